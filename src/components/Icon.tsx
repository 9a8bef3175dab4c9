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
import type { IconName } from "@/lib/content/icon-names";

interface IconProps {
	name: IconName;
	className?: string | undefined;
}

/**
 * An icon that content names. Decoration: it has no name. A brand's logo carries the
 * brand's colour as an attribute, which any `color` in CSS overrides.
 */
export function Icon({ name, className }: IconProps) {
	const icon = ICONS[name];
	if ("path" in icon)
		return (
			<svg
				viewBox="0 0 24 24"
				fill="currentColor"
				color={`#${icon.hex}`}
				className={className}
				aria-hidden="true"
			>
				<path d={icon.path} />
			</svg>
		);
	const Drawing = icon;
	return <Drawing className={className} strokeWidth={1.6} aria-hidden="true" />;
}

/** The icons that an island refers to by name, drawn once: it need not bring them along. */
export function IconSymbols({ names }: { names: IconName[] }) {
	return (
		<svg className="visually-hidden" aria-hidden="true">
			{[...new Set(names)].map((name) => (
				<symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
					<Icon name={name} />
				</symbol>
			))}
		</svg>
	);
}

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
