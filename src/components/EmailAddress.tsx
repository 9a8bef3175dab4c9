interface EmailAddressProps {
	/** Of an e-mail: `naam@bedrijf.nl`. */
	address: string;
}

/** An address of e-mail, which breaks after its @ where it does not fit on a line. */
export function EmailAddress({ address }: EmailAddressProps) {
	const [name, domain] = address.split("@");
	return (
		<>
			{name}@<wbr />
			{domain}
		</>
	);
}
