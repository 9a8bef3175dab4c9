/** What the panel says, in Dutch. It is a tool: its words are no content of the site. */
import type { Value } from "../protocol.ts";
import type { Lost } from "./boxes/pasted.ts";

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
export const clock = (at: number) => time.format(at).replace(":", ".");

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
	tooNarrow: "Maak het venster breder, of bekijk de site zonder redactie.",
	toSite: "Bekijk de site",
	loading: "De redactie leest de inhoud…",
	asking: "Even kijken…",
	look: "Bekijk",
	edit: "Bewerk",
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
	standsOn: (value: number) =>
		value === 1 ? "Staat op 1 pagina" : `Staat op ${words.pages(value)}`,
	changesToo: " en verandert daar mee",
	onceMore: (times: number) => (times === 1 ? "deze pagina" : `deze pagina (${times} keer)`),
	morePages: (value: number) => (value === 1 ? "1 andere pagina" : `${value} andere pagina’s`),
	sameWords: (value: number) =>
		`Dezelfde woorden staan in ${value === 1 ? "1 ander veld" : `${value} andere velden`}.`,
	sameStay: (value: number) =>
		value === 1 ? "Dat verandert niet mee." : "Die veranderen niet mee.",
	stillSaid: "Hier staat nog het oude cijfer:",
	from: "Komt uit",
	readsAs: "Op de pagina:",
	choose: "Kies…",
	find: "Zoek hierin",
	changeAddress: "Verander het adres",
	oldLinks: "Oude links werken dan niet meer.",
	thisPage: "deze pagina",
	elsewhere: "Op geen pagina",
	pages: (value: number) => `${value} pagina’s`,
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
	waits: "Wat je erin typte, is niet weg: het komt terug zodra het bestand er weer is.",
	chooseFirst: "Kies eerst welke van de twee teksten blijft.",
	notKeptYet: "Niet bewaard. Waarom, staat bij het vak.",
	notKeptThere: (name: string) => `Niet bewaard: ${name}. Waarom, staat onder Wijzigingen.`,
	vanished:
		"Dit veld is er niet meer: het bestand is buiten de redactie veranderd of weggehaald. Wat je typte, staat onder Wijzigingen.",
	noPage: (path: string) => `Er is geen pagina ${path}. Dit is Home.`,
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
	others: (value: number) =>
		value === 1
			? "1 ander veld in dit bestand veranderde ook. De pagina laat het al zien."
			: `${value} andere velden in dit bestand veranderden ook. De pagina laat ze al zien.`,
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
	whatAbout: "Kijk of de omschrijving hieronder nog klopt.",
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
	results: (value: number) => (value === 1 ? "1 gevonden" : `${value} gevonden`),

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
		["Ctrl+E", "bekijk zonder redactie, en terug"],
		["F6", "van pagina naar paneel en terug"],
	],
	macKeys: "Op een Mac: Cmd in plaats van Ctrl.",
	tabOrder:
		"loopt van de pagina (één stop, pijlen erin) naar de kop, de tabs, het veld of de lijst, en de voet.",
} as const;
