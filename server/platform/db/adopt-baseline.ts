import type { QueryRunner } from 'typeorm';
import { baseline } from '../../../migrations/index.ts';
import { readSchema, type SchemaObjects } from './schema.reads.ts';

/** The migrations before the baseline: all of them together made its schema. */
const FORMER = { count: 82, lastTimestamp: 1_710_000_011_620 };
/** Exists only in a transaction that is rolled back. */
const SCRATCH = 'passa_baseline';
/** Differences that a message names. */
const MAX_NAMED = 5;
const MAX_LENGTH = 200;

/** The database cannot be taken over. The message is for the operator. */
export class AdoptionFault extends Error {}

/**
 * Records the baseline as done in a database that the migrations before it made, and changes nothing else.
 * @throws AdoptionFault when some of them are missing, or the schema is not that of the baseline
 */
export async function adoptBaseline(runner: QueryRunner): Promise<void> {
  const [found] = await runner.query("SELECT to_regclass('public.migrations') IS NOT NULL AS exists");
  if (!found.exists) return;
  const ran: { name: string }[] = await runner.query('SELECT name FROM public.migrations');
  const former = ran.filter(({ name }) => isFormer(name)).length;
  if (former === 0) return;
  if (former < FORMER.count)
    throw new AdoptionFault(
      `the database is older than this version can take over (${former} of ${FORMER.count} migrations have run); start the previous version on it once, and then this one. Nothing was changed.`,
    );
  const differences = await compareWithBaseline(runner);
  if (differences.length > 0) throw new AdoptionFault(explain(differences));
  const names = baseline.map((migration) => new migration().name);
  // One statement: both happen, or neither.
  await runner.query(
    `WITH former AS (DELETE FROM public.migrations)
     INSERT INTO public.migrations (timestamp, name) SELECT * FROM unnest($1::bigint[], $2::text[])`,
    [names.map(timestampOf), names],
  );
}

/**
 * Returns the names for migrations that made the tables of an archive: the baseline in place of those before it.
 * @returns null when some of those before it are missing
 */
export function namesWithBaseline(names: readonly string[]): string[] | null {
  const others = names.filter((name) => !isFormer(name));
  if (others.length === names.length) return others;
  if (names.length - others.length < FORMER.count) return null;
  return [...baseline.map((migration) => new migration().name), ...others];
}

const timestampOf = (name: string): number => Number(name.slice(-13));
const isFormer = (name: string): boolean => timestampOf(name) <= FORMER.lastTimestamp;

async function compareWithBaseline(runner: QueryRunner): Promise<string[]> {
  await runner.startTransaction();
  try {
    await runner.query('SET LOCAL search_path = public');
    const found = await readSchema(runner, 'public');
    // The same server prints both, so that its version does not matter.
    await runner.query(`CREATE SCHEMA ${SCRATCH}; SET LOCAL search_path = ${SCRATCH}, public`);
    for (const migration of baseline) await new migration().up(runner);
    return compareSchemas(found, await readSchema(runner, SCRATCH));
  } finally {
    await runner.rollbackTransaction();
  }
}

/** Returns one clause for each difference. */
function compareSchemas(found: SchemaObjects, wanted: SchemaObjects): string[] {
  const missing = [...wanted.keys()].filter((object) => !found.has(object));
  const unknown = [...found.keys()].filter((object) => !wanted.has(object));
  const other = [...wanted].filter(
    ([object, definition]) => (found.get(object) ?? definition) !== definition,
  );
  return [
    ...missing.map((object) => `${object} is missing`),
    ...unknown.map((object) => `${object} is unknown`),
    ...other.map(
      ([object, definition]) =>
        `${object} is "${shorten(found.get(object) ?? '')}" and not "${shorten(definition)}"`,
    ),
  ];
}

const shorten = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

function explain(differences: string[]): string {
  const more = differences.length - MAX_NAMED;
  const named = differences.slice(0, MAX_NAMED).join('; ') + (more > 0 ? `; and ${more} more` : '');
  return `the schema of the database is not that of this version: ${named}. Undo these differences, and start again. Nothing was changed.`;
}
