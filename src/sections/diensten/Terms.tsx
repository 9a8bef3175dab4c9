import { SectionHeading } from "@/components/SectionHeading";
import type { Dienst } from "@/queries/diensten";

interface TermsProps {
	dienst: Dienst;
}

/** What a client can count on, and beside it what he has at the end, ticked off. */
export function Terms({ dienst: { themes, deliverables } }: TermsProps) {
	return (
		<section className="terms">
			<div className="wrap beside">
				<div>
					<SectionHeading title={themes.title} intro={themes.intro} />
					<ul>
						{themes.items.map(({ title, text }) => (
							<li key={title}>
								<h3>{title}</h3>
								<p>{text}</p>
							</li>
						))}
					</ul>
				</div>
				<div>
					<SectionHeading title={deliverables.title} intro={deliverables.intro} />
					<ul className="terms-ticked">
						{deliverables.items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}
