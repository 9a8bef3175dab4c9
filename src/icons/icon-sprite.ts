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

const ICONS: Record<IconName, lucide.LucideIcon | brands.SimpleIcon> = {
	activity: lucide.Activity,
	ansible: brands.siAnsible,
	argo: brands.siArgo,
	"arm-templates": lucide.FileJson,
	award: lucide.Award,
	// The brand's own logo may not be used without permission; so too Azure's.
	aws: lucide.Blocks,
	azure: lucide.Layers,
	bot: lucide.Bot,
	calendar: lucide.Calendar,
	"clipboard-check": lucide.ClipboardCheck,
	clock: lucide.Clock,
	"cloud-formation": lucide.LayoutTemplate,
	"cloud-security": lucide.ShieldCheck,
	"cloud-upload": lucide.CloudUpload,
	code: lucide.Code,
	compass: lucide.Compass,
	database: lucide.Database,
	docker: brands.siDocker,
	dotnet: brands.siDotnet,
	"durable-object": lucide.Box,
	"edge-function": lucide.Cpu,
	eye: lucide.Eye,
	finops: lucide.Coins,
	flask: lucide.FlaskConical,
	gauge: lucide.Gauge,
	"git-branch": lucide.GitBranch,
	gitlab: brands.siGitlab,
	"google-cloud": brands.siGooglecloud,
	"graduation-cap": lucide.GraduationCap,
	graphql: brands.siGraphql,
	hammer: lucide.Hammer,
	handshake: lucide.Handshake,
	heart: lucide.Heart,
	java: brands.siOpenjdk,
	"key-value": lucide.KeyRound,
	kubernetes: brands.siKubernetes,
	layers: lucide.Layers,
	"message-circle": lucide.MessageCircle,
	"multi-cloud": lucide.Cloudy,
	nodejs: brands.siNodedotjs,
	"object-storage": lucide.Archive,
	openshift: brands.siRedhatopenshift,
	pages: lucide.PanelsTopLeft,
	"pencil-ruler": lucide.PencilRuler,
	postgresql: brands.siPostgresql,
	prometheus: brands.siPrometheus,
	python: brands.siPython,
	queue: lucide.ListOrdered,
	react: brands.siReact,
	refresh: lucide.RefreshCw,
	rocket: lucide.Rocket,
	search: lucide.Search,
	server: lucide.Server,
	"shield-check": lucide.ShieldCheck,
	sprout: lucide.Sprout,
	stream: lucide.Video,
	terraform: brands.siTerraform,
	timer: lucide.Timer,
	"trending-down": lucide.TrendingDown,
	"trending-up": lucide.TrendingUp,
	typescript: brands.siTypescript,
	users: lucide.Users,
	wallet: lucide.Wallet,
	wrench: lucide.Wrench,
	zap: lucide.Zap,
};

/** What all of Lucide's icons say of themselves, said once for each symbol. */
const LINES =
	'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

/** The shapes of an icon, without the <svg> around them. */
const shapesOf = (icon: lucide.LucideIcon) =>
	renderToStaticMarkup(createElement(icon)).replaceAll(/<\/?svg[^>]*>/g, "");

/** A brand's logo has the colour of the words around it as long as --brand says so: see tokens.css. */
const symbolOf = ([name, icon]: [string, lucide.LucideIcon | brands.SimpleIcon]) =>
	`<symbol id="${name}" viewBox="0 0 24 24"${
		"path" in icon
			? `><path fill="var(--brand,#${icon.hex})" d="${icon.path}"/>`
			: ` ${LINES}>${shapesOf(icon)}`
	}</symbol>`;

/** The file with all icons, each a symbol under its name. */
export const iconFile = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(ICONS).map(symbolOf).join("")}</svg>`;
