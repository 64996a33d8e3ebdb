import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LimitOutcome, LimitRound, LimitTool } from './limit-tool.ts';

const execute = promisify(execFile);

/** PostgreSQL's own load generator, if it is installed. */
export function findPgbench(): LimitTool | undefined {
  const program = ['pgbench', ...installed()].find(runs);
  if (program === undefined) return undefined;
  return { name: 'pgbench', run: (round) => pgbench(program, round) };
}

function installed(): string[] {
  const home = '/usr/lib/postgresql';
  return existsSync(home) ? readdirSync(home).map((version) => path.join(home, version, 'bin/pgbench')) : [];
}

function runs(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function pgbench(program: string, round: LimitRound): Promise<LimitOutcome> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'passa-pgbench-'));
  const script = path.join(folder, 'statement.sql');
  // Variables live as long as their client: each counts its own turns, so that no number repeats.
  const number = `\\set n :n + 1\n\\set number :base + :n * ${round.clients} + :client_id\n`;
  writeFileSync(script, `${number}${round.statement.replaceAll('$1', ':number').replaceAll('\n', ' ')};\n`);
  try {
    const { stdout } = await execute(program, [
      ...['--no-vacuum', '--protocol', 'prepared', '--jobs', '2'],
      ...['--client', String(round.clients), '--time', String(round.seconds)],
      ...['--define', 'n=-1', '--define', `base=${round.base}`, '--file', script, round.url],
    ]);
    return { done: numberAfter(stdout, 'actually processed: '), rate: numberAfter(stdout, 'tps = ') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function numberAfter(text: string, label: string): number {
  const found = Number.parseFloat(text.slice(text.indexOf(label) + label.length));
  if (text.includes(label) && found > 0) return found;
  throw new Error(`pgbench gave no figure: ${text}`);
}
