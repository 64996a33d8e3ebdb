import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Names of the cases to run, in running order. */
  cases: string[];
  /** A quick look at the figures, not a proof. */
  quick: boolean;
  /** Measured rounds of a case. */
  rounds: number;
  /** Length of a round. */
  seconds: number;
  warmUpSeconds: number;
  /** Tickets and events of the large database. */
  large: { events: number; tickets: number };
  jsonFile: string;
  /** Folder for CPU profiles of the product; undefined: no profiles. */
  profileDir: string | undefined;
}

/**
 * Reads `[case ...] [--quick] [--rounds n] [--seconds n] [--json file] [--profile folder]`. Without case names all run.
 * @throws Error in one sentence for an invalid name or number
 */
export function readOptions(argv: string[], known: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      json: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no case ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  const { quick } = values;
  return {
    cases: known.filter((name) => positionals.length === 0 || positionals.includes(name)),
    quick,
    rounds: positive('rounds', values.rounds, quick ? 1 : 5),
    seconds: positive('seconds', values.seconds, quick ? 2 : 4),
    warmUpSeconds: quick ? 1 : 5,
    large: quick ? { events: 10_000, tickets: 100_000 } : { events: 10_000, tickets: 1_000_000 },
    jsonFile: values.json ?? path.join(os.tmpdir(), 'passa-bench.json'),
    profileDir: values.profile,
  };
}

function positive(name: string, given: string | undefined, standard: number): number {
  const value = given === undefined ? standard : Number(given);
  if (value > 0) return value;
  throw new Error(`--${name} must be a number above zero.`);
}
