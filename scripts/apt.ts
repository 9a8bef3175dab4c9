/** Installing packages of Debian, where that is possible without asking anybody. */
import { spawnSync } from "node:child_process";

export const canUseApt = () =>
	process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

/** @returns whether it worked; apt-get says what did not. */
export const aptInstall = (packages: readonly string[]): boolean =>
	[["update"], ["install", "--yes", "--no-install-recommends", ...packages]].every(
		(args) =>
			spawnSync("apt-get", ["--quiet", ...args], {
				stdio: "inherit",
				env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
			}).status === 0,
	);
