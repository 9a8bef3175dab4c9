/**
 * What visitors type, and the page that they should be led to first. Written from what
 * clients and applicants would say, not from the headings of the site; the first half was
 * written before the ranking was made.
 */
export interface ExpectedHit {
	query: string;
	/** The best page first; the others are as right. */
	pages: readonly [string, ...string[]];
	/** The heading at which the answer stands, where it is one place. */
	heading?: string;
}

export const BEFORE_THE_RANKING: readonly ExpectedHit[] = [
	{ query: "fullstack", pages: ["/expertise/full-stack-development"] },
	{ query: "cicd", pages: ["/expertise/devops-ci-cd"] },
	{ query: "k8s", pages: ["/expertise/devops-ci-cd"] },
	{ query: "kubernets", pages: ["/expertise/devops-ci-cd"] },
	{ query: "baan", pages: ["/over-ons/werken-bij"] },
	{ query: "vacatrues", pages: ["/over-ons/werken-bij"], heading: "Vacatures" },
	{ query: "loon", pages: ["/over-ons/werken-bij"] },
	{ query: "stage", pages: ["/over-ons/werken-bij", "/over-ons/community"] },
	{ query: "opleiding", pages: ["/over-ons/community"] },
	{ query: "tarieven", pages: ["/diensten", "/diensten/team-as-a-service"] },
	{ query: "inhuren", pages: ["/diensten/team-as-a-service", "/diensten"] },
	{ query: "detachering", pages: ["/diensten/team-as-a-service"], heading: "Is dit detachering?" },
	{ query: "opzegtermijn", pages: ["/diensten/team-as-a-service"], heading: "Hoe stop ik?" },
	{ query: "bellen", pages: ["/contact"] },
	{ query: "telefoonnummer", pages: ["/contact"] },
	{ query: "referenties", pages: ["/cases"] },
	{ query: "webshop", pages: ["/expertise/cloudflare-developer-platform", "/cases"] },
	{ query: "verzekring", pages: ["/cases/openshift-aws", "/expertise/full-stack-development"] },
	{ query: "bank", pages: ["/cases", "/cases/cloudflare-fintech"] },
	{ query: "ziekenhuis", pages: ["/expertise/cloud-solutions", "/cases"] },
	{ query: "krant", pages: ["/cases/cloudflare-consolidatie"] },
	{ query: "overheid", pages: ["/expertise/devops-ci-cd"] },
	{
		query: "woningbouwvereniging",
		pages: ["/expertise/full-stack-development"],
		heading: "Woningcorporatie in een middelgrote stad",
	},
	{ query: "monitoring", pages: ["/expertise/devops-ci-cd"] },
	{ query: "iac", pages: ["/expertise/devops-ci-cd"] },
	{ query: "ansibel", pages: ["/cases/ansible-automation", "/expertise/devops-ci-cd"] },
	{ query: "javascript", pages: ["/expertise/full-stack-development"] },
	{ query: "dotnet", pages: ["/expertise/full-stack-development"] },
	{ query: "amazon", pages: ["/expertise/cloud-solutions", "/cases/openshift-aws"] },
	{ query: "migreren", pages: ["/expertise/cloud-solutions"] },
	{ query: "cloudkosten", pages: ["/expertise/cloud-solutions"] },
	{
		query: "lock-in",
		pages: [
			"/expertise/cloudflare-developer-platform",
			"/cases/cloudflare-consolidatie",
			"/expertise/cloud-solutions",
		],
	},
	{ query: "moederbedrijf", pages: ["/over-ons/koers-groep"] },
	{ query: "avg", pages: ["/privacy"] },
	{ query: "slechtziend", pages: ["/toegankelijkheid"] },
	{ query: "devops engineer", pages: ["/over-ons/werken-bij"], heading: "DevOps Engineer" },
	{ query: "java developer", pages: ["/over-ons/werken-bij", "/expertise/full-stack-development"] },
	{ query: "junior developer", pages: ["/over-ons/werken-bij", "/over-ons/community"] },
	{ query: "azure consultant", pages: ["/over-ons/werken-bij", "/expertise/cloud-solutions"] },
	{ query: "thuiswerken vacature", pages: ["/over-ons/werken-bij"], heading: "Vacatures" },
	{ query: "ci/cd pipeline", pages: ["/expertise/devops-ci-cd"] },
	{ query: ".net legacy", pages: ["/expertise/full-stack-development"] },
	{
		query: "app laten maken",
		pages: ["/diensten/project-delivery", "/expertise/full-stack-development"],
	},
	{
		query: "fixed price project",
		pages: ["/diensten/project-delivery"],
		heading: "Hoe wordt het project betaald?",
	},
	{
		query: "broncode eigendom",
		pages: ["/diensten/team-as-a-service", "/diensten/project-delivery"],
		heading: "Van wie is de code?",
	},
	{ query: "interim architect", pages: ["/diensten/consultancy"] },
	{ query: "second opinion", pages: ["/diensten/consultancy"] },
	{ query: "offerte aanvragen", pages: ["/contact"] },
	{
		query: "kosten besparen",
		pages: ["/expertise/cloud-solutions", "/cases/openshift-aws", "/cases/cloudflare-consolidatie"],
	},
	{ query: "datacenter opzeggen", pages: ["/expertise/cloud-solutions", "/cases/openshift-aws"] },
	{
		query: "trage website",
		pages: ["/expertise/cloudflare-developer-platform", "/cases/cloudflare-consolidatie"],
	},
	{ query: "black friday", pages: ["/cases/cloudflare-fintech"] },
	{
		query: "transport logistiek",
		pages: ["/cases/ansible-automation", "/expertise/full-stack-development"],
	},
	{ query: "algemene vorwaarden", pages: ["/terms"] },
	{ query: "cookie melding", pages: ["/cookies"] },
	{ query: "missie en waarden", pages: ["/over-ons"] },
	{ query: "hoe snel kan een team starten", pages: ["/diensten/team-as-a-service"] },
	{
		query: "wat kost een ontwikkelaar per uur",
		pages: ["/diensten/team-as-a-service", "/diensten"],
		heading: "Hoe betaal ik?",
	},
	{
		query: "wat als iemand uit het team ziek wordt",
		pages: ["/diensten/team-as-a-service"],
		heading: "Wie draagt welk risico?",
	},
	{
		query: "kunnen we halverwege het project ermee ophouden",
		pages: ["/diensten/project-delivery"],
		heading: "Kunnen we tussentijds stoppen?",
	},
	{
		query: "wat als we tijdens de bouw extra wensen hebben",
		pages: ["/diensten/project-delivery"],
		heading: "En als we onderweg iets anders willen?",
	},
	{
		query: "doen jullie ook onderhoud als het klaar is",
		pages: ["/diensten/project-delivery"],
		heading: "Wat gebeurt er na de oplevering?",
	},
	{
		query: "welke rechten moet ik jullie adviseur geven",
		pages: ["/diensten/consultancy"],
		heading: "Welke toegang hebben jullie nodig?",
	},
	{
		query: "wat is het verschil tussen een team en een project",
		pages: ["/diensten"],
		heading: "De diensten naast elkaar",
	},
	{ query: "hoe laat zijn jullie open", pages: ["/contact"], heading: "Wanneer je ons bereikt" },
	{
		query: "hoe verloopt de sollicitatieprocedure",
		pages: ["/over-ons/werken-bij"],
		heading: "Zo gaat solliciteren",
	},
	{
		query: "ik wil me omscholen, kan ik bij jullie terecht",
		pages: ["/over-ons/community", "/over-ons/werken-bij"],
	},
	{
		query: "hoeveel medewerkers heeft het hele concern",
		pages: ["/over-ons/koers-groep", "/over-ons"],
	},
	{
		query: "welke programmeertalen gebruiken jullie",
		pages: ["/expertise", "/expertise/full-stack-development"],
		heading: "Onze Tech Stack",
	},
	{ query: "waarom zou ik voor jullie kiezen", pages: ["/", "/over-ons"] },
];
