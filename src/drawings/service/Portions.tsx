import type { Portion } from "@/queries/diensten";

interface PortionsProps {
	portions: readonly Portion[];
}

/** Fields that grow to the whole as the rectangle of flag P would: a cell for each thing one holds. */
export function Portions({ portions }: PortionsProps) {
	return (
		<ol className="portions">
			{portions.map(({ title, portion, have, all }) => (
				<li key={title}>
					<p>
						<b className="display">{portion}</b> {title}
					</p>
					<div>
						{cells(all - have, "missing")}
						{cells(have)}
					</div>
				</li>
			))}
		</ol>
	);
}

const cells = (count: number, className?: string) =>
	Array.from({ length: count }, (_, index) => index).map((cell) => (
		<svg key={cell} className={className} aria-hidden="true" />
	));
