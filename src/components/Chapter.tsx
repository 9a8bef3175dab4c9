interface ChapterHeadingProps {
	/** Which part of the story this is. */
	kicker: string;
	title: string;
}

/** The title of a part of a case, under the name of that part. */
export function ChapterHeading({ kicker, title }: ChapterHeadingProps) {
	return (
		<hgroup className="stack">
			<p className="soft small strong">{kicker}</p>
			<h2>{title}</h2>
		</hgroup>
	);
}
