import styles from "./EmailAddress.module.css";

interface EmailAddressProps {
	/** Of an e-mail: `naam@bedrijf.nl`. */
	address: string;
}

/** A part of so many letters fits on a line of the smallest phone; one of more has to break. */
const FITTING = 30;

/** An address of e-mail, which breaks after its @ where it does not fit on a line, and not at a hyphen. */
export function EmailAddress({ address }: EmailAddressProps) {
	const domain = address.indexOf("@") + 1;
	const [before, after] = [address.slice(0, domain), address.slice(domain)];
	const isFitting = Math.max(before.length, after.length) <= FITTING;
	return (
		<span className={isFitting ? styles.root : undefined}>
			{before}
			<wbr />
			{after}
		</span>
	);
}
