interface ChooserFlagProps {
	letter: string;
}

/** The flag of a service, drawn once in the page. */
export const ChooserFlag = ({ letter }: ChooserFlagProps) => (
	<svg className="choose-flag" aria-hidden="true">
		<use href={`#flag-${letter}`} />
	</svg>
);
