import { Keys } from "./Keys.tsx";
import { isMac } from "./state/keeping.ts";
import { setPanel } from "./state/store.ts";
import { words } from "./words.ts";

/** All keys, and the way that Tab goes. */
export function KeysHelp() {
	return (
		<div className="keys-help">
			<h2>{words.keys}</h2>
			<dl>
				{words.keysList(isMac).map(([ways, does]) => (
					<div key={does}>
						<dt>
							{ways.map((keys) => (
								<Keys key={keys.join()} keys={keys} />
							))}
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
			<p className="help">
				{!isMac && `${words.macKeys} `}
				<Keys keys={["Tab"]} /> {words.tabOrder}
			</p>
			<button type="button" className="button" onClick={() => setPanel({ showsKeys: false })}>
				{words.close}
			</button>
		</div>
	);
}
