import type { ReactNode } from "react";

interface DangerProps {
	id?: string;
	/** It was not asked for: it is read out at once, and comes into sight. */
	isAlert?: boolean;
	children: ReactNode;
}

/** What stops something, in words. */
export function Danger({ id, isAlert = false, children }: DangerProps) {
	return (
		<div
			className="notice"
			id={id}
			role={isAlert ? "alert" : undefined}
			ref={isAlert ? intoView : undefined}
		>
			<DangerFlag />
			<div>{children}</div>
		</div>
	);
}

const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });

/** This stops something: U, 'you are running into danger'. */
export function DangerFlag() {
	return (
		<svg viewBox="0 0 60 48" className="signal" aria-hidden="true">
			<path className="flag-edge" fill="var(--flag-white)" d="M0 0h60v48H0z" />
			<path fill="var(--flag-red)" d="M0 0h30v24H0zM30 24h30v24H30z" />
		</svg>
	);
}
