import type { Choice } from "@/content/types";
import { FlagSymbols } from "@/flags/FlagSymbols";
import { getDiensten } from "@/queries/diensten";
import { OTHER, UNSURE } from "../../tools/service/service-choice";

interface ServiceChoiceProps extends Pick<Choice, "title" | "questions"> {
	/** The island: ServiceChooser. */
	children?: React.ReactNode;
}

/** 'Welke dienst past?': the section about the island, with the flags that it draws. */
export function ServiceChoice({ title, questions, children }: ServiceChoiceProps) {
	const flags = getDiensten().map(({ flag }) => flag);
	// In capitals too: an address on paper is typed.
	const letters = flags.join("");
	const sign = `[${letters}${letters.toLowerCase()}${UNSURE}${OTHER}-]`;
	return (
		<section className="choose" data-fragment={`${sign}{${questions.length}}`}>
			<FlagSymbols letters={flags} />
			<div className="wrap">
				<h2>{title}</h2>
				{children}
			</div>
		</section>
	);
}
