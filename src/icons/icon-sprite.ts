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

/** Those that do not go by their name in Lucide or Simple Icons. */
const OTHERS: Partial<Record<IconName, lucide.LucideIcon | brands.SimpleIcon>> = {
	"arm-templates": lucide.FileJson,
	// The brand's own logo may not be used without permission; so too Azure's.
	aws: lucide.Blocks,
	azure: lucide.Layers,
	"cloud-formation": lucide.LayoutTemplate,
	"cloud-security": lucide.ShieldCheck,
	"durable-object": lucide.Box,
	"edge-function": lucide.Cpu,
	finops: lucide.Coins,
	java: brands.siOpenjdk,
	"key-value": lucide.KeyRound,
	"multi-cloud": lucide.Cloudy,
	nodejs: brands.siNodedotjs,
	"object-storage": lucide.Archive,
	openshift: brands.siRedhatopenshift,
	pages: lucide.PanelsTopLeft,
	queue: lucide.ListOrdered,
	refresh: lucide.RefreshCw,
	stream: lucide.Video,
};

const logos = new Map(Object.entries(brands));

function iconOf(name: IconName) {
	const lucides = name.split("-").map(capital).join("");
	const brand = logos.get(`si${capital(name.replaceAll("-", ""))}`);
	const icon = OTHERS[name] ?? lucide.icons[lucides as keyof typeof lucide.icons] ?? brand;
	if (!icon)
		throw new Error(`Nobody has an icon ${name}: say in src/icons/icon-sprite.ts which it is.`);
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
