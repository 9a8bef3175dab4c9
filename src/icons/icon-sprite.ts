/**
 * Every icon that content may name, in one file that pages refer to: outlines are long
 * and cannot be squeezed, and would stand in the way of the words if each page carried
 * its own. A browser fetches the file once.
 */
import {
	Activity,
	Archive,
	Award,
	Blocks,
	Bot,
	Box,
	Calendar,
	ClipboardCheck,
	Clock,
	CloudUpload,
	Cloudy,
	Code,
	Coins,
	Compass,
	Cpu,
	Database,
	Eye,
	FileJson,
	FlaskConical,
	Gauge,
	GitBranch,
	GraduationCap,
	Hammer,
	Handshake,
	Heart,
	KeyRound,
	Layers,
	LayoutTemplate,
	ListOrdered,
	type LucideIcon,
	MessageCircle,
	PanelsTopLeft,
	PencilRuler,
	RefreshCw,
	Rocket,
	Search,
	Server,
	ShieldCheck,
	Sprout,
	Timer,
	TrendingDown,
	TrendingUp,
	Users,
	Video,
	Wallet,
	Wrench,
	Zap,
} from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
	type SimpleIcon,
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
import type { IconName } from "@/content/types";

const ICONS: Record<IconName, LucideIcon | SimpleIcon> = {
	activity: Activity,
	ansible: siAnsible,
	argo: siArgo,
	"arm-templates": FileJson,
	award: Award,
	// The brand's own logo may not be used without permission; so too Azure's.
	aws: Blocks,
	azure: Layers,
	bot: Bot,
	calendar: Calendar,
	"clipboard-check": ClipboardCheck,
	clock: Clock,
	"cloud-formation": LayoutTemplate,
	"cloud-security": ShieldCheck,
	"cloud-upload": CloudUpload,
	code: Code,
	compass: Compass,
	database: Database,
	docker: siDocker,
	dotnet: siDotnet,
	"durable-object": Box,
	"edge-function": Cpu,
	eye: Eye,
	finops: Coins,
	flask: FlaskConical,
	gauge: Gauge,
	"git-branch": GitBranch,
	gitlab: siGitlab,
	"google-cloud": siGooglecloud,
	"graduation-cap": GraduationCap,
	graphql: siGraphql,
	hammer: Hammer,
	handshake: Handshake,
	heart: Heart,
	java: siOpenjdk,
	"key-value": KeyRound,
	kubernetes: siKubernetes,
	layers: Layers,
	"message-circle": MessageCircle,
	"multi-cloud": Cloudy,
	nodejs: siNodedotjs,
	"object-storage": Archive,
	openshift: siRedhatopenshift,
	pages: PanelsTopLeft,
	"pencil-ruler": PencilRuler,
	postgresql: siPostgresql,
	prometheus: siPrometheus,
	python: siPython,
	queue: ListOrdered,
	react: siReact,
	refresh: RefreshCw,
	rocket: Rocket,
	search: Search,
	server: Server,
	"shield-check": ShieldCheck,
	sprout: Sprout,
	stream: Video,
	terraform: siTerraform,
	timer: Timer,
	"trending-down": TrendingDown,
	"trending-up": TrendingUp,
	typescript: siTypescript,
	users: Users,
	wallet: Wallet,
	wrench: Wrench,
	zap: Zap,
};

/** What all of Lucide's icons say of themselves, said once for each symbol. */
const LINES =
	'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

/** The shapes of an icon, without the <svg> around them. */
const shapesOf = (icon: LucideIcon) =>
	renderToStaticMarkup(createElement(icon)).replaceAll(/<\/?svg[^>]*>/g, "");

/** A brand's logo has the colour of the words around it as long as --brand says so: see tokens.css. */
const symbolOf = ([name, icon]: [string, LucideIcon | SimpleIcon]) =>
	`<symbol id="${name}" viewBox="0 0 24 24"${
		"path" in icon
			? `><path fill="var(--brand,#${icon.hex})" d="${icon.path}"/>`
			: ` ${LINES}>${shapesOf(icon)}`
	}</symbol>`;

/** The file with all icons, each a symbol under its name. */
export const iconFile = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(ICONS).map(symbolOf).join("")}</svg>`;
