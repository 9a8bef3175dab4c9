import type { IconName } from "@/content/types";
import { Icon } from "@/icons/Icon";
import type { Choice } from "../../protocol";
import type { BoxProps } from "./box-props";
import { PictureBox } from "./PictureBox";

interface IconBoxProps extends BoxProps<string> {
	/** Icons, each with its Dutch word. */
	choices: readonly Choice[];
}

export function IconBox(box: IconBoxProps) {
	return (
		<PictureBox
			{...box}
			find="Zoek een icoon"
			picture={(name) => <Icon name={name as IconName} />}
		/>
	);
}
