import styles from "./HeroFigures.module.css";

interface HeroFiguresProps {
	children?: React.ReactNode;
}

/** The figures of a hero. */
export function HeroFigures({ children }: HeroFiguresProps) {
	return <div className={styles.root}>{children}</div>;
}
