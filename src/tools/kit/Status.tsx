interface StatusProps {
	/** One short sentence; empty until there is something to say. */
	children: React.ReactNode;
	/** Where it shows: who looks sees the change itself, or does not. */
	className?: string;
}

/** What is said of a change to who does not see it. */
export const Status = ({ children, className = "visually-hidden" }: StatusProps) => (
	<p className={className} aria-live="polite">
		{children}
	</p>
);
