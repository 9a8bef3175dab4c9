import type { ReactNode } from "react";
import type { Problem } from "../../protocol.ts";
import { NamedProblem } from "../field/NamedProblem.tsx";
import { Danger } from "../Signal.tsx";

interface WhyNotProps {
	problems?: readonly Problem[];
	children?: ReactNode;
}

/** Why something was not done, brought into sight. */
export function WhyNot({ problems = [], children }: WhyNotProps) {
	return (
		<div ref={(notice) => notice?.scrollIntoView({ block: "nearest" })}>
			<Danger isAlert>
				{children}
				{problems.map(({ file, path, name, text }) => (
					<p key={`${file}#${path} ${text}`}>
						<NamedProblem name={name} problem={text} />
					</p>
				))}
			</Danger>
		</div>
	);
}
