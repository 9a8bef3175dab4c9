import words from "words:team";
import { ActionButton } from "@/components/ActionButton";
import { fill } from "@/text/fill";
import { Handover } from "@/tools/kit/Handover";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { addressOf } from "@/tools/kit/use-fragment";
import { ComposerExamples } from "./ComposerExamples.island";
import { formatTeam, fteOf, halvesOf, headsOf, type Team, type Verdict } from "./team";
import { carriesOf, ownedOf, teamEmail, titleOf } from "./team-words";

type Role = (typeof words.roles)[number];

interface ComposerVerdictProps {
	isAwake: boolean;
	team: Team;
	verdict: Verdict<Role>;
	/** Puts another team in the place of this one. */
	take: (team: Team) => void;
	/** Adds half of a role that is missing, or says that somebody of the client does it. */
	hoist: (role: Role, isOwned?: boolean) => void;
	/** The title, which takes the focus. */
	heading: React.RefObject<HTMLHeadingElement | null>;
}

/** What the page says of a team, what would help it, and where one goes with it. */
export function ComposerVerdict(props: ComposerVerdictProps) {
	const { isAwake, team, verdict, take, hoist, heading } = props;
	const { verdicts, labels } = words;
	const isSmall = verdict.kind === "small";
	const halves = halvesOf(team);
	const fragment = formatTeam(team, words);
	const sentence = isSmall && halves > 0 ? verdicts.small.lacks : verdicts[verdict.kind].text;
	const field = verdicts[verdict.kind === "platform" ? "platform" : "complete"].link;
	const fte = fteOf(isSmall ? 2 * words.size.least - halves : halves);
	return (
		<div className="verdict">
			<h3 ref={heading} tabIndex={isAwake ? -1 : undefined}>
				{titleOf(team, words)}
			</h3>
			{verdict.kind === "missing" && (
				<ul className="missing">
					{verdict.roles.map((role) => (
						<li key={role.flag}>
							<ToolFlag />
							<p>
								<b>{role.missing?.title}</b> {role.missing?.text}
							</p>
							{verdict.offers.includes(role) && (
								<ActionButton onClick={() => hoist(role)}>
									{fill(labels.add, { rol: role.one })}
								</ActionButton>
							)}
							<ActionButton onClick={() => hoist(role, true)}>
								{fill(labels.own, { rol: role.one })}
							</ActionButton>
						</li>
					))}
				</ul>
			)}
			{/* A number and its unit stay together. */}
			<p>
				{verdict.kind === "missing" && verdict.offers.length === 0 && (
					<b>{verdicts.missing.full} </b>
				)}
				{fill(sentence.replace("{fte} ", "{fte}\u00a0"), { fte, eigen: ownedOf(team, words) })}
			</p>
			{isSmall && <ComposerExamples take={isAwake ? take : undefined} />}
			{"asks" in verdict && <Facts team={team} verdict={verdict} />}
			{!isSmall && (
				<>
					<p className="sketch">
						{fill(labels.sketch, { mensen: headsOf(team) })} <a href={field.href}>{field.label}</a>
					</p>
					<Handover
						fragment={fragment}
						button={words.email.button}
						mail={(link) => teamEmail(team, words, link)}
					/>
					<p className="paper-only">{fill(labels.paper, { link: addressOf(fragment) })}</p>
				</>
			)}
		</div>
	);
}

interface FactsProps {
	team: Team;
	verdict: Extract<Verdict<Role>, { asks: unknown }>;
}

/** What a team can carry, what it asks of the client. */
function Facts({ team, verdict }: FactsProps) {
	const { labels, asks } = words;
	const { kind } = verdict;
	const carries = kind !== "thinkers" && kind !== "lopsided" && carriesOf(team, words);
	const facts = [
		carries && [kind === "missing" ? labels.could : labels.carries, carries],
		[labels.asks, verdict.asks.map((role) => role.asks).join(" ") || asks],
	].filter((fact) => Array.isArray(fact));
	return (
		<dl>
			{facts.map(([label, text]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
