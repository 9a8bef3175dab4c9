interface PennantProps {
	/** In a chip without; `signal substitute` before words of its own. */
	className?: string;
}

/** The first substitute, a pennant that repeats what hangs already: this stands elsewhere too. */
export function Pennant({ className = "pennant" }: PennantProps) {
	return (
		<svg className={className} viewBox="0 0 60 32" aria-hidden="true">
			<path fill="var(--flag-blue)" d="M0 0l60 16L0 32z" />
			<path fill="var(--flag-yellow)" d="M0 8l30 8-30 8z" />
		</svg>
	);
}
