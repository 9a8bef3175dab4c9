import { NameBand } from "./NameBand";

interface QuoteBandProps {
	quote: { text: string; name: string; role: string };
	/** What to do next. */
	children?: React.ReactNode;
}

/** Somebody's words on a dark band, beside the name in flags. */
export function QuoteBand({ quote: { text, name, role }, children }: QuoteBandProps) {
	return (
		<NameBand name={name}>
			<figure className="stack">
				<blockquote className="display">“{text}”</blockquote>
				<figcaption>
					{name}, {role}
				</figcaption>
			</figure>
			{children}
		</NameBand>
	);
}
