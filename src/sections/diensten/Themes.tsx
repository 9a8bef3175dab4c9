import { Band } from "@/components/Band";
import { IconList } from "@/components/IconList";
import type { Dienst } from "@/queries/diensten";

interface ThemesProps {
	themes: Dienst["themes"];
}

/** What the service is made of. */
export function Themes({ themes }: ThemesProps) {
	return (
		<Band title={themes.title} intro={themes.intro}>
			<IconList items={themes.items} />
		</Band>
	);
}
