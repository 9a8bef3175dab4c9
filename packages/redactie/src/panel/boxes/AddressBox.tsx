import { useEffect, useRef, useState } from "react";
import type { BoxProps } from "./box-props";
import { LineBox } from "./LineBox";

/** The last part of a page's address: behind a lock, as links from elsewhere lead to it. */
export function AddressBox({ describedBy, ...box }: BoxProps<string>) {
	const [isOpen, setOpen] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	const warning = `${box.id}-warning`;
	useEffect(() => {
		if (isOpen) input.current?.focus();
	}, [isOpen]);
	return (
		<>
			<LineBox
				{...box}
				ref={input}
				locked={!isOpen}
				describedBy={[describedBy, warning].filter(Boolean).join(" ")}
			/>
			<div className="address-lock">
				{!isOpen && (
					<button type="button" className="button small" onClick={() => setOpen(true)}>
						Verander het adres
					</button>
				)}
				<p id={warning}>Oude links werken dan niet meer.</p>
			</div>
		</>
	);
}
