import words from "words:team";
import { ActionButton } from "@/components/ActionButton";
import { capital } from "@/text/capital";
import { fill } from "@/text/fill";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { fteOf, halvesOf, OWNED, type Team } from "./team";

interface ComposerRolesProps {
	team: Team;
	/** Adds or takes half an FTE of a role, by its place. Without: the roles are read only. */
	change: ((role: number, by: 1 | -1) => void) | undefined;
	/** Takes all down. Without: there is nothing to take. */
	reset: (() => void) | undefined;
}

/** The roles, each with how much there is of it. */
export function ComposerRoles({ team, change, reset }: ComposerRolesProps) {
	const { roles, labels } = words;
	const isFull = halvesOf(team) >= 2 * words.size.most;
	return (
		<>
			<ul className="roles">
				{roles.map(({ flag, one, text }, index) => {
					const own = team[index] ?? 0;
					const step = (by: 1 | -1, label: string, isLimit: boolean) => (
						<ActionButton
							aria-label={fill(label, { rol: one })}
							aria-disabled={isLimit}
							onClick={() => change?.(index, by)}
						>
							{by > 0 ? "+" : "−"}
						</ActionButton>
					);
					return (
						<li key={flag} className="row" data-none={own === 0 ? "" : undefined}>
							<ToolFlag letter={flag} />
							<p className="soft">
								<b>{capital(one)}</b> {own === OWNED ? labels.owned : text}
							</p>
							<div className="scripted">
								{change && (
									<>
										{step(-1, labels.less, own <= 0)}
										<span>
											{fteOf(Math.max(own, 0))}
											<span className="visually-hidden"> {labels.fte}</span>
										</span>
										{step(1, labels.more, isFull)}
									</>
								)}
							</div>
						</li>
					);
				})}
			</ul>
			<div className="foot row scripted">
				<p>{isFull && labels.full}</p>
				{reset && <ActionButton onClick={reset}>{labels.reset}</ActionButton>}
			</div>
		</>
	);
}
