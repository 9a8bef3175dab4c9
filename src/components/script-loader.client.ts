/**
 * What imports a script, once, however often it is called; when that fails, once more at the
 * next call. By its address: import() of a name would bring Vite's preloading along, larger than
 * all of this.
 * @param say is told when it begins and when it fails.
 */
export function scriptLoader(address: string, say: (state: "loading" | "failed") => void) {
	let loading: Promise<unknown> | undefined;
	return () => {
		if (loading) return;
		say("loading");
		loading = import(/* @vite-ignore */ address).catch(() => {
			loading = undefined;
			// Browsers remember a script that did not come: another address is asked for anew.
			address += "?";
			say("failed");
		});
	};
}
