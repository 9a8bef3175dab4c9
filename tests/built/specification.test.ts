/** What the specification quotes to the letter, and the figures it names, on their pages. */
import { content, expect, test } from "./site.ts";

const { group, platform } = content.identity;
const edge = `/expertise/${platform.slug}-developer-platform`;
const closing = ["Wil je weten hoe wij dit bij jou toepassen?", "Plan een tech-sessie"];

const quoted: Record<string, string[]> = {
	"/": [
		"Wij bouwen teams die leveren",
		"Waarom",
		"Mensgericht",
		"Snel schaalbaar",
		"Eerlijk & betrokken",
		"Wat we doen",
		"Team-as-a-Service",
		"Project Delivery",
		"Onze Expertise",
		group.name,
	],
	"/diensten/team-as-a-service": [
		"2-6 FTE",
		"2 weken",
		"Sprints",
		"Governance",
		"Vraag een team aan",
	],
	"/diensten/project-delivery": [
		"Discovery",
		"Build",
		"Transfer",
		"Quality gates",
		"Security by design",
		"Budget control",
		"Plan een projectgesprek",
	],
	"/diensten/consultancy": [
		"Architectuur",
		"Cloud & Migration",
		"DevOps",
		"Security by Design",
		"Assessment",
		"Review",
		"Sparring",
		"Interim",
		"Plan een sparsessie",
	],
	"/expertise": ["Onze Tech Stack", "Plan een tech-spar", "Landing Zones", "GitOps", "KV/D1"],
	"/expertise/full-stack-development": [
		"Van frontend tot backend",
		...["12+", "Technology Stacks", "150+", "Apps Delivered", "99,9%", "Uptime SLA"],
		...["AWS Certified", "Security First", "High Performance", "CI/CD Ready"],
		...["React", "TypeScript", "Node.js", "Java", ".NET", "Python", "GraphQL", "PostgreSQL"],
		...["Analyse", "Design", "Build", "Test", "Deploy"],
		...closing,
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
	[edge]: [
		"Bouw op de edge",
		...["<50ms", "latency", "300+", "edge locations", "0ms", "cold starts"],
		...["Workers", "KV", "D1", "R2", "Queues", "Durable Objects", "Pages", "Stream"],
		...["Discovery", "Architecture", "Develop", "Test", "Deploy"],
		`Plan een ${platform.name} demo`,
	],
	"/cases": [
		"Filter op expertise",
		"Alle expertises",
		"Lees de volledige case",
		"Binnenkort beschikbaar",
		"Bespreek jouw case",
		"Plan een kennismaking",
	],
	"/cases/openshift-aws": ["4x", "3x", "-38%", "99,99%", "12 maanden"],
	[`/cases/${platform.slug}-fintech`]: ["-40%", "<50ms", "3x", "-55%"],
	"/cases/ansible-automation": ["-85%", "+90%", "-70%", "6 maanden"],
	[`/cases/${platform.slug}-consolidatie`]: ["-42%", "3x", "99,999%", "-60%"],
	"/over-ons": ["Groei", "Vertrouwen", "Verantwoordelijkheid", "12.000+", "30 jaar"],
	"/over-ons/community": ["Groei", "Vertrouwen", "Verantwoordelijkheid", "2 jaar"],
	"/over-ons/werken-bij": ["Full-Stack Developer", "DevOps Engineer", "Cloud Consultant"],
	"/contact": [content.identity.email, content.identity.phone, "Plan een gesprek"],
};

for (const [path, texts] of Object.entries(quoted))
	test(`${path} says what the specification quotes`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(path);
		const words = await page.getByRole("main").textContent();
		for (const text of texts) expect(words).toContain(text);
	});

test("the footer says whose site it is", async ({ page }) => {
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	await expect(footer).toContainText("People Driven Teams-as-a-Service");
	await expect(footer).toContainText(`${content.identity.year}`);
	for (const name of ["Privacy", "Terms", "Cookies", "Cases", "Contact"])
		await expect(footer.getByRole("link", { name, exact: true })).toHaveCount(1);
});
