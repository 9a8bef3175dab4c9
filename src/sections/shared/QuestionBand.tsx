import type { Questions } from "@/content/types";
import { Band } from "../../components/Band";

interface QuestionBandProps extends Questions {
	/** `paper` next to a band that is tinted. */
	tone?: "paper" | "tint";
}

/** What readers ask before they call; a question without an answer waits for the owner. */
export function QuestionBand({ title, items, tone = "tint" }: QuestionBandProps) {
	const asked = items.filter(({ answer }) => answer);
	if (asked.length === 0) return null;
	return (
		<Band title={title} tone={tone}>
			<div className="question-band">
				{asked.map(({ question, answer }) => (
					<details key={question} name="vragen">
						<summary className="opens display" data-found="question">
							{question}
						</summary>
						<p>{answer}</p>
					</details>
				))}
			</div>
		</Band>
	);
}
