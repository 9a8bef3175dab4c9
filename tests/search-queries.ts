/**
 * What visitors type, and the page that they should be led to first. Written from what
 * clients and applicants would say, not from the headings of the site, by people who did not
 * know how the search works.
 */
export interface ExpectedHit {
	/** In these {name}, {group} and {platform} stand for those of the identity. */
	query: string;
	/** The best page first; the others are as right. */
	pages: readonly string[];
}

/** Of a table with a query and its pages on each line. */
const hitsOf = (table: string): ExpectedHit[] =>
	table.split("\n").map((line) => {
		const [query = "", pages = ""] = line.split(" → ");
		return { query, pages: pages.split(", ") };
	});

/** Written before the ranking was made. */
export const BEFORE_THE_RANKING = hitsOf(`fullstack → /expertise/full-stack-development
cicd → /expertise/devops-ci-cd
k8s → /expertise/devops-ci-cd
kubernets → /expertise/devops-ci-cd
baan → /over-ons/werken-bij
vacatrues → /over-ons/werken-bij
loon → /over-ons/werken-bij
stage → /over-ons/werken-bij, /over-ons/community
opleiding → /over-ons/community
tarieven → /diensten, /diensten/team-as-a-service
inhuren → /diensten/team-as-a-service, /diensten
detachering → /diensten/team-as-a-service
opzegtermijn → /diensten/team-as-a-service
bellen → /contact
telefoonnummer → /contact
referenties → /cases
webshop → /expertise/{platform}-developer-platform, /cases
verzekring → /cases/openshift-aws, /expertise/full-stack-development
bank → /cases, /cases/{platform}-fintech
ziekenhuis → /expertise/cloud-solutions, /cases
krant → /cases/{platform}-consolidatie
overheid → /expertise/devops-ci-cd
woningbouwvereniging → /expertise/full-stack-development
monitoring → /expertise/devops-ci-cd
iac → /expertise/devops-ci-cd
ansibel → /cases/ansible-automation, /expertise/devops-ci-cd
javascript → /expertise/full-stack-development
dotnet → /expertise/full-stack-development
amazon → /expertise/cloud-solutions, /cases/openshift-aws
migreren → /expertise/cloud-solutions
cloudkosten → /expertise/cloud-solutions
lock-in → /expertise/{platform}-developer-platform, /cases/{platform}-consolidatie, /expertise/cloud-solutions
moederbedrijf → /over-ons/{group}
avg → /privacy
slechtziend → /toegankelijkheid
devops engineer → /over-ons/werken-bij
java developer → /over-ons/werken-bij, /expertise/full-stack-development
junior developer → /over-ons/werken-bij, /over-ons/community
azure consultant → /over-ons/werken-bij, /expertise/cloud-solutions
thuiswerken vacature → /over-ons/werken-bij
ci/cd pipeline → /expertise/devops-ci-cd
.net legacy → /expertise/full-stack-development
app laten maken → /diensten/project-delivery, /expertise/full-stack-development
fixed price project → /diensten/project-delivery
broncode eigendom → /diensten/team-as-a-service, /diensten/project-delivery
interim architect → /diensten/consultancy
second opinion → /diensten/consultancy
offerte aanvragen → /contact
kosten besparen → /expertise/cloud-solutions, /cases/openshift-aws, /cases/{platform}-consolidatie
datacenter opzeggen → /expertise/cloud-solutions, /cases/openshift-aws
trage website → /expertise/{platform}-developer-platform, /cases/{platform}-consolidatie
black friday → /cases/{platform}-fintech
transport logistiek → /cases/ansible-automation, /expertise/full-stack-development
algemene vorwaarden → /terms
cookie melding → /cookies
missie en waarden → /over-ons
hoe snel kan een team starten → /diensten/team-as-a-service
wat kost een ontwikkelaar per uur → /diensten/team-as-a-service, /diensten
wat als iemand uit het team ziek wordt → /diensten/team-as-a-service
kunnen we halverwege het project ermee ophouden → /diensten/project-delivery
wat als we tijdens de bouw extra wensen hebben → /diensten/project-delivery
doen jullie ook onderhoud als het klaar is → /diensten/project-delivery
welke rechten moet ik jullie adviseur geven → /diensten/consultancy
wat is het verschil tussen een team en een project → /diensten
hoe laat zijn jullie open → /contact
hoe verloopt de sollicitatieprocedure → /over-ons/werken-bij
ik wil me omscholen, kan ik bij jullie terecht → /over-ons/community, /over-ons/werken-bij
hoeveel medewerkers heeft het hele concern → /over-ons/{group}, /over-ons
welke programmeertalen gebruiken jullie → /expertise, /expertise/full-stack-development
waarom zou ik voor jullie kiezen → /, /over-ons`);

