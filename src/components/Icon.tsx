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
import { type BrandName, isBrand, logoOf } from "@/lib/brand-logos";
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
	if (isBrand(name)) {
		const { href, color } = logoOf(name);
		return (
			<svg fill="currentColor" color={color} className={className} aria-hidden="true">
				<use href={href} />
			</svg>
		);
	}
	const Drawing = DRAWINGS[name];
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

const DRAWINGS: Record<Exclude<IconName, BrandName>, LucideIcon> = {
	activity: Activity,
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
	"durable-object": Box,
	"edge-function": Cpu,
	eye: Eye,
	finops: Coins,
	flask: FlaskConical,
	gauge: Gauge,
	"git-branch": GitBranch,
	"graduation-cap": GraduationCap,
	hammer: Hammer,
	handshake: Handshake,
	heart: Heart,
	"key-value": KeyRound,
	layers: Layers,
	"message-circle": MessageCircle,
	"multi-cloud": Cloudy,
	"object-storage": Archive,
	pages: PanelsTopLeft,
	"pencil-ruler": PencilRuler,
	queue: ListOrdered,
	refresh: RefreshCw,
	rocket: Rocket,
	search: Search,
	server: Server,
	"shield-check": ShieldCheck,
	sprout: Sprout,
	stream: Video,
	timer: Timer,
	"trending-down": TrendingDown,
	"trending-up": TrendingUp,
	users: Users,
	wallet: Wallet,
	wrench: Wrench,
	zap: Zap,
};
