import { NameBand } from "./NameBand";

interface QuoteBandProps {
	quote: { text: string; name: string; role: string };
	/** What to do next. */
	children?: React.ReactNode;
}

/** Somebody's words on a dark band, under the name in flags. */
export function QuoteBand({ quote: { text, name, role }, children }: QuoteBandProps) {
	return (
		<NameBand name={name}>
			<div className="row quote">
				<figure>
					<blockquote>
						<p className="display">“{text}”</p>
					</blockquote>
					<figcaption>
						{name}, {role}
					</figcaption>
				</figure>
				{children}
			</div>
		</NameBand>
	);
}
