/** What the panel says, in Dutch. It is a tool: its words are no content of the site. */
import type { Change, Commit, Field, Step, Value } from "../protocol.ts";
import { capital, inLetters, newOne, small } from "../words.ts";
import type { Lost } from "./boxes/texts.ts";
import { ofSite } from "./of-site.ts";

const list = new Intl.ListFormat("nl", { type: "conjunction" });
const figure = new Intl.NumberFormat("nl", { useGrouping: false, maximumFractionDigits: 10 });
const time = new Intl.DateTimeFormat("nl", { hour: "2-digit", minute: "2-digit" });

export const listOf = (items: readonly string[]) => list.format(items);
/** The key that goes with a letter. */
export const ctrl = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? "Cmd" : "Ctrl";
/** A value as a Dutch reader writes it: 4,2. Years have no dots. */
export const inWords = (value: Value): string => {
	if (typeof value === "boolean") return value ? words.yes : words.no;
	return typeof value === "number" ? figure.format(value) : (value ?? "");
};
/** 14.32 */
const clock = (at: number) => time.format(at).replace(":", ".");

const LOST: Record<Lost, string> = {
	lines: "aparte regels",
	list: "opsomming",
	table: "tabel",
	image: "afbeelding",
	link: "link",
	stress: "vet of schuin",
};

const texts = (value: number) => (value === 1 ? "1 tekst" : `${value} teksten`);
const places = (value: number) => (value === 1 ? "1 plek" : `${value} plekken`);

