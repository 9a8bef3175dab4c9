import { Band } from "@/components/Band";
import { FlagSymbols } from "@/flags/FlagSymbols";
import { getDiensten } from "@/queries/diensten";
import { paginas } from "@/queries/site";
import { OTHER, UNSURE } from "../../tools/service/service-choice";

interface ServiceChoiceProps {
	/** The island: ServiceChooser. */
	children?: React.ReactNode;
}

/** 'Welke dienst past?': the section about the island, with the flags that it draws. */
export function ServiceChoice({ children }: ServiceChoiceProps) {
	const { title, intro, questions } = paginas.diensten.choice;
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
