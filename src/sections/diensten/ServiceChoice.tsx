import { Band } from "@/components/Band";
import type { Choice } from "@/content/types";
import { FlagSymbols } from "@/flags/FlagSymbols";
import { getDiensten } from "@/queries/diensten";
import { OTHER, UNSURE } from "../../tools/service/service-choice";

interface ServiceChoiceProps extends Pick<Choice, "title" | "intro" | "questions"> {
	/** The island: ServiceChooser. */
	children?: React.ReactNode;
}

/** 'Welke dienst past?': the section about the island, with the flags that it draws. */
export function ServiceChoice({ title, intro, questions, children }: ServiceChoiceProps) {
	const flags = getDiensten().map(({ flag }) => flag);
	// In capitals too: an address on paper is typed.
	const letters = flags.join("");
	const sign = `[${letters}${letters.toLowerCase()}${UNSURE}${OTHER}-]`;
	return (
		<Band title={title} intro={intro} tone="tint" fragment={`${sign}{${questions.length}}`}>
			<FlagSymbols letters={flags} />
			{children}
		</Band>
	);
}
