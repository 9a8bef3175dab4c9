import { Icon } from "@/components/Icon";
import type { IconName } from "@/content/types";
import type { BoxProps } from "./box-props";
import { ICON_WORDS } from "./icon-words";
import { PictureBox } from "./PictureBox";

const CHOICES = Object.entries(ICON_WORDS).map(([value, label]) => ({ value, label }));

export function IconBox(box: BoxProps<string>) {
	return (
		<PictureBox
			{...box}
			choices={CHOICES}
			find="Zoek een icoon"
			picture={(name) => <Icon name={name as IconName} />}
		/>
	);
}
