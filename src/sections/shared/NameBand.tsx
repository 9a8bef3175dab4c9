import fieldStyles from "@/flags/fields.module.css";
import { Spelled } from "@/flags/Spelled";

interface NameBandProps {
	/** Of who speaks or answers: the first is spelled. */
	name: string;
	children: React.ReactNode;
}

/** A dark band under somebody's first name, in flags. */
export function NameBand({ name, children }: NameBandProps) {
	const [first = ""] = name.trim().split(/\s/);
	return (
		<div className={`name-band ${fieldStyles.black}`}>
			<div className="wrap">
				<Spelled word={first.replaceAll(/[^\p{L}-]/gu, "")} />
				{children}
			</div>
		</div>
	);
}
