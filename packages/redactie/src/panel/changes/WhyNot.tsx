import type { ReactNode } from "react";
import { DangerFlag } from "../Signal.tsx";

interface WhyNotProps {
	children: ReactNode;
}

/** Why something was not done, brought into sight. */
export function WhyNot({ children }: WhyNotProps) {
	return (
		<div className="notice" role="alert" ref={bringIntoSight}>
			<DangerFlag />
			<div>{children}</div>
		</div>
	);
}

function bringIntoSight(notice: HTMLElement | null) {
	notice?.scrollIntoView({ block: "nearest" });
}
