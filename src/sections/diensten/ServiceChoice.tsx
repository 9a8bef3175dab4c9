import { Band } from "@/components/Band";
import type { Choice } from "@/content/types";
import { getDiensten } from "@/queries/diensten";
import { OTHER, UNSURE } from "../../tools/service/service-choice";

interface ServiceChoiceProps extends Pick<Choice, "title" | "intro" | "questions"> {
	/** The island: ServiceChooser. */
	children?: React.ReactNode;
}

/** 'Welke dienst past?': the section about the island. */
export function ServiceChoice({ title, intro, questions, children }: ServiceChoiceProps) {
	// In capitals too: an address on paper is typed.
	const letters = getDiensten()
		.map(({ flag }) => flag)
		.join("");
	const sign = `[${letters}${letters.toLowerCase()}${UNSURE}${OTHER}-]`;
	return (
		<Band title={title} intro={intro} tone="tint" fragment={`${sign}{${questions.length}}`}>
			{children}
		</Band>
	);
}
