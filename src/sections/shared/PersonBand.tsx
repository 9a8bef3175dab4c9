import { NameBand } from "./NameBand";

interface PersonBandProps {
	title: string;
	name: string;
	role: string;
	/** How to reach them. */
	children?: React.ReactNode;
}

/** Who answers, on a dark band beside their first name in flags. */
export function PersonBand({ title, name, role, children }: PersonBandProps) {
	return (
		<section>
			<NameBand name={name}>
				<h2>{title}</h2>
				<p className="display person-name">{name}</p>
				<p>{role}</p>
				{children}
			</NameBand>
		</section>
	);
}
