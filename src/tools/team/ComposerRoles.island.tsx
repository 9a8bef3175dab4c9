import words from "words:team";
import { capital } from "@/text/capital";
import { fill } from "@/text/fill";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { fteOf, halvesOf, OWNED, type Team } from "./team";

interface ComposerRolesProps {
	team: Team;
	/** Adds or takes half an FTE of a role, by its place. Without: the roles are read only. */
	change: ((role: number, by: 1 | -1) => void) | undefined;
	/** Empties the mast. Without: it is empty. */
	reset: (() => void) | undefined;
}

/** The roles, from the foot of the mast up, each with how much there is of it. */
export function ComposerRoles({ team, change, reset }: ComposerRolesProps) {
	const { roles, labels } = words;
	const halves = halvesOf(team);
	const isFull = halves >= 2 * words.size.most;
	return (
		<div className="roles">
			<h3>{words.rolesTitle}</h3>
			<ul>
				{roles.map(({ flag, one, text }, index) => {
					const own = team[index] ?? 0;
					const step = (by: 1 | -1, label: string, isLimit: boolean) => (
						<button
							type="button"
							aria-label={fill(label, { rol: one })}
							aria-disabled={isLimit}
							onClick={() => change?.(index, by)}
						>
							{by > 0 ? "+" : "−"}
						</button>
					);
					return (
						<li key={flag} data-none={own === 0 ? "" : undefined}>
							<ToolFlag letter={flag} />
							<p>
								<b>{capital(one)}</b> {own === OWNED ? labels.owned : text}
							</p>
							<div>
								{change && (
									<>
										{step(-1, labels.less, own <= 0)}
										<span>
											<span>{fteOf(Math.max(own, 0))}</span>
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
			<div className="foot">
				<p>{isFull && labels.full}</p>
				{change && (
					<button type="button" aria-disabled={!reset} onClick={reset}>
						{labels.reset}
					</button>
				)}
			</div>
		</div>
	);
}
