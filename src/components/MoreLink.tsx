import styles from "./MoreLink.module.css";

/** The way on from a list to all of it. */
export function MoreLink(props: React.ComponentProps<"a">) {
	return (
		<p className={`strong ${styles.root}`}>
			<a {...props} />
		</p>
	);
}
