/**
 * Copies an e-mail address or a phone number and says what happened. Where the
 * browser refuses, the text is selected instead and the visitor is told how to
 * go on. Without this file the buttons are not there.
 */

/** How long a button says that it has copied, in milliseconds. */
const DONE_TIME = 4000;

function copyButton(button: HTMLButtonElement) {
	const row = button.closest("li");
	const link = row?.querySelector("a");
	const status = row?.querySelector("[data-copy-status]");
	if (!link || !status) return;
	let timer = 0;

	const say = (text = "", failed = false) => {
		status.textContent = text;
		// The button has said so already to those who see it.
		status.classList.toggle("visually-hidden", !failed);
		button.toggleAttribute("data-copied", text !== "" && !failed);
	};
	const copy = async () => {
		clearTimeout(timer);
		// Empty in between: a second success is announced as well.
		say();
		try {
			await navigator.clipboard.writeText(link.textContent);
			say(button.dataset.done);
			timer = window.setTimeout(say, DONE_TIME);
		} catch {
			getSelection()?.selectAllChildren(link);
			say(button.dataset.failed, true);
		}
	};

	button.addEventListener("click", copy);
	button.hidden = false;
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]"))
	copyButton(button);
