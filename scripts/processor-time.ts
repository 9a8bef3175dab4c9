/**
 * How long a command kept the processor busy, with all that it started in turn: what a test costs
 * however busy the machine is, where seconds differ by the hour.
 *
 * Linux counts for a process what it used itself, and what those used whose end it waited for. That
 * misses most of a browser, whose pages belong to a process that nobody waits for. A control group
 * has that too, but not apart for two commands that run side by side. So the table of processes is
 * read now and then.
 */
import { readdirSync, readFileSync } from "node:fs";

/** How often (ms) the table is read. What a process does after its last reading is lost. */
const INTERVAL = 1000;
/** Ticks in a second, on every Linux that Node runs on. */
const TICKS = 100;

/** A line of the table; times in ticks. */
export interface Process {
	pid: number;
	parent: number;
	/** Tells it from an earlier process with the same number. */
	started: string;
	/** What it used itself. */
	own: number;
	/** What those used whose end it waited for, with what those waited for. */
	awaited: number;
}

/** What is told each reading of the table. */
const followers = new Set<(table: readonly Process[]) => void>();
let timer: NodeJS.Timeout | undefined;

const look = () => {
	const table = runningProcesses();
	for (const read of followers) read(table);
};

/**
 * Follows a command.
 * @param pid of the process that it began as.
 * @returns ends this and gives the seconds of processor used; nothing on systems other than Linux.
 */
export function followProcessor(pid: number): () => number | undefined {
	const { read, seconds } = processorTime(pid);
	if (followers.size === 0) timer = setInterval(look, INTERVAL).unref();
	followers.add(read);
	look();
	return () => {
		look();
		followers.delete(read);
		if (followers.size === 0) clearInterval(timer);
		return seconds() || undefined;
	};
}

/** Adds up what one process and its offspring use, from what the table says at each reading. */
export function processorTime(root: number) {
	/** By what tells them from others before and after, with that of who started them. */
	const seen = new Map<string, Process & { starter: string }>();
	let running = new Set<string>();
	const idOf = ({ pid, started }: Process) => `${pid} ${started}`;

	function read(table: readonly Process[]) {
		const byPid = new Map(table.map((process) => [process.pid, process]));
		const belongs = (process: Process | undefined): boolean =>
			process !== undefined &&
			(process.pid === root || seen.has(idOf(process)) || belongs(byPid.get(process.parent)));
		running = new Set();
		for (const process of table.filter(belongs)) {
			const id = idOf(process);
			running.add(id);
			const above = byPid.get(process.parent);
			// Whoever started it may have ended since.
			const starter = seen.get(id)?.starter ?? (above ? idOf(above) : "");
			seen.set(id, { ...process, starter });
		}
	}

	/** What a process and its offspring used. What it waited for was seen while it ran, for the most part: that counts once. */
	function ticksOf(id: string, { own, awaited }: Process): number {
		const started = [...seen].filter(([, { starter }]) => starter === id);
		const sum = (isRunning: boolean) =>
			started
				.filter(([id]) => running.has(id) === isRunning)
				.reduce((ticks, [id, each]) => ticks + ticksOf(id, each), 0);
		return own + Math.max(awaited, sum(false)) + sum(true);
	}

	function seconds(): number {
		const [id, first] = [...seen].find(([, { pid }]) => pid === root) ?? [];
		return id && first ? ticksOf(id, first) / TICKS : 0;
	}

	return { read, seconds };
}

/** All processes, as `/proc` has them (see proc_pid_stat(5)); none where there is no such table. */
function runningProcesses(): Process[] {
	let pids: string[];
	try {
		pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
	} catch {
		return [];
	}
	return pids.flatMap((pid) => {
		try {
			const line = readFileSync(`/proc/${pid}/stat`, "utf8");
			// Behind its name, in which anything may stand.
			const values = line.slice(line.lastIndexOf(")") + 2).split(" ");
			const [, parent, , , , , , , , , , user, system, userAwaited, systemAwaited] =
				values.map(Number);
			return {
				pid: Number(pid),
				parent: parent ?? 0,
				started: values[19] ?? "",
				own: (user ?? 0) + (system ?? 0),
				awaited: (userAwaited ?? 0) + (systemAwaited ?? 0),
			};
		} catch {
			// It ended meanwhile.
			return [];
		}
	});
}
