/** Small things that many views are made of: buttons, keys, flags, what stops something, and texts with names. */
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { piecesOf } from "./boxes/texts.ts";
import { nameOf } from "./fields/fields.ts";
import { useLoaded } from "./state/store.ts";

interface IconButtonProps extends ComponentProps<"button"> {
	icon: ComponentType<ComponentProps<"svg">>;
	label: string;
}

/** A picture that says at the pointer, and to who hears it, what it does. */
export function IconButton({ icon: Icon, label, ...button }: IconButtonProps) {
	return (
		<button type="button" className="icon-button" aria-label={label} title={label} {...button}>
			<Icon aria-hidden="true" />
		</button>
	);
}

/** Keys that are pressed together. */
export function Keys({ keys }: { keys: readonly string[] }) {
	return (
		<span className="keys">
			{keys.map((key) => (
				<kbd key={key}>{key}</kbd>
			))}
		</span>
	);
}

/** The first substitute, a pennant that repeats what hangs already: this stands elsewhere too. */
export function Pennant() {
	return (
		<svg viewBox="0 0 60 32" className="signal" aria-hidden="true">
			<path fill="var(--flag-blue)" d="M0 0l60 16L0 32z" />
			<path fill="var(--flag-yellow)" d="M0 8l30 8-30 8z" />
		</svg>
	);
}

interface DangerProps {
	id?: string;
	/** It was not asked for: it is read out at once, and comes into sight. */
	isAlert?: boolean;
	children: ReactNode;
}

/** What stops something, in words. */
export function Danger({ id, isAlert = false, children }: DangerProps) {
	return (
		<div
			className="notice beside"
			id={id}
			role={isAlert ? "alert" : undefined}
			ref={isAlert ? intoView : undefined}
		>
			<DangerFlag />
			<div>{children}</div>
		</div>
	);
}

const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });

/** This stops something: U, 'you are running into danger'. */
export function DangerFlag() {
	return (
		<svg viewBox="0 0 60 48" className="signal" aria-hidden="true">
			<path className="flag-edge" fill="var(--flag-white)" d="M0 0h60v48H0z" />
			<path fill="var(--flag-red)" d="M0 0h30v24H0zM30 24h30v24H30z" />
		</svg>
	);
}

/** A text of the content, with each name in it as a chip that holds its value. */
export function ContentText({ text }: { text: string }) {
	const { state } = useLoaded();
	return piecesOf(text).map((piece, index) => {
		if (typeof piece === "string") return piece;
		const known = nameOf(state, piece.name);
		if (!known) return piece.raw;
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name.
			<span key={index} className="chip">
				<Pennant />
				{known.value}
			</span>
		);
	});
}
