import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { until } from '../../support/until.ts';

const FIXTURE = 'tests/support/run/fixture.mjs';
/** The run, its guard, and all its processes: those that wait, the one that ignores SIGTERM, and the orphan. */
const STARTED = 4;

/** Processes with the mark, apart from the run itself. */
function marked(mark: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const line = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      return line.includes(mark) && !line.includes(FIXTURE) && !line.includes('sh\0') ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

interface Run {
  /** Its parent, when there is one between it and the test. */
  started: ChildProcess;
  pid: number;
  mark: string;
}

async function begin(underShell: boolean): Promise<Run> {
  const mark = `mark-${crypto.randomUUID()}`;
  const node = [process.execPath, FIXTURE, mark];
  const started = underShell
    ? spawn('sh', ['-c', '"$@" & echo $!; wait', 'sh', ...node], { stdio: ['ignore', 'pipe', 'inherit'] })
    : spawn(process.execPath, node.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  started.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  await until(() => said.includes('started'));
  const pid = underShell ? Number.parseInt(said, 10) : Number(started.pid);
  // The one that exits has left its child behind, as a killed product leaves its database.
  await until(() => marked(mark).length === STARTED);
  await until(() => marked(mark).length === STARTED - 1);
  return { started, pid, mark };
}

describe.skipIf(!existsSync('/proc/self/stat')).concurrent('a run of the tests that is stopped', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
    'by %s leaves no process behind',
    async (signal) => {
      const { started, pid, mark } = await begin(false);
      const ended = once(started, 'exit');
      process.kill(pid, signal);
      await ended;
      await until(() => marked(mark).length === 0);
      expect(marked(mark)).toEqual([]);
    },
  );

  it('because its parent is gone leaves no process behind', async () => {
    const { started, pid, mark } = await begin(true);
    started.kill('SIGKILL');
    await until(() => marked(mark).length === 0);
    await until(() => !existsSync(`/proc/${pid}`));
    expect(existsSync(`/proc/${pid}`)).toBe(false);
  });
});
