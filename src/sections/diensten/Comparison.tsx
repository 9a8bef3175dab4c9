import { Band } from "@/components/Band";
import styles from "@/components/Comparison.module.css";
import type { Paginas } from "@/content/types";
import { dienstPath, getDiensten } from "@/queries/diensten";

/** The services side by side; in narrow windows each row's answers under each other. */
export function Comparison({ title, intro, rows }: Paginas["diensten"]["comparison"]) {
	const diensten = getDiensten();
	// The cards above have drawn it.
	const flagOf = (flag: string) => (
		<svg className={styles.flag} aria-hidden="true">
			<use href={`#flag-${flag.toLowerCase()}`} />
		</svg>
	);
	return (
		<Band title={title} intro={intro} tone="deep">
			<table className={styles.root}>
				<thead>
					<tr>
						<td aria-hidden="true" />
						{diensten.map((dienst) => (
							<th key={dienst.id} scope="col" className="display">
								{flagOf(dienst.flag)}
								<a href={dienstPath(dienst)}>{dienst.name}</a>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{Object.entries(rows).map(([key, heading]) => (
						<tr key={key}>
							<th scope="row">{heading}</th>
							{diensten.map(({ id, name, flag, comparison }) => (
								<td key={id} data-column={name}>
									{flagOf(flag)}
									{comparison[key as keyof typeof rows]}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Band>
	);
}
