/** What the specification quotes to the letter, and the figures it names, by page. */
import type { Content } from "../src/content/read-content.ts";

const CLOSING = ["Wil je weten hoe wij dit bij jou toepassen?", "Plan een tech-sessie"];

/** The names in it are those of whoever owns the site. */
export const specification = ({
	email,
	phone,
	group,
	platform,
}: Content["identity"]): Record<string, readonly string[]> => ({
	"/": [
		...["Wij bouwen teams die leveren", "Waarom", "Mensgericht", "Snel schaalbaar"],
		...["Eerlijk & betrokken", "Wat we doen", "Team-as-a-Service", "Project Delivery"],
		...["Onze Expertise", group.name],
	],
	"/diensten/team-as-a-service": [
		"2-6 FTE",
		"2 weken",
		"Sprints",
		"Governance",
		"Vraag een team aan",
	],
	"/diensten/project-delivery": [
		...["Discovery", "Build", "Transfer", "Quality gates", "Security by design"],
		...["Budget control", "Plan een projectgesprek"],
	],
	"/diensten/consultancy": [
		...["Architectuur", "Cloud & Migration", "DevOps", "Security by Design", "Assessment"],
		...["Review", "Sparring", "Interim", "Plan een sparsessie"],
	],
	"/expertise": ["Onze Tech Stack", "Plan een tech-spar", "Landing Zones", "GitOps", "KV/D1"],
	"/expertise/full-stack-development": [
		"Van frontend tot backend",
		...["12+", "Technology Stacks", "150+", "Apps Delivered", "99,9%", "Uptime SLA"],
		...["AWS Certified", "Security First", "High Performance", "CI/CD Ready"],
		...["React", "TypeScript", "Node.js", "Java", ".NET", "Python", "GraphQL", "PostgreSQL"],
		...["Analyse", "Design", "Build", "Test", "Deploy"],
		...CLOSING,
	],
	"/expertise/devops-ci-cd": [
		"Van code tot cloud in minuten",
		...["<15min", "deploy time", "99,95%", "pipeline success", "85%", "time saved"],
		...["Ansible", "OpenShift", "Kubernetes", "Terraform", "Docker", "GitLab CI", "Prometheus"],
		...["ArgoCD", "Assessment", "Design", "Build", "Automate", "Test", "Deploy"],
		"Ontdek wat Ansible voor jou kan doen",
	],
	"/expertise/cloud-solutions": [
		"Cloud die écht werkt",
		...["200+", "cloud migrations", "35%", "average cost reduction", "3", "platforms"],
		...["AWS", "Azure", "GCP", "CloudFormation", "ARM Templates", "Cloud Security", "FinOps"],
		...["Multi-Cloud", "Discovery", "Architecture", "Migrate", "Optimize", "Operate"],
		"Plan een cloud assessment",
	],
	[`/expertise/${platform.slug}-developer-platform`]: [
		"Bouw op de edge",
		...["<50ms", "latency", "300+", "edge locations", "0ms", "cold starts"],
		...["Workers", "KV", "D1", "R2", "Queues", "Durable Objects", "Pages", "Stream"],
		...["Discovery", "Architecture", "Develop", "Test", "Deploy"],
		`Plan een ${platform.name} demo`,
	],
	"/cases": [
		...["Filter op expertise", "Alle expertises", "Lees de volledige case"],
		...["Binnenkort beschikbaar", "Bespreek jouw case", "Plan een kennismaking"],
	],
	"/cases/openshift-aws": ["4x", "3x", "-38%", "99,99%", "12 maanden"],
	[`/cases/${platform.slug}-fintech`]: ["-40%", "<50ms", "3x", "-55%"],
	"/cases/ansible-automation": ["-85%", "+90%", "-70%", "6 maanden"],
	[`/cases/${platform.slug}-consolidatie`]: ["-42%", "3x", "99,999%", "-60%"],
	"/over-ons": ["Groei", "Vertrouwen", "Verantwoordelijkheid", "12.000+", "30 jaar"],
	"/over-ons/community": ["Groei", "Vertrouwen", "Verantwoordelijkheid", "2 jaar"],
	"/over-ons/werken-bij": ["Full-Stack Developer", "DevOps Engineer", "Cloud Consultant"],
	"/contact": [email, phone, "Plan een gesprek"],
	"/privacy": [],
	"/terms": [],
	"/cookies": [],
});

/** The not-found screen, English to the letter. */
export const NOT_FOUND = { heading: "404 Oops! Page not found", link: "Return to Home" };

/** Where an expertise has no cases. */
export const NO_CASES = "Geen cases gevonden voor deze expertise.";

/** Where no client case matches both filters. */
export const NO_CLIENT_CASES = "Geen cases gevonden met deze filters.";

/** The links at the foot of every page. */
export const FOOTER_LINKS = ["Privacy", "Terms", "Cookies", "Cases", "Contact"];

/** Why a test holds on to words: the site's own may be changed, these may not. */
export const PROMISED = "the specification fixes these words, see tests/specification.ts";
