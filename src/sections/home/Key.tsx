import { Fragment } from "react";
import { FlagPaths } from "@/flags/FlagPaths";
import { FLAG_BOX, flagOf } from "@/flags/flags";
import { letterWidths } from "@/flags/letter-widths";
import styles from "./Key.module.css";

interface KeyProps {
	/** A word of letters that have a flag. */
	word: string;
}

/**
 * A word as wide as the page, and over each letter its flag, exactly as wide as that: the key to
 * all flags of the site. An empty SVG is a length here, as the policy allows no element a style of
 * its own; the one with the shape of the word says how large its letters are.
 */
export function Key({ word }: KeyProps) {
	const { width, before, letters, isLow } = letterWidths(word);
	return (
		<span className={styles.root}>
			<span className={styles.flags} aria-hidden="true">
				{letters.map(({ from, to }, index) => {
					const letter = flagOf(word[index] ?? "");
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: a letter may come twice, and none moves.
						<Fragment key={index}>
							{index > 0 && (
								<svg width={percent(from - (letters[index - 1]?.to ?? 0))} aria-hidden="true" />
							)}
							<svg
								viewBox={BOX}
								width={percent(to - from)}
								preserveAspectRatio="none"
								aria-hidden="true"
							>
								<path className={styles.rope} d={TOGGLES} />
								{letter && <FlagPaths letter={letter} />}
							</svg>
						</Fragment>
					);
				})}
			</span>
			<span className={styles.word} data-low={isLow || undefined}>
				<svg viewBox={`0 0 ${Math.round(1000 * width)} ${isLow ? 940 : 710}`} aria-hidden="true" />
				<span>
					<span>
						<svg width={percent((MARGIN - before) / (1 + MARGIN))} aria-hidden="true" />
						{word}
					</span>
				</span>
			</span>
		</span>
	);
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/** How far the line of letters begins before the word, as a part of its width: no letter has so much before its ink. */
const MARGIN = 0.1;

/** Of the ropes by which a flag hangs, in the units of its box. */
const TOGGLE = 5;
const BOX = `0 ${-TOGGLE} ${FLAG_BOX.width} ${FLAG_BOX.height + TOGGLE}`;
const TOGGLES = `M4 ${-TOGGLE}v${TOGGLE}M56 ${-TOGGLE}v${TOGGLE}`;
