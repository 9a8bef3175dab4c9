import type { ReactNode } from "react";
import { Danger } from "../Signal.tsx";

interface WhyNotProps {
	children: ReactNode;
}

/** Why something was not done, brought into sight. */
export function WhyNot({ children }: WhyNotProps) {
	return (
		<div ref={bringIntoSight}>
			<Danger isAlert>{children}</Danger>
		</div>
	);
}

function bringIntoSight(notice: HTMLElement | null) {
	notice?.scrollIntoView({ block: "nearest" });
}
