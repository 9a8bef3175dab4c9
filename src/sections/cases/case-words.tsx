import type { HeroWordsProps } from "@/flags/hero/HeroWords";
import type { CaseWithStory } from "@/queries/cases";
import { paginas } from "@/queries/site";

/** What stands at the top of a case, drawn or not. */
export const caseWords = ({ story, emoji, sector }: CaseWithStory): HeroWordsProps => ({
	back: { label: paginas.cases.detail.back, href: "/cases" },
	badge: (
		<>
			<span aria-hidden="true">{emoji}</span> {sector}
		</>
	),
	title: story.title,
	intro: story.intro,
});
