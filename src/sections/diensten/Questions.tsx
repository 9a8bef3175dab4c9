import { Band } from "@/components/Band";
import type { Dienst } from "@/queries/diensten";
import styles from "./Questions.module.css";

interface QuestionsProps {
	questions: Dienst["questions"];
}

/** What a buyer asks before calling. */
export function Questions({ questions }: QuestionsProps) {
	return (
		<Band title={questions.title} tone="tint">
			<div className={styles.root}>
				{questions.items.map(({ question, answer }) => (
					<details key={question} name="vragen">
						<summary>{question}</summary>
						<p>{answer}</p>
					</details>
				))}
			</div>
		</Band>
	);
}
