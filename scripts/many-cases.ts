/**
 * Cases that nobody wrote, as many as asked: the same every time, valid by the content
 * contract, and as long as the real ones. For measuring growth and for tests.
 */
import { stringify } from "yaml";
import { randomNumbers } from "./random-numbers.ts";

/** Of every this many cases one is featured, one has no page yet, one tells its results first. */
const FEATURED_EVERY = 3;
const SOON_EVERY = 10;
const RESULTS_FIRST_EVERY = 7;

const SECTORS = [
	["Verzekeringen", "verzekeraar", "☂️"],
	["Bankwezen", "bank", "🏦"],
	["Retail", "winkelketen", "🛒"],
	["Zorg", "zorginstelling", "🏥"],
	["Overheid", "gemeente", "🏛️"],
	["Logistiek", "vervoerder", "🚚"],
	["Energie", "netbeheerder", "⚡"],
	["Media", "uitgever", "📰"],
	["Industrie", "machinebouwer", "🏭"],
	["Onderwijs", "hogeschool", "🎓"],
];
const SUBJECTS = [
	"het klantportaal",
	"de planning",
	"het datawarehouse",
	"de webwinkel",
	"het bestelsysteem",
	"de facturatie",
	"de app voor monteurs",
	"het documentarchief",
	"de koppeling met leveranciers",
	"het loket voor aanvragen",
];
const TECHNOLOGIES = [
	"Kubernetes",
	"OpenShift",
	"AWS",
	"Azure",
	"Terraform",
	"Ansible",
	"GitLab CI",
	"ArgoCD",
	"PostgreSQL",
	"Java",
	"TypeScript",
	"React",
	"Python",
	"Prometheus",
];
const DIENSTEN = ["team-as-a-service", "project-delivery", "consultancy"];
const ICONS = ["rocket", "trending-down", "activity", "calendar", "timer", "wallet", "code"];

const WHO = ["Het team", "De beheerder", "De directie", "Een ontwikkelaar", "De afdeling verkoop"];
const DID = [
	"keek een week lang mee met",
	"verhuisde in kleine stappen",
	"schreef een nieuwe beschrijving van",
	"zette elke nacht een kopie klaar van",
	"haalde de oudste onderdelen uit",
	"testte iedere wijziging aan",
	"maakte samen met ons een plan voor",
	"zag voor het eerst de cijfers van",
];
const WHEN = [
	"op een gewone dinsdagmiddag",
	"nog voor de zomer",
	"zonder dat een klant er iets van merkte",
	"met twee mensen minder dan gepland",
	"terwijl het dagelijkse werk doorging",
	"na drie proefrondes op de testomgeving",
];

const HOW = { period: "januari tot en met juni", method: "de tijd die het team zelf bijhield" };
const less = (percent: number) => ({
	value: `-${percent}%`,
	label: "kosten",
	measured: { kind: "bar", unit: "%", was: 100, now: 100 - percent, ...HOW },
});
const oftener = (times: number) => ({
	value: `${times}x`,
	label: "vaker een release",
	measured: { kind: "bar", unit: "per maand", was: 1, now: times, ...HOW },
});

/**
 * @param expertise what the cases are about: file names in content/expertise and
 *   content/diensten; each gets as many cases as the others.
 * @returns path and text of each file, for `buildVariant`.
 */
export function manyCases(count: number, expertise: readonly string[]): Map<string, string> {
	const files = new Map<string, string>();
	for (let number = 1; number <= count; number++) {
		const slug = `case-${String(number).padStart(4, "0")}`;
		files.set(`content/cases/${slug}.yaml`, stringify(caseEntry(number, slug, expertise)));
	}
	return files;
}

function caseEntry(number: number, slug: string, expertise: readonly string[]) {
	const chance = randomNumbers(number);
	const pick = <Item>(list: readonly Item[]): Item =>
		list[Math.floor(chance() * list.length)] as Item;
	const some = (list: readonly string[], amount: number) => {
		const start = Math.floor(chance() * list.length);
		return Array.from({ length: amount }, (_, index) => list[(start + index * 3) % list.length]);
	};
	const figure = (from: number, to: number) => from + Math.floor(chance() * (to - from));

	const [sector, client, emoji] = pick(SECTORS);
	const subject = pick(SUBJECTS);
	const sentence = () =>
		`${pick(WHO)} ${pick(DID)} ${pick(SUBJECTS)}, ${pick(WHEN)}. Dat scheelde ${figure(2, 40)} uur per maand.`;
	const paragraph = () => [sentence(), sentence(), sentence()].join(" ");
	const titled = (title: string) => ({ title, text: sentence() });
	const hasPage = number % SOON_EVERY !== 0;

	return {
		title: `${sector}: ${subject} (${number})`,
		slug,
		order: number * 10,
		emoji,
		sector,
		dienst: pick(DIENSTEN),
		year: 2020 + (number % 6),
		featured: number % FEATURED_EVERY === 1,
		link: hasPage ? `/cases/${slug}` : "#",
		challenge: sentence(),
		approach: sentence(),
		result: sentence(),
		technologies: some(TECHNOLOGIES, 4),
		// The first is the main one; the second another, so that filters overlap as real ones do.
		expertise: [number, number + 1 + (number % 2)].map((at) => expertise[at % expertise.length]),
		metrics: [
			less(figure(20, 60)),
			oftener(figure(2, 9)),
			{ value: `99,${figure(90, 99)}%`, label: "uptime" },
			{ value: `${figure(4, 18)} maanden`, label: "tot terugverdiend" },
		].map((metric) => ({ ...metric, icon: pick(ICONS), description: sentence().slice(0, 120) })),
		...(hasPage && {
			story: {
				meta: {
					title: `Een ${client} en ${subject}`.slice(0, 40),
					description: `Hoe een ${client} verder kwam met ${subject}. Verhaal ${number}: keuzes, prijs en vier cijfers.`,
				},
				title: `Een ${client} vernieuwt ${subject}`,
				intro: sentence(),
				layout: number % RESULTS_FIRST_EVERY === 0 ? "results-first" : "standard",
				facts: [
					{ label: "Opdrachtgever", value: `Nederlandse ${client}` },
					{ label: "Team", value: `${figure(2, 8)} FTE` },
					{ label: "Doorlooptijd", value: `${figure(3, 14)} maanden` },
				],
				challenge: { title: "Waar het begon", paragraphs: [paragraph(), paragraph()] },
				approach: {
					title: "Stap voor stap",
					paragraphs: [paragraph(), paragraph()],
					choices: ["De lastigste eerst", "Alles in Git", "Een proef per week"].map((title) => ({
						...titled(title),
						price: sentence(),
					})),
				},
				results: { title: "Een jaar later", paragraphs: [paragraph(), paragraph()] },
				insights: {
					title: "Wat we ervan leerden",
					items: ["Begin klein", "Meet eerst", "Vraag door"].map(titled),
				},
				closing: { title: "Herken je dit?", text: sentence(), button: "Plan een kennismaking" },
			},
		}),
	};
}
