/** Opening hours in words, in Dutch notation. */

import type { OpeningHours } from "@/content/types";
import { capital } from "@/text/capital";

/** 'Maandag tot en met vrijdag, 9.00 tot 17.30 uur'. */
export function hoursText({ from, to, opens, closes }: OpeningHours): string {
	const days = to ? `${from} tot en met ${to}` : from;
	// The hours stay on one line.
	const hours = `${timeText(opens)} tot ${timeText(closes)} uur`.replaceAll(" ", "\u00a0");
	return `${capital(days)}, ${hours}`;
}

/** 09:00 is written 9.00, without the nought that only machines need. */
const timeText = (time: string) => time.replace(/^0/, "").replace(":", ".");
