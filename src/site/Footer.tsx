import { EmailAddress } from "@/components/EmailAddress";
import { emailHref, legalDetails, phoneHref } from "@/queries/contact";
import { identity, interfaceText, navigatie } from "@/queries/site";
import { Logo } from "./Logo";

/** Four columns and the line below them. Its styles are in layouts/later.css. */
export function Footer() {
	const { columns, legal } = navigatie.footer;
	return (
		<footer className="footer small">
			<div className="wrap">
				<div className="beside footer-columns">
					<div className="footer-brand">
						<Logo />
						<p>{identity.tagline}</p>
						<ul>
							<li>
								<a href={emailHref}>
									<EmailAddress address={identity.email} />
								</a>
							</li>
							<li>
								<a href={phoneHref}>{identity.phone}</a>
							</li>
						</ul>
					</div>
					<nav className="footer-nav" aria-label={interfaceText.footerMenu}>
						{columns.map(({ title, links }) => (
							<div key={title}>
								<h2>{title}</h2>
								<Links links={links} />
							</div>
						))}
					</nav>
				</div>
				<div className="footer-legal">
					<p>{interfaceText.copyright}</p>
					{legalDetails.length > 0 && (
						<ul>
							{legalDetails.map((detail) => (
								<li key={detail}>{detail}</li>
							))}
						</ul>
					)}
					<nav aria-label={interfaceText.legalMenu}>
						<Links links={legal} />
					</nav>
				</div>
			</div>
		</footer>
	);
}

function Links({ links }: { links: typeof navigatie.footer.legal }) {
	return (
		<ul>
			{links.map(({ label, href }) => (
				<li key={href}>
					<a href={href}>{label}</a>
				</li>
			))}
		</ul>
	);
}
