import type pg from 'pg';

/** Counts these intents in one of the states. */
export async function countIntents(
  admin: pg.Pool,
  ids: readonly string[],
  ...states: string[]
): Promise<number> {
  const { rows } = await admin.query(
    'SELECT count(*)::int AS count FROM ledger_intents WHERE id = ANY($1) AND state = ANY($2)',
    [ids, states],
  );
  return rows[0].count;
}