export const words = {
	panel: "Redactie",
	frame: (name: string) => `De pagina: ${name}`,
	title: (name: string) => `${name} · Redactie`,
	tooNarrow: "Maak het venster minstens 1024 pixels breed, of bekijk de site zonder redactie.",
	toSite: "Bekijk de site",
	loading: "De redactie leest de inhoud…",
	asking: "Even kijken…",
	look: "Bekijk",
	goTo: "Ga naar",
	tabs: { page: "Pagina", changes: "Wijzigingen" },
	undo: "Maak ongedaan",
	redo: "Doe opnieuw",
	keys: "Toetsen",

	howToChoose: "Klik op een tekst, cijfer, icoon of vlag. Of kies hier met",
	search: "Zoek een tekst",
	noneFound: (query: string) => `Niets gevonden voor “${query}”.`,
	unseen: "Niet te zien op de pagina",
	missing: "ontbreekt",
	refusedRow: "kan nog niet bewaard worden",
	draftRow: "nog niet bewaard",

	allHere: "Alles op deze pagina",
	previous: "Bewaar, en naar de tekst ervoor",
	next: "Bewaar, en naar de tekst erna",
	onlyHere: "staat alleen hier",
	everyPage: (pages: number) => `Staat op alle ${pages} pagina’s`,
	alsoOn: (value: number) => `Staat ook op ${places(value)}`,
	alsoIn: (value: number) => `Staat ook in ${texts(value)}`,
	standsOn: (value: number) => `Staat op ${words.pages(value)}`,
	changesToo: " en verandert daar mee",
	cutLoose: "Zoals je het nu typt, verandert het hier niet meer mee.",
	onceMore: (times: number) => (times === 1 ? "deze pagina" : `deze pagina (${times} keer)`),
	morePages: (value: number) => (value === 1 ? "1 andere pagina" : `${value} andere pagina’s`),
	stillSaid: "Hier staat nog het oude cijfer:",
	from: "Komt uit",
	readsAs: "Op de pagina:",
	choose: "Kies…",
	find: "Zoek hierin",
	changeAddress: "Verander het adres",
	oldLinks: "Oude links werken dan niet meer.",
	thisPage: "deze pagina",
	elsewhere: "Op geen pagina",
	pages: (value: number) => (value === 1 ? "1 pagina" : `${value} pagina’s`),
	changeAll: (value: string) => `Verander ${value} overal`,
	showOnPage: "Toon op de pagina",

	keep: "Bewaar",
	keepTogether: "Samen bewaren",
	reset: "Zet terug",
	keepNotYet: "Bewaren kan nog niet",
	keepTogetherNotYet: "Samen bewaren kan nog niet",
	keeping: "Bezig met bewaren…",
	noSuchPage: "Die pagina bestaat niet (meer). Je ziet nu Home.",
	noSuchField: "Die tekst bestaat niet (meer). Hier staat wat er wel op de pagina is.",
	takenElsewhere: `Die tekst is in een ander venster weggehaald. ${ctrl}+Z zet hem terug, met wat je erin typte.`,
	waits: "Wat je erin typte, is niet weg: het komt terug zodra het bestand er weer is.",
	chooseFirst: "Kies eerst welke van de twee teksten blijft.",
	notKeptYet: "Niet bewaard. Waarom, staat bij het vak.",
	notKeptThere: (name: string) => `Niet bewaard: ${name}. Waarom, staat onder Wijzigingen.`,
	staysHere:
		"De pagina toont de laatste goede versie. Wat je typt, blijft hier staan, ook als je verder klikt.",
	belongs: "Hoort erbij",
	together: "Kloppen ze samen, dan bewaart Enter ze allemaal.",
	chooseFrom: "Kies uit:",

	unsaved: (value: number) => `${texts(value)} nog niet bewaard`,
	allKept: "Alles bewaard op deze computer",
	kept: (names: readonly string[]) =>
		`Bewaard: ${listOf(names.map((name) => name.replace(": ", ", ")))}. Nog niet online.`,
	putBack: (to: "past" | "future") =>
		`Teruggezet. ${ctrl}+${to === "future" ? "Shift+" : ""}Z haalt je tekst terug.`,
	typedElsewhere: `In een ander venster anders getypt of teruggezet. ${ctrl}+Z haalt je tekst terug.`,
	lost: (lost: readonly Lost[]) =>
		`Hier past alleen gewone tekst, zonder ${listOf(lost.map((what) => LOST[what]))}.`,
	restored: "Je tekst staat er weer.",
	undone: (names: readonly string[]) => `Ongedaan gemaakt: ${listOf(names)}.`,
	done: (names: readonly string[]) => `Opnieuw gedaan: ${listOf(names)}.`,
	undoneElsewhere: (names: readonly string[]) =>
		`In een ander venster ongedaan gemaakt: ${listOf(names)}.`,
	redoneElsewhere: (names: readonly string[]) =>
		`In een ander venster opnieuw gedaan: ${listOf(names)}.`,
	nothingToUndo: (changes: number) =>
		changes === 0
			? "Er is niets om ongedaan te maken."
			: "Sinds de start is er niets om ongedaan te maken. Wat ervoor veranderde, staat onder Wijzigingen.",
	nothingToRedo: "Er is niets om opnieuw te doen.",
	cannotUndo: "Dit is intussen in het bestand veranderd. Er is niets overschreven.",

	notContent:
		"Dit woord staat niet in de inhoud. Wie de site bouwt, kan het veranderen. Met Ctrl en een klik volg je een link.",
	follow: "Ga naar die pagina",

	conflict: "Deze tekst is intussen ook in het bestand veranderd",
	conflictRest: (at: number) => `, om ${clock(at)}. Kies er een. Er is nog niets overschreven.`,
	yours: "Jouw tekst",
	theirs: "In het bestand",
	first: "Eerst stond er",
	nothing: "niets",
	keepYours: "Bewaar jouw tekst",
	keepTheirs: "Houd die uit het bestand",
	editOn: "Bewerk verder",
	broken: "Een bestand klopt niet meer",
	brokenHelp:
		"Dit is buiten de redactie veranderd. De pagina toont de laatste goede versie. Andere bestanden kun je gewoon bewerken.",
	gone: "De redactie is gestopt",
	goneHelp:
		"Start hem opnieuw: typ ‘npm run edit’ in het venster waarin je begon. Wat je typte, staat hier nog. Bewaren kan weer zodra de redactie draait.",
	locked: "Dit venster kan niets bewaren",
	lockedHelp:
		"Open het adres dat verscheen toen je ‘npm run edit’ typte. Daar zit een sleutel in, zodat alleen jij iets verandert. Wat je hier typte, neem je mee.",
	fault: "Er ging iets mis in de redactie zelf",
	faultHelp:
		"Dat ligt niet aan jou. Wat je typte, staat hier nog, maar is niet bewaard. Probeer het nog eens, of laad dit venster opnieuw. Helpt dat niet, geef dan door aan wie de site bouwt:",
	copyMine: "Kopieer mijn tekst",
	copied: "Gekopieerd",
	failed:
		"Het bestand kon niet worden geschreven: de schijf is vol, of een ander programma houdt het vast.",
	again: "Probeer opnieuw",
	stale: "Dit is intussen veranderd. Kijk nog eens.",

	blocking: (value: number) => (value === 1 ? "blokkeert nog" : "blokkeren nog"),
	whenStarted: "toen je begon",
	choosePoint: "Kies een punt: je gaat naar de pagina en het veld.",
	notBlocking: "Bekijk nog, blokkeert niet",
	settled: "opgelost",
	of: (position: number, total: number) => `${position} van ${total}`,
	previousPoint: "Vorig punt",
	nextPoint: "Volgend punt",
	lastPoint: "Dit was het laatste punt. Wat je oversloeg, staat nog in de lijst.",
	firstPoint: "Dit is het eerste punt.",
	confirm: "Dit klopt",
	isSettled: "is opgelost.",
	about: "Gaat over:",
	inFile: "Dit los je nog op in het bestand zelf.",
	ready: "Niets blokkeert meer",

	was: "was",
	is: "nu",
	everywhere: "Alle pagina’s",
	ticked: "vinkje aan",
	unticked: "vinkje uit",
	texts,
	yes: "ja",
	no: "nee",

	goToLabel: "Zoek een pagina, lijst of tekst, of maak iets nieuws",
	results: (value: number) => `${value} gevonden`,
	opens: (title: string) => `Enter opent: ${title}`,

	/** In each line the ways to press it. */
	keysList: [
		["Ctrl+K", "ga naar een pagina of tekst, of maak iets nieuws"],
		["↑ ↓ Enter", "op de pagina of in een lijst: kies en open"],
		["Enter Ctrl+S", "bewaar"],
		["Esc", "zet terug; nog een keer: naar de pagina"],
		["Alt+↑ Alt+↓", "bewaar, en naar de tekst ervoor of erna"],
		["Ctrl+Z", "maak ongedaan"],
		["Ctrl+Shift+Z Ctrl+Y", "doe opnieuw"],
		["{{", "verwijs naar een naam of cijfer"],
		["Ctrl+Shift+↑ Ctrl+Shift+↓", "verplaats in een lijst"],
		["Delete", "verwijder uit een lijst"],
		["Ctrl+Enter", "bewaar, en een nieuwe eronder; bij Wijzigingen: leg vast"],
		["F6", "van pagina naar paneel en terug"],
	],
	macKeys: "Op een Mac: Cmd in plaats van Ctrl.",
	tabOrder:
		"loopt van de pagina (één stop, pijlen erin) naar de kop, de tabs, het veld of de lijst, en de voet.",
} as const;

