import { IconButton } from "./IconButton";

interface CloseButtonProps {
	className?: string | undefined;
	/** What it says: of what it closes. */
	label: string;
	/** The id of the dialog. */
	dialog: string;
	/** Takes the focus when the dialog opens. */
	isFirst?: boolean;
}

/** The cross of a dialog that is a popover; works without script. */
export function CloseButton({ className, label, dialog, isFirst = false }: CloseButtonProps) {
	return (
		<IconButton
			className={className}
			aria-label={label}
			autoFocus={isFirst}
			popoverTarget={dialog}
			popoverTargetAction="hide"
		>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="M5 5l14 14M19 5L5 19" />
			</svg>
		</IconButton>
	);
}
