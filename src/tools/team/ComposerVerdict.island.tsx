import words from "words:team";
import { ActionButton } from "@/components/ActionButton";
import { fill } from "@/text/fill";
import { Handover } from "@/tools/kit/Handover";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { ComposerExamples } from "./ComposerExamples.island";
import {
	changeTeam,
	formatTeam,
	fteOf,
	halvesOf,
	headsOf,
	OWNED,
	type Team,
	verdictOf,
} from "./team";
import { carriesOf, ownedOf, teamEmail, titleOf } from "./team-words";

interface ComposerVerdictProps {
	team: Team;
	/** Puts another team in the place of this one. Without: it is read only. */
	take: ((team: Team) => void) | undefined;
	/** The title, which takes the focus. */
	heading: React.RefObject<HTMLHeadingElement | null>;
}

/** What the page says of a team, what would help it, and where one goes with it. */
export function ComposerVerdict({ team, take, heading }: ComposerVerdictProps) {
	const { verdicts, labels, roles, size } = words;
	const { kind, missing, asks } = verdictOf(team, words);
	const isSmall = kind === "small";
	const { href, label } = verdicts[kind === "platform" ? "platform" : "complete"].link;
	const facts = {
		[labels.carries]: carriesOf(team, words),
		[labels.asks]: asks.map((role) => role.asks).join(" ") || words.asks,
	};
	return (
		<div className="verdict stack">
			<h3 ref={heading} tabIndex={take && -1}>
				{titleOf(team, words)}
			</h3>
			{missing.length > 0 && (
				<ul className="missing">
					{missing.map((role) => {
						const hoisted = changeTeam(team, roles.indexOf(role), 1, words);
						const owned = team.with(roles.indexOf(role), OWNED);
						return (
							<li key={role.flag} className="row">
								<ToolFlag />
								<p>
									<b>{role.missing?.title}</b> {role.missing?.text}
								</p>
								{halvesOf(team) < 2 * size.most && (
									<ActionButton onClick={() => take?.(hoisted)}>
										{fill(labels.add, { rol: role.one })}
									</ActionButton>
								)}
								<ActionButton onClick={() => take?.(owned)}>
									{fill(labels.own, { rol: role.one })}
								</ActionButton>
							</li>
						);
					})}
				</ul>
			)}
			{/* A number and its unit stay together. */}
			<p>
				{fill(verdicts[kind].text.replace("{fte} ", "{fte}\u00a0"), {
					fte: fteOf(halvesOf(team)),
					eigen: ownedOf(team, words),
				})}
			</p>
			{isSmall ? (
				<ComposerExamples take={take} />
			) : (
				<>
					<dl>
						{Object.entries(facts).map(
							([label, text]) =>
								text && (
									<div key={label} className="row">
										<dt className="soft">{label}</dt>
										<dd className="strong">{text}</dd>
									</div>
								),
						)}
					</dl>
					<p className="sketch">
						{fill(labels.sketch, { mensen: headsOf(team) })} <a href={href}>{label}</a>
					</p>
					<Handover
						fragment={formatTeam(team, words)}
						button={words.email.button}
						mail={(link) => teamEmail(team, words, link)}
					/>
				</>
			)}
		</div>
	);
}
