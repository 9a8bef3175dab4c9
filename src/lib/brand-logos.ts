/**
 * The logos of brands, in one file that pages refer to: their outlines are long, and
 * would stand in the way of the words if every page carried its own.
 */
import { createHash } from "node:crypto";
import {
	siAnsible,
	siArgo,
	siDocker,
	siDotnet,
	siGitlab,
	siGooglecloud,
	siGraphql,
	siKubernetes,
	siNodedotjs,
	siOpenjdk,
	siPostgresql,
	siPrometheus,
	siPython,
	siReact,
	siRedhatopenshift,
	siTerraform,
	siTypescript,
} from "simple-icons";

/** By the name that content gives them. */
const LOGOS = {
	ansible: siAnsible,
	argo: siArgo,
	docker: siDocker,
	dotnet: siDotnet,
	gitlab: siGitlab,
	"google-cloud": siGooglecloud,
	graphql: siGraphql,
	java: siOpenjdk,
	kubernetes: siKubernetes,
	nodejs: siNodedotjs,
	openshift: siRedhatopenshift,
	postgresql: siPostgresql,
	prometheus: siPrometheus,
	python: siPython,
	react: siReact,
	terraform: siTerraform,
	typescript: siTypescript,
};

export type BrandName = keyof typeof LOGOS;

export const isBrand = (name: string): name is BrandName => name in LOGOS;

/** The file with all logos, each a symbol under its name. */
export const logoFile = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(LOGOS)
	.map(
		([name, { path }]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
	)
	.join("")}</svg>`;

/** Its name, without extension: it changes with its content, so that it may be kept for ever. */
export const logoFileName = `logos.${createHash("sha256").update(logoFile).digest("hex").slice(0, 8)}`;

/** Where a logo stands, and its brand's colour as #rrggbb. */
export const logoOf = (name: BrandName) => ({
	href: `/_astro/${logoFileName}.svg#${name}`,
	color: `#${LOGOS[name].hex}`,
});
