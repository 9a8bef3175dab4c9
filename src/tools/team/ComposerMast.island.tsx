import words from "words:team";
import { fill } from "@/text/fill";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { flagsOf, fteOf, halvesOf, nameOf, type Team, verdictOf } from "./team";
import { hintOf } from "./team-words";

/** As high as a word. */
const NOTHING = "\u00a0";

interface ComposerMastProps {
	isAwake: boolean;
	team: Team;
	/** Goes to the examples. */
	start: () => void;
}

/**
 * The team as flags on a mast, or on a line where the window is narrow: as high, or as wide, as it
 * has FTE. Dashed is what is still to come. The roles say the same in words; only who can compose a
 * team sees the mast, so it has no words before.
 */
export function ComposerMast({ isAwake, team, start }: ComposerMastProps) {
	const { size, roles, labels } = words;
	const halves = halvesOf(team);
	const verdict = verdictOf(team, words);
	const toLeast = verdict.kind === "small" ? 2 * size.least - halves : 0;
	const places = verdict.kind === "missing" ? verdict.roles.slice(0, 2 * size.most - halves) : [];
	return (
		<div className="flags" aria-hidden={isAwake ? undefined : true}>
			<p className="total">
				<b className="display">{isAwake ? fteOf(halves) : NOTHING}</b>{" "}
				{isAwake ? labels.fte : NOTHING}
				{/* Where the verdict and the examples stand below all roles. */}
				{isAwake && verdict.kind === "small" ? (
					<button type="button" onClick={start}>
						{words.verdicts.small.start}
					</button>
				) : (
					<small aria-hidden="true">{isAwake && hintOf(team, words)}</small>
				)}
			</p>
			<div aria-hidden="true">
				<ol>
					{Array.from({ length: size.most }, (_, fte) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a scale stays as it is
						<li key={fte} />
					))}
				</ol>
				<ul className="mast">
					{roles.map((role, index) => {
						const own = team[index] ?? 0;
						return (
							own > 0 && (
								<li key={role.flag}>
									<span>
										{/* A half one that grows is hoisted anew. */}
										{flagsOf(own).map(({ key, high }) => (
											<ToolFlag key={key} letter={role.flag} isHalf={high < 2} {...sizeOf(high)} />
										))}
									</span>
									<span>
										<b>{fteOf(own)}</b> {nameOf(role, own)}
									</span>
								</li>
							)
						);
					})}
					{places.map(({ flag, one }) => (
						<Place key={`${flag}?`} halves={1} name={fill(labels.place, { rol: one })} />
					))}
					{toLeast > 0 && <Place halves={toLeast} name={isAwake && labels.smallest} />}
				</ul>
			</div>
		</div>
	);
}

interface PlaceProps {
	halves: number;
	name: string | false;
}

/** A place that is still empty. */
const Place = ({ halves, name }: PlaceProps) => (
	<li className="place">
		<span>
			<ToolFlag {...sizeOf(halves)} />
		</span>
		<span>{name}</span>
	</li>
);

/** Wide on a line, high on a mast; the sheet takes the one and sets the other. */
const sizeOf = (halves: number) => ({
	width: `${Number(((50 * halves) / words.size.most).toFixed(2))}%`,
	height: `${halves}em`,
});
