import { readdirSync, readFileSync } from 'node:fs';
import { short } from './report.ts';

/** Clock ticks of /proc are hundredths of a second on every Linux that Node runs on. */
const MS_A_TICK = 10;

interface Process {
  parent: number;
  milliseconds: number;
}

/** Milliseconds of CPU that this process and its descendants have used so far, by kind. Empty without /proc. */
export function cpuUsed(): Map<string, number> {
  const processes = readProcesses();
  const isOurs = (pid: number): boolean => {
    for (let at = pid; at > 1; at = processes.get(at)?.parent ?? 0) if (at === process.pid) return true;
    return false;
  };
  const used = new Map<string, number>();
  for (const [pid, { milliseconds }] of processes) {
    if (!isOurs(pid)) continue;
    const kind = pid === process.pid ? 'load' : kindOf(textOf(`/proc/${pid}/cmdline`) ?? '');
    used.set(kind, (used.get(kind) ?? 0) + milliseconds);
  }
  return used;
}

/** CPU used between two readings, in the order of the second. */
export function cpuBetween(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Map<string, number> {
  return new Map([...after].map(([kind, used]) => [kind, used - (before.get(kind) ?? 0)]));
}

/** @returns milliseconds by kind, per purchase or scan */
export function cpuEach(spent: ReadonlyMap<string, number>, count: number): string {
  return [...spent].map(([kind, ms]) => `${kind} ${short(ms / count)}`).join(', ');
}

/** The kind of a process, by its command line; a backend of PostgreSQL names its database. */
function kindOf(command: string): string {
  if (/^\S*\bpostgres\b/.test(command)) {
    if (command.includes('_sandbox ')) return 'payment sandbox’s database';
    return command.includes('_ledger') ? 'ledger’s database' : 'database';
  }
  if (command.includes('payment-sandbox')) return 'payment sandbox';
  if (command.includes('sandbox')) return 'ledger';
  return command.includes('product') ? 'product' : 'others';
}

function readProcesses(): Map<number, Process> {
  const processes = new Map<number, Process>();
  for (const name of listed('/proc')) {
    const pid = Number(name);
    // A command may hold spaces and brackets: only numbers follow its last bracket.
    const fields =
      Number.isInteger(pid) &&
      textOf(`/proc/${pid}/stat`)
        ?.replace(/^.*\) /s, '')
        .split(' ');
    if (!fields) continue;
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    processes.set(pid, {
      parent: parent ?? 0,
      milliseconds: ((user ?? 0) + (system ?? 0)) * MS_A_TICK,
    });
  }
  return processes;
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** undefined when the process ended during the search. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
