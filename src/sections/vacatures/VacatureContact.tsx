import { EmailAddress } from "@/components/EmailAddress";
import { identity, paginas } from "@/queries/site";
import { applicationHref, type VacatureWithStory } from "@/queries/vacatures";
import { dial } from "@/text/dial";
import { NameBand } from "../shared/NameBand";
import styles from "./VacatureContact.module.css";

interface VacatureProps {
	vacature: VacatureWithStory;
}

/** Whom one may ask, under the name in flags; nothing while nobody is named. */
export function VacatureContact({ vacature }: VacatureProps) {
	const { contact } = vacature;
	if (!contact) return null;
	const { name, role, email = identity.email, phone = identity.phone } = contact;
	return (
		<section className={styles.root}>
			<NameBand name={name}>
				<h2>{paginas["werken-bij"].vacancies.page.contact}</h2>
				<p className={`display ${styles.name}`}>{name}</p>
				<p className={styles.role}>{role}</p>
				<ul>
					<li>
						<a href={applicationHref(vacature)}>
							<EmailAddress address={email} />
						</a>
					</li>
					<li>
						<a href={dial(phone)}>{phone}</a>
					</li>
				</ul>
			</NameBand>
		</section>
	);
}
