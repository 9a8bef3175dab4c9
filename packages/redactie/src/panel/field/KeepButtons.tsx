import type { ReactNode } from "react";
import { Keys } from "../buttons.tsx";
import { MakeButton } from "../making/DraftParts.tsx";
import { Danger } from "../Signal.tsx";
import { draftsOf } from "../state/drafts.ts";
import { boxed } from "../state/judging.ts";
import { keep, putBack } from "../state/keeping.ts";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { problemId } from "./Problems.tsx";

interface KeepButtonsProps {
	/** Another way on. */
	children?: ReactNode;
}

/** Keep, or put back: only once something changed. */
export function KeepButtons({ children }: KeepButtonsProps) {
	const { problems, along, drafts, failed, making } = usePanel();
	if (making)
		return (
			<>
				<div className="buttons">{children}</div>
				<MakeButton />
			</>
		);
	const changed = draftsOf(boxed());
	if (changed.length === 0 || changed.some((id) => drafts[id]?.changedAt))
		return <div className="buttons">{children}</div>;
	const isRefused = problems.length > 0;
	const isTogether = along.length > 0;
	const can = failed ? words.again : isTogether ? words.keepTogether : words.keep;
	const cannot = isTogether ? words.keepTogetherNotYet : words.keepNotYet;
	return (
		<div className="keep">
			{failed && <Danger isAlert>{words.failed}</Danger>}
			<div className="buttons">
				<button
					type="button"
					className={isRefused ? "button not-yet" : "button primary"}
					aria-disabled={isRefused}
					aria-describedby={problems.map(problemId).join(" ") || undefined}
					onClick={() => isRefused || keep()}
				>
					{isRefused ? cannot : can}
					{!isRefused && <Keys keys={["Enter"]} />}
				</button>
				<button type="button" className="button" onClick={() => putBack()}>
					{words.reset}
					<Keys keys={["Esc"]} />
				</button>
				{children}
			</div>
			{isRefused && !isTogether && <p className="help">{words.staysHere}</p>}
		</div>
	);
}
