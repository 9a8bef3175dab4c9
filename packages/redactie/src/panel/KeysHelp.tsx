import { Keys } from "./buttons.tsx";
import { setPanel } from "./state/store.ts";
import { words } from "./words.ts";

/** All keys, and the way that Tab goes. */
export function KeysHelp() {
	return (
		<div className="keys-help">
			<h2>{words.keys}</h2>
			<dl>
				{words.keysList.map(([ways, does]) => (
					<div key={does}>
						<dt>
							{ways.split(" ").map((keys) => (
								<Keys key={keys} keys={keys.split("+")} />
							))}
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
			<p className="help">
				{words.macKeys} <Keys keys={["Tab"]} /> {words.tabOrder}
			</p>
			<button type="button" className="button" onClick={() => setPanel({ showsKeys: false })}>
				{words.close}
			</button>
		</div>
	);
}
