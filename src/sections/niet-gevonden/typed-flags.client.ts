/**
 * What is typed goes up in flags, letter by letter. Fetched when somebody goes to the field, see
 * not-found.client.ts. The flags are decoration: the field says what is typed.
 */
function hoistTyped(field: HTMLInputElement, line: Element) {
	const [sample, , next] = line.children;
	const cells: Element[] = [];
	const update = () => {
		const signs = [...field.value];
		const kept = cells.findIndex((cell, at) => cell.textContent !== signs[at]);
		if (kept >= 0) for (const cell of cells.splice(kept)) cell.remove();
		for (const sign of signs.slice(cells.length)) {
			const cell = cellOf(sign, sample as Element);
			cells.push(cell);
			next?.before(cell);
		}
		line.toggleAttribute("data-typing", cells.length > 0);
	};
	field.addEventListener("input", update);
	update();
}

/** A sign under its flag, as the sample; what has none is its place alone. */
function cellOf(sign: string, sample: Element) {
	const cell = sample.cloneNode(true) as Element;
	const picture = document.createElement("img");
	const letter = sign.normalize("NFD").charAt(0).toUpperCase();
	picture.src = `/flags.svg#${letter}`;
	picture.alt = "";
	if (/[A-Z\d]/.test(letter)) cell.firstElementChild?.replaceWith(picture);
	else {
		cell.firstElementChild?.remove();
		cell.removeAttribute("class");
	}
	if (cell.lastElementChild) cell.lastElementChild.textContent = sign;
	return cell;
}

const field = document.querySelector<HTMLInputElement>("main search input");
const line = document.querySelector("main [aria-hidden=true]:has(> span)");
if (field && line) hoistTyped(field, line);
