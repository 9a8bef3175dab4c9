import styles from "./NoneFound.module.css";

interface NoneFoundProps extends React.ComponentProps<"div"> {
	text: string;
	/** The way back: a link or a button. */
	children: React.ReactNode;
}

/** Stands in the place of a list of which a filter left nothing. */
export function NoneFound({ text, children, ...props }: NoneFoundProps) {
	return (
		<div className={styles.root} {...props}>
			<p>{text}</p>
			{children}
		</div>
	);
}
