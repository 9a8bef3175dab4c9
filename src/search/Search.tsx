import { interfaceText } from "@/queries/site";
import { CloseButton } from "../components/CloseButton";
import { IconButton } from "../components/IconButton";

const words = interfaceText.search;

interface SearchButtonProps {
	className?: string | undefined;
}

/** Opens the search dialog, as Ctrl+K and Cmd+K do. It needs script and is not there without. */
export function SearchButton({ className = "" }: SearchButtonProps) {
	return (
		<IconButton
			className={`scripted ${className}`}
			aria-label={words.open}
			aria-haspopup="dialog"
			aria-keyshortcuts="Control+K Meta+K"
			data-search
		>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<circle cx="10.5" cy="10.5" r="6" />
				<path d="M15 15l5.5 5.5" />
			</svg>
		</IconButton>
	);
}

/** Finds a page by a word; search-opener.client.ts opens it and search.client.ts searches. */
export function SearchDialog() {
	return (
		<dialog
			id="zoeken"
			className="search-dialog"
			popover="auto"
			aria-modal="true"
			aria-label={words.open}
			data-loading={words.loading}
			data-failed={words.failed}
		>
			<search className="search-box">
				<SearchFields id="zoekwoord" label={words.field} autoFocus>
					<CloseButton className="search-close" label={words.close} dialog="zoeken" />
				</SearchFields>
			</search>
		</dialog>
	);
}

interface SearchFieldsProps {
	id: string;
	label: string;
	placeholder?: string;
	autoFocus?: boolean;
	/** Beside the label. */
	children?: React.ReactNode;
}

/** What search.client.ts works on: a field, what is said about what was found, and that. */
export function SearchFields({ id, label, placeholder, autoFocus, children }: SearchFieldsProps) {
	return (
		<>
			<label className="strong" htmlFor={id}>
				{label}
			</label>
			{children}
			<input
				id={id}
				type="text"
				placeholder={placeholder}
				maxLength={200}
				enterKeyHint="search"
				autoComplete="off"
				// biome-ignore lint/a11y/noAutofocus: of a dialog that opens
				autoFocus={autoFocus}
			/>
			<p className="small soft" aria-live="polite" />
			<ol className="ways search-found" />
		</>
	);
}
