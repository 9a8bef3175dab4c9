import { HeroWords } from "@/flags/hero/HeroWords";
import type { CaseWithStory } from "@/queries/cases";
import { paginas } from "@/queries/site";

interface CaseWordsProps {
	entry: CaseWithStory;
}

/** What stands at the top of a case. */
export function CaseWords({ entry: { story, emoji, sector } }: CaseWordsProps) {
	const badge = (
		<>
			<span aria-hidden="true">{emoji}</span> {sector}
		</>
	);
	const back = { label: paginas.cases.detail.back, href: "/cases" };
	return <HeroWords back={back} badge={badge} title={story.title} intro={story.intro} />;
}
