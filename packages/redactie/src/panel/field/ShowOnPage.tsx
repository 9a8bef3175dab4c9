import { useEffect, useState } from "react";
import type { FieldId } from "../../protocol.ts";
import { sitePage } from "../site-page.ts";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";

/** Milliseconds. The frame scrolls in a document of its own. */
const LOOK_EVERY = 400;

interface ShowOnPageProps {
	id: FieldId;
}

/** Back to the chosen text when the page was scrolled away from it. */
export function ShowOnPage({ id }: ShowOnPageProps) {
	const { order } = usePanel();
	const isOnPage = order?.seen.includes(id) ?? false;
	const [isAway, setAway] = useState(false);
	useEffect(() => {
		setAway(false);
		const timer = setInterval(
			() => setAway(sitePage.current ? !sitePage.current.isInView(id) : false),
			LOOK_EVERY,
		);
		return () => clearInterval(timer);
	}, [id]);
	if (!isAway || !isOnPage) return null;
	return (
		<button type="button" className="button" onClick={() => sitePage.current?.show(id)}>
			{words.showOnPage}
		</button>
	);
}
