import { NameBand } from "./NameBand";

interface PersonBandProps {
	title: string;
	name: string;
	role: string;
	/** How to reach them. */
	children?: React.ReactNode;
}

/** Who answers, on a dark band under their first name in flags. */
export function PersonBand({ title, name, role, children }: PersonBandProps) {
	return (
		<section className="person">
			<NameBand name={name}>
				<h2>{title}</h2>
				<p className="display person-name">{name}</p>
				<p className="person-role">{role}</p>
				{children}
			</NameBand>
		</section>
	);
}
