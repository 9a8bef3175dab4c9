import { HalvesHero } from "@/sections/site-wide/HalvesHero";

interface PeopleHeroProps {
	title: string;
	intro: string;
}

/** About, community and careers share flag K: the title in its yellow half, what it is about in the blue one. */
export function PeopleHero({ title, intro }: PeopleHeroProps) {
	return <HalvesHero title={title} aside={<p>{intro}</p>} />;
}