/** Written afterwards, hostile ones among them: they show what the search does outside of the first list. */
export const AFTER_THE_RANKING = hitsOf(`baantje → /over-ons/werken-bij
stageplek → /over-ons/werken-bij, /over-ons/community
omscholen → /over-ons/community, /over-ons/werken-bij
schoolverlater → /over-ons/community, /over-ons/werken-bij
leermeester → /over-ons/community
solicitatiegesprek → /over-ons/werken-bij
vakatures → /over-ons/werken-bij
trainship → /over-ons/community, /over-ons/werken-bij
sysadmin → /over-ons/werken-bij, /expertise/devops-ci-cd
openigstijden → /contact
mailadres → /contact
vcard → /contact
persvoorlichter → /contact
prijskaartje → /diensten
kernwaarden → /over-ons
detachring → /diensten/team-as-a-service
uitzendkrachten → /diensten/team-as-a-service
scrumteam → /diensten/team-as-a-service
opschalen → /diensten/team-as-a-service
personeelstekort → /diensten/team-as-a-service
uitbesteden → /diensten/project-delivery, /diensten
meerwerk → /diensten/project-delivery
nazorg → /diensten/project-delivery
handleidingen → /diensten/project-delivery
projectlijder → /diensten/project-delivery
nda → /diensten/consultancy
interimmer → /diensten/consultancy
sparringpartner → /diensten/consultancy
doorlichten → /diensten/consultancy
jenkins → /expertise/devops-ci-cd
grafana → /expertise/devops-ci-cd
rollback → /expertise/devops-ci-cd
uitwijklocatie → /expertise/devops-ci-cd
gemeentes → /expertise/devops-ci-cd
enrgiebedrijf → /expertise/devops-ci-cd
cdn → /expertise/{platform}-developer-platform
filmpjes → /expertise/{platform}-developer-platform
kaartjes → /expertise/{platform}-developer-platform
cloudflair → /expertise/{platform}-developer-platform
ec2 → /expertise/cloud-solutions
serverruimte → /expertise/cloud-solutions, /cases/openshift-aws
finnops → /expertise/cloud-solutions
programmeertalen → /expertise, /expertise/full-stack-development
c# → /expertise/full-stack-development
springboot → /expertise/full-stack-development
excel → /expertise/full-stack-development
appje → /expertise/full-stack-development
vrachtwagens → /expertise/full-stack-development
huurders → /expertise/full-stack-development
warehouse → /cases/ansible-automation
dagblad → /cases/{platform}-consolidatie
ideal → /cases/{platform}-fintech
zorgverzekraar → /cases/openshift-aws
slechtsziend → /toegankelijkheid
werken zonder ervaring → /over-ons/community, /over-ons/werken-bij
cv opsturen → /over-ons/werken-bij
examen vergoed → /over-ons/werken-bij, /over-ons/community
java ontwikelaar baan → /over-ons/werken-bij
afspraak inplannen → /contact
iemand terugbellen → /contact
leverancier acquisitie → /contact
team opzeggen → /diensten/team-as-a-service
wet toelating uitleners → /diensten/team-as-a-service
extra programmeurs nodig → /diensten/team-as-a-service
auteursrecht op broncode → /diensten/team-as-a-service, /diensten/project-delivery
wie is aansprakelijk → /diensten, /diensten/project-delivery, /diensten/team-as-a-service
vast bedrag → /diensten/project-delivery, /diensten
halverwege stoppen → /diensten/project-delivery, /diensten/team-as-a-service
secondopinion architectuur → /diensten/consultancy
iso 27001 audit → /diensten/consultancy
inlog voor adviseur → /diensten/consultancy
geautomatiseerd testen uitrollen → /expertise/devops-ci-cd
red hat containerplatform → /expertise/devops-ci-cd, /cases/openshift-aws
infrastructuur als kode → /expertise/devops-ci-cd
google cloud → /expertise/cloud-solutions
aws te duur → /expertise/cloud-solutions
data center opzeggen → /expertise/cloud-solutions, /cases/openshift-aws
oude software vervangen → /expertise/full-stack-development
web aplicatie laten maken → /expertise/full-stack-development
trage webshop buitenland → /expertise/{platform}-developer-platform, /cases/{platform}-fintech
kleine lettertjes → /terms
coockies uitzetten → /cookies
bediening zonder muis → /toegankelijkheid
referenties bij banken → /cases
Onze updates gaan altijd in het weekend live, kan dat ook anders? → /expertise/devops-ci-cd, /cases/openshift-aws
Kan ik bij jullie aan de slag zonder hbo-diploma? → /over-ons/werken-bij, /over-ons/community
Hoeveel sollicitatierondes zijn er? → /over-ons/werken-bij
wie begeleidt mij als ik net begin → /over-ons/community
Wat verdien je als developper bij jullie? → /over-ons/werken-bij
Wat voor bedrijf zijn jullie eigenlijk? → /over-ons, /
Op welke dagen kan ik jullie bellen? → /contact
Ik schrijf een artikel en zoek iemand om te interviewen → /contact
Ik wil grag een ofrerte aanvragen → /contact, /diensten
Wat is slimmer voor ons, een team of een project? → /diensten
Hoe snel kunnen jullie mensen leveren? → /diensten/team-as-a-service
Wat als een van jullie ontwikkelaars ziek wordt? → /diensten/team-as-a-service
Mag ik de programmeurs eerst zelf spreken voordat ik teken? → /diensten/team-as-a-service
Wat kost het als we tijdens het bouwen van gedachten veranderen? → /diensten/project-delivery
Ik weet alleen het probleem, niet de oplosing, kunnen jullie het hele traject doen → /diensten/project-delivery
Onze leverancier zegt iets anders dan onze eigen it'ers → /diensten/consultancy
onze lead developer is vertrokken wie kan het even overnemen → /diensten/consultancy
Heeft een klein bedrijf met twee applicaties wel Kubernetes nodig? → /expertise/devops-ci-cd
Hoe weet ik eerder dan de klant dat er iets stuk is? → /expertise/devops-ci-cd
We willen naar azuer maar waar begin je → /expertise/cloud-solutions
Wie van onze medewekers heeft te veel rechten in de cloud? → /expertise/cloud-solutions
Kunnen jullie een programma uit 2005 dat alleen op Windows draait ombouwen? → /expertise/full-stack-development
Onze klanten moeten nu een pdf'je mailen, kan dat online? → /expertise/full-stack-development
Onze site ligt plat zodra de kaartverkoop begint → /expertise/{platform}-developer-platform
Kom ik later nog weg bij {platform}? → /expertise/{platform}-developer-platform, /cases/{platform}-consolidatie
niemand durft bij ons die oude server opnieuw op te starten → /cases/ansible-automation
We betalen te veel verschillende hostingpartijen → /cases/{platform}-consolidatie
werkt jullie site met een schermlezr → /toegankelijkheid
Wat doen jullie met mijn gegevens als ik mail? → /privacy
Bij welk groter bedrijf horen jullie? → /over-ons/{group}
vacatuers → /over-ons/werken-bij
starter → /over-ons/werken-bij, /over-ons/community
omscholing → /over-ons/community, /over-ons/werken-bij
opleidingsbudget → /over-ons/werken-bij, /over-ons/community
begeleiding → /over-ons/community
openingstijden → /contact
mailadress → /contact
tarief → /diensten, /diensten/team-as-a-service
detacheren → /diensten/team-as-a-service
developers → /diensten/team-as-a-service, /over-ons/werken-bij
maatwerksoftware → /expertise/full-stack-development
appontwikkeling → /expertise/full-stack-development
terrafrom → /expertise/devops-ci-cd
asnible → /cases/ansible-automation, /expertise/devops-ci-cd
postgres → /expertise/full-stack-development
googlecloud → /expertise/cloud-solutions
microsoft → /expertise/cloud-solutions, /expertise/full-stack-development
pijplijn → /expertise/devops-ci-cd
uitwijk → /expertise/devops-ci-cd
ziekenhuizen → /expertise/cloud-solutions, /cases
gemeente → /expertise/devops-ci-cd
onderwijs → /expertise/{platform}-developer-platform
kranten → /cases/{platform}-consolidatie
leveringsvoorwaarden → /terms
secondopinon → /diensten/consultancy
bezuinigen → /expertise/cloud-solutions
scrum → /diensten/team-as-a-service
darkmodus → /cookies
open solicitatie → /over-ons/werken-bij
junior functie → /over-ons/werken-bij, /over-ons/community
afspraak maken → /contact
samenwerking opzeggen → /diensten/team-as-a-service
extra ontwikkelaars nodig → /diensten/team-as-a-service
oud systeem vernieuwen → /expertise/full-stack-development
excel vervangen → /expertise/full-stack-development
trage websitte → /expertise/{platform}-developer-platform, /cases/{platform}-consolidatie
drukte black friday → /cases/{platform}-fintech
cloud kosten omlaag → /expertise/cloud-solutions
server beheer automatiseren → /expertise/devops-ci-cd, /cases/ansible-automation
infrastucture as code → /expertise/devops-ci-cd
verlopen ssl certificaat → /cases/{platform}-consolidatie
video's streamen → /expertise/{platform}-developer-platform
intellectueel eigendom → /diensten/team-as-a-service, /diensten/project-delivery
algemene voorwarden → /terms
wcag niveau → /toegankelijkheid
koers goep → /over-ons/{group}
team of project → /diensten
offerte laten beoordelen → /diensten/consultancy
datacenter sluiten → /expertise/cloud-solutions, /cases/openshift-aws
releasen in weekend → /cases/openshift-aws, /expertise/devops-ci-cd
certficering vergoed → /over-ons/werken-bij, /over-ons/community
wet wtta → /diensten/team-as-a-service
Kan ik bij jullie beginnen zonder werkervaring? → /over-ons/community, /over-ons/werken-bij
moet ik een test maken als ik solliciteer → /over-ons/werken-bij
wat verdient een devops engineer bij jullie → /over-ons/werken-bij
betalen jullie mijn aws examen → /over-ons/werken-bij, /over-ons/community
hoe werkt het traineeschip precies? → /over-ons/community
hoe snel kan er een team beginnen? → /diensten/team-as-a-service
wat als een ontwikkelaar van jullie ziek wordt → /diensten/team-as-a-service
kan ik de mensen eerst zelf spreken voordat ik teken → /diensten/team-as-a-service
wie draait er op voor de kosten als het project tegenvalt → /diensten/project-delivery
kunnen we halverwege het projct stoppen → /diensten/project-delivery
wat moeten we voorbereiden voor we een project starten → /diensten/project-delivery
wij willen van on-premise naar de cloud, waar begin je → /expertise/cloud-solutions
Is AWS of Azure beter voor ons? → /expertise/cloud-solutions
hebben wij eigenlijk wel kubernetes nodig → /expertise/devops-ci-cd
onze site gaat plat zodra de kaartverkoop begint → /expertise/{platform}-developer-platform
klanten in het buitenland vinden onze betaalpagina traag → /cases/{platform}-fintech
we hebben te veel hostingleveranciers en raken het overzicht kwijt → /cases/{platform}-consolidatie
niemand durft onze oude server nog aan te raken → /cases/ansible-automation
onze leverancier zegt iets anders dan ons eigen team, wie heeft gelijk → /diensten/consultancy
werkt deze site met voorleessofware → /toegankelijkheid
slaan jullie iets op op mijn computer? → /cookies
horen jullie bij een groter concern → /over-ons/{group}
ik ben journalist, wie kan ik bereiken voor een interview → /contact
met welke programeertalen werken jullie → /expertise, /expertise/full-stack-development
waarom zou ik voor {name} kiezen → /`);

