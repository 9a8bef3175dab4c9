/** What the panel says of a figure that stands in more than one place. */
export const claimWords = {
	alsoOn: (figure: string, places: number) =>
		`‘${figure}’ staat ook op ${places === 1 ? "1 andere plek" : `${places} andere plekken`}.`,
	make: "Maak er één cijfer van",
	title: (figure: string) => `Eén cijfer: ${figure}`,
	help: "Daarna verander je het op één plek, en elke tekst verandert mee.",
	which: "Welke woorden",
	where: "Ook hier",
	others: (unit: string) =>
		unit === ""
			? "Hetzelfde getal, met iets anders erachter"
			: `Hetzelfde getal, zonder ‘${unit}’ erachter`,
	about: "Wat is het?",
	aboutHelp: "Eén zin, voor wie het later verandert: ‘Hoeveel applicaties zijn verhuisd.’",
	name: "Naam",
	nameHelp: "Alleen kleine letters, cijfers en koppeltekens.",
	reading: "Lezing",
	readingHelp: "Wat je ervan leest: aantal, procent, duur.",
	stillSaid: "Hier staat nog het oude cijfer:",
	needed: (names: readonly string[]) => `Nog nodig: ${names.join(" en ")}.`,
	neededAbout: "wat het is",
	neededName: "een naam",
	taken: "Deze naam bestaat al.",
	leave: "Laat zo",
	made: (figure: string, places: number) =>
		`Nu staat het op één plek: ${figure}, op ${places === 1 ? "1 plek" : `${places} plekken`} gelezen.`,
} as const;