const ordinal = (position: number) => `${position}e`;

/** What lists, and what comes and goes, say. */
export const listWords = {
	onNoPage: "op geen of alle pagina’s",
	order: "volgorde en meer",
	noList: "Dit staat niet in een lijst.",
	inOrder: "In deze volgorde staan ze op de pagina.",
	empty: "Er staat nog niets in.",
	count: (name: string, value: number) => `${name}, ${value}`,
	placeIn: (name: string, position: number, total: number) =>
		`${name}: ${ordinal(position)} van ${total}`,
	place: (position: number, total: number) => `${ordinal(position)} van ${total}`,

	more: (title: string) => `Meer bij ${title}`,
	up: "Naar boven",
	down: "Naar beneden",
	upKeys: [ctrl, "Shift", "↑"],
	downKeys: [ctrl, "Shift", "↓"],
	duplicate: "Dupliceer",
	remove: "Verwijder…",
	removeKeys: ["Delete"],
	moved: (title: string, position: number, total: number) =>
		`Bewaard: ${title} staat nu ${ordinal(position)} van ${total}. Nog niet online.`,
	isFirst: (title: string) => `${title} staat al bovenaan.`,
	isLast: (title: string) => `${title} staat al onderaan.`,
	refused: (name: string, problem: string) => `Niet verplaatst. ${name} ${problem}`,

	atMost: (value: number) =>
		`Hier ${value === 1 ? "past" : "passen"} er hooguit ${inLetters(value)}.`,
	atLeast: (value: number) =>
		`Er ${value === 1 ? "moet" : "moeten"} er minstens ${inLetters(value)} blijven.`,
	exactly: (value: number) =>
		`Hier horen er precies ${inLetters(value)}. Verander er een, of zet ze anders neer.`,
	closed: (item: string) =>
		`Een nieuwe ${item} raakt de hele site. Die maak je samen met wie de site bouwt.`,

	new: "Nieuw",
	newHere: "Nieuw: wat je hier kunt maken",
	newOne: (item: string) => `Nieuw: ${item}`,
	mayHave: "Kan erbij of weg",
	takeAway: (name: string) => `Haal weg: ${name}`,

	removeAsk: (title: string) => `${title} verwijderen?`,
	refers: (value: number) =>
		value === 1 ? "Nog 1 plek verwijst ernaar." : `Nog ${value} plekken verwijzen ernaar.`,
	settle: (value: number) =>
		`Die ${value === 1 ? "moet" : "moeten"} eerst weg of ergens anders heen.`,
	goesAway: "Gaat weg",
	chooseOther: "Kies een andere",
	cannot: "Verwijderen kan nu niet.",
	removeWith: (value: number) =>
		value === 0 ? "Verwijder" : `Pas ${value === 1 ? "die plek" : `de ${value}`} aan en verwijder`,
	chooseFirst: "Kies eerst wat er in de plaats komt.",
	leave: "Laat staan",
	gone: (pages: readonly string[]) =>
		`Ook ${pages.join(", ")} ${pages.length === 1 ? "verdwijnt" : "verdwijnen"}. Wie een oude link heeft, ziet dan ‘niet gevonden’.`,
	undoKeys: [ctrl, "Z"],
	bringsBack: "zet alles terug.",
	removed: (title: string) =>
		`Weggehaald: ${title}${/[.?!…]$/.test(title) ? "" : "."} ${ctrl}+Z zet het terug.`,
} as const;

