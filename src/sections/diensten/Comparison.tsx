import { Band } from "@/components/Band";
import styles from "@/components/Comparison.module.css";
import type { Paginas } from "@/content/types";
import { dienstPath, getDiensten } from "@/queries/diensten";

/** The services side by side; in narrow windows each row's answers under each other. */
export function Comparison({ title, rows }: Paginas["diensten"]["comparison"]) {
	const diensten = getDiensten();
	return (
		<Band title={title} tone="deep">
			<table className={styles.root}>
				<thead>
					<tr>
						<td aria-hidden="true" />
						{diensten.map((dienst) => (
							<th key={dienst.id} scope="col" className="display">
								<img src={`/flags.svg#${dienst.flag}`} alt="" loading="lazy" />
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
								<td key={id}>
									<span data-nosnippet="">
										<img src={`/flags.svg#${flag}`} alt={name} loading="lazy" />
									</span>
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