/** Written when the tools were made: each leads to the tool itself, on its page under its heading. */
export const FOR_THE_TOOLS = [
	{
		pages: ["/diensten/team-as-a-service"],
		heading: "Stel je team samen",
		queries: [
			"team samenstellen",
			"stel je team samen",
			"zelf een team samenstellen",
			"samenstelling van het team",
			"scrumteam samenstellen",
			"teamsamenstelling",
			"hoeveel developers heb ik nodig",
			"hoeveel ontwikkelaars hebben we nodig",
			"hoeveel mensen heb ik nodig",
			"welke rollen zitten er in een team",
			"welke rollen heb ik nodig",
			"rollen in een team",
			"teamprofiel",
			"configurator",
			"product owner van jullie of van ons",
			"wie moet er in mijn team",
		],
	},
	{
		pages: ["/diensten"],
		heading: "Welke dienst past?",
		queries: [
			"welke dienst past",
			"welke dienst past bij ons",
			"welke dienst heb ik nodig",
			"dienst kiezen",
			"hulp bij kiezen",
			"keuzehulp",
			"keuzehulp diensten",
			"kieswijzer",
			"wat past bij mij",
			"vragenlijst",
			"team of advies",
			"advies of project",
			"ik weet niet welke dienst ik moet kiezen",
		],
	},
].flatMap(({ queries, ...tool }) => queries.map((query) => ({ ...tool, query })));