/** As many as somebody reads. */
const MOST_NEEDED = 3;

/** 'functie, samenvatting en nog 2' */
function named(fields: readonly Field[]): string {
	const names = fields.map(({ name }) => small(name.replace(": ", ", ")));
	const rest = names.length - MOST_NEEDED;
	return (rest > 1 ? [...names.slice(0, MOST_NEEDED), `en nog ${rest}`] : names)
		.join(", ")
		.replace(", en", " en");
}

/** What is said of what is about to be made. */
export const makingWords = {
	unmade: (title: string, isNew: boolean) =>
		isNew ? `${title}, nog niet gemaakt` : `${title}, nog niet bewaard`,
	filledAgain: "Dit had je al ingevuld. Het is nog niet gemaakt.",
	waits: (title: string) => `${title} staat klaar onder Wijzigingen.`,
	otherKind: "Een andere soort: vul in wat erbij hoort, en bewaar het onderaan.",
	thrown: (title: string) => `${title} weggegooid. ${ctrl}+Z haalt terug wat je invulde.`,
	throwAway: "Gooi weg",
	make: (item: string, isNew: boolean) => (isNew ? `Maak ${item}` : "Bewaar"),
	ready: (item: string, isNew: boolean) =>
		`Alles is ingevuld. ${ctrl}+Enter ${isNew ? `maakt: ${item}` : "bewaart het"}.`,
	made: (item: string, name: string, isNew: boolean) =>
		`${isNew ? "Gemaakt" : "Bewaard"}: ${[item, name].filter(Boolean).join(" ")}. Nog niet online.`,
	refused: "Nog niet gemaakt. Waarom, staat bij het veld.",
	notRight: (name: string) => `Klopt nog niet: ${small(name)}.`,
	stillNeeded: "Nog nodig:",
	needed: (fields: readonly Field[]) => `${makingWords.stillNeeded} ${named(fields)}.`,
	seenOn: "Je ziet het op",
	isNeeded: "nog nodig",
	isEmpty: "nog leeg",
	first: "Dit is nodig",
} as const;

const changesIn = (value: number) => (value === 1 ? "1 wijziging" : `${value} wijzigingen`);
/** Characters of a commit's sentence: what git and its sites show of it on one line. */
const MOST_OF_SENTENCE = 72;

/** The sentence of a commit, filled in advance: as many names as fit, and how many more there are. */
export function sentenceOf(changes: readonly Change[]): string {
	const names = [...new Set(changes.map(({ name, what }) => PHRASES[what](small(name))))];
	for (let told = names.length; told > 0; told--) {
		const left = names.length - told;
		const more = left > 0 ? ` en nog ${changesIn(left)}` : "";
		const sentence = capital(names.slice(0, told).join(", ") + more);
		if (sentence.length <= MOST_OF_SENTENCE) return sentence;
	}
	return names.length > 0 ? `${changesIn(names.length)} in de inhoud` : "";
}

