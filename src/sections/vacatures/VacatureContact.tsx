import { EmailAddress } from "@/components/EmailAddress";
import { identity, paginas } from "@/queries/site";
import { applicationHref, type VacatureWithStory } from "@/queries/vacatures";
import { dial } from "@/text/dial";
import { PersonBand } from "../shared/PersonBand";

interface VacatureProps {
	vacature: VacatureWithStory;
}

/** Whom one may ask; nothing while nobody is named. */
export function VacatureContact({ vacature }: VacatureProps) {
	const { contact } = vacature;
	if (!contact) return null;
	const { email = identity.email, phone = identity.phone } = contact;
	return (
		<PersonBand title={paginas["werken-bij"].vacancies.page.contact} {...contact}>
			<ul className="row strong">
				<li>
					<a href={applicationHref(vacature)}>
						<EmailAddress address={email} />
					</a>
				</li>
				<li>
					<a href={dial(phone)}>{phone}</a>
				</li>
			</ul>
		</PersonBand>
	);
}
