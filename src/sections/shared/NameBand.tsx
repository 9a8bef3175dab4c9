import fieldStyles from "@/flags/fields.module.css";
import { Spelled } from "@/flags/Spelled";

interface NameBandProps {
	/** Of who speaks or answers: the first is spelled. */
	name: string;
	children: React.ReactNode;
}

/** Words of somebody, or about them, on a dark band with their first name in flags. */
export function NameBand({ name, children }: NameBandProps) {
	const [first = ""] = name.trim().split(/\s/);
	return (
		<div className={`name-band ${fieldStyles.black}`}>
			<div className="wrap">
				<Spelled word={first.replaceAll(/[^\p{L}-]/gu, "")} />
				<div className="stack">{children}</div>
			</div>
		</div>
	);
}
