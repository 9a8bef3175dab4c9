import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";

interface BackButtonProps {
	/** Where it leads. */
	children: ReactNode;
	onClick(): void;
}

export function BackButton({ children, onClick }: BackButtonProps) {
	return (
		<button type="button" className="back" onClick={onClick}>
			<ChevronLeft aria-hidden="true" />
			{children}
		</button>
	);
}
