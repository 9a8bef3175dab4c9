/**
 * Every icon that content may name, in one file that pages refer to: outlines are long
 * and cannot be squeezed, and would stand in the way of the words if each page carried
 * its own. A browser fetches the file once.
 */
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as brands from "simple-icons";
import type { IconName } from "@/content/types";
import { capital } from "@/text/capital";

const logos = new Map(Object.entries(brands));

function iconOf(name: IconName): lucide.LucideIcon | brands.SimpleIcon {
	const ofLucide = name.split("-").map(capital).join("");
	const ofBrands = `si${capital(name.replaceAll("-", ""))}`;
	const icon = lucide.icons[ofLucide as keyof typeof lucide.icons] ?? logos.get(ofBrands);
	if (!icon) throw new Error(`Neither Lucide nor Simple Icons has ${name}: see icon-names.ts.`);
	return icon;
}

/** What all of Lucide's icons say of themselves, said once for each symbol. */
const LINES =
	'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

/** The shapes of an icon, without the <svg> around them. */
const shapesOf = (icon: lucide.LucideIcon) =>
	renderToStaticMarkup(createElement(icon)).replaceAll(/<\/?svg[^>]*>/g, "");

/** A brand's logo has the colour of the words around it as long as --brand says so: see tokens.css. */
function symbolOf(name: IconName) {
	const icon = iconOf(name);
	const shapes =
		"path" in icon
			? `><path fill="var(--brand,#${icon.hex})" d="${icon.path}"/>`
			: ` ${LINES}>${shapesOf(icon)}`;
	return `<symbol id="${name}" viewBox="0 0 24 24"${shapes}</symbol>`;
}

/** The file with these icons, each a symbol under its name. */
export const iconFile = (names: readonly IconName[]) =>
	`<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbolOf).join("")}</svg>`;
