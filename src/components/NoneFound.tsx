interface NoneFoundProps {
	text: string;
	/** The way back: a link or a button. */
	children: React.ReactNode;
}

/** Stands in the place of a list of which a filter left nothing. */
export function NoneFound({ text, children }: NoneFoundProps) {
	return (
		<div className="none-found">
			<p>{text}</p>
			{children}
		</div>
	);
}