const PHRASES: Record<Change["what"], (name: string) => string> = {
	value: (name) => name,
	order: (name) => `volgorde van ${name}`,
	added: (name) => `${name} erbij`,
	removed: (name) => `${name} weg`,
	changed: (name) => name,
	form: (name) => `opmaak van ${name}`,
};

const DONE = { add: "toegevoegd", remove: "weggehaald", move: "verplaatst" };

/** What the tab Wijzigingen says. */
export const changesWords = {
	nameOf: ({ name, what }: Change) => (what === "order" ? `${name}: volgorde` : name),
	/** With what a step did in it, where that is no value. */
	didIn: (name: string, did: keyof typeof DONE) => `${name}, ${DONE[did]}`,
	/** What happened, where it has no sides. */
	whatOf({ what, entry }: Change): string | undefined {
		if (what === "changed") return "gewijzigd";
		if (what === "form") return "alleen opmaak en toelichting";
		if (what === "removed") return "weggehaald";
		if (what !== "added") return undefined;
		return entry ? newOne(entry, ofSite.neuter).toLowerCase() : "nieuw";
	},
	files: "Bestanden",

	notKept: "Nog niet bewaard",
	nameless: "Nog zonder naam",

	since: (since: "commit" | "start", value: number) => {
		const when = since === "commit" ? "sinds je voor het laatst vastlegde" : "sinds je begon";
		const they = value === 1 ? "Ze staat" : "Ze staan";
		return `${changesIn(value)} ${when}. ${they} op deze computer, nog niet online.`;
	},
	none: (since: "commit" | "start") =>
		since === "commit"
			? "Alles is vastgelegd. Wat je nu bewaart, komt hier te staan."
			: "Je hebt nog niets veranderd. Wat je bewaart, komt hier te staan.",
	noGit: "Vastleggen doet wie de site beheert.",
	undoOf: (name: string) => `Maak ongedaan: ${name}`,
	undone: (name: string) => `Ongedaan gemaakt: ${name}. ${ctrl}+Z haalt het terug.`,

	whatDone: "Wat heb je gedaan?",
	stays: (drafts: number, made: readonly string[]) => {
		const begun = made.map((title) => `een ${title.toLowerCase()}`);
		const left = [...(drafts > 0 ? [texts(drafts)] : []), ...begun];
		const [is, goes] = drafts + made.length === 1 ? ["is", "gaat"] : ["zijn", "gaan"];
		return `${capital(listOf(left))} ${is} nog niet bewaard en ${goes} niet mee.`;
	},
	who: "Git weet nog niet wie je bent. Vul je naam en e-mailadres in: die komen bij de vastlegging te staan.",
	name: "Naam",
	email: "E-mailadres",
	onlyNow: "Alleen voor deze keer: er wordt niets ingesteld.",
	commit: (value: number) => `Leg ${changesIn(value)} vast`,
	otherList: "De lijst is net nog veranderd. Kijk even, en leg dan vast.",
	committing: "Bezig met vastleggen…",
	stillNeeded: (what: readonly string[]) => `Nog nodig: ${listOf(what)}.`,
	needed: { sentence: "wat je gedaan hebt", name: "je naam", email: "je e-mailadres" },
	notOnline: "Dit zet nog niets online.",
	failed: "Vastleggen lukte niet.",
	failedHelp:
		"Er is niets weg: je wijzigingen staan nog op deze computer. Probeer het nog eens. Helpt dat niet, laat dan aan wie de site beheert zien wat git zegt.",

	committed: (value: number) => `${changesIn(value)} vastgelegd`,
	committedSaid: (value: number) => `${changesIn(value)} vastgelegd. Nog niet online.`,
	committedHelp: ({ at, author, sentence }: Commit) =>
		`‘${sentence}’, om ${clock(at)} op naam van ${author}. Nog niet online: het staat alleen op deze computer. Wie de site beheert, deelt het met git push, en zet het online met npm run deploy.`,
} as const;

/** What a step was about; of a list also what was done in it. */
export const namesIn = ({ changes, moved = [] }: Step): string[] =>
	changes.map((change) => {
		const [one] = moved;
		const name = changesWords.nameOf(change);
		const isList = change.what === "value" && changes.length === 1;
		return isList && one && one.do !== "set" && one.do !== "replace"
			? changesWords.didIn(name, one.do)
			: name;
	});
