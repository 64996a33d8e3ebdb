import { createHash } from 'node:crypto';
import { type Match, type Scenario, scenarioOf } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import { StripeError } from './stripe-error.ts';

export interface Keyed {
  merchant: string;
  key: string;
  path: string;
  body: string;
}

/** A request under a key: to be done, or done before with its stored answer. */
export interface Claim {
  scenario: Scenario;
  /** 1 for the first. */
  attempts: number;
  stored: { status: number; body: string } | null;
}

/** A connection that is cut is cut for the repeat that the package makes by itself as well. */
const CUT_ATTEMPTS = 2;

/** True when the answer to this attempt is lost, before or after the request was accepted. */
export const isCut = ({ scenario, attempts }: Claim, answer: 'drop_before' | 'drop_after'): boolean =>
  scenario.answer === answer && attempts <= CUT_ATTEMPTS;

/**
 * Claims a key for a request.
 * @throws StripeError when the key came with another request, or is in use by one that is under way
 */
export async function claimKey(query: Query, keyed: Keyed, match: Match): Promise<Claim> {
  const { merchant, key, path, body } = keyed;
  const fingerprint = createHash('sha256').update(`${path}\n${body}`).digest('hex');
  const [before] = await query<{
    fingerprint: string;
    scenario: Scenario;
    attempts: number;
    status: number | null;
    body: string;
  }>('UPDATE idempotency_keys SET attempts = attempts + 1 WHERE merchant = $1 AND key = $2 RETURNING *', [
    merchant,
    key,
  ]);
  if (!before) {
    const scenario = await scenarioOf(query, match);
    const rows = await query(
      `INSERT INTO idempotency_keys (merchant, key, fingerprint, scenario) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING key`,
      [merchant, key, fingerprint, JSON.stringify(scenario)],
    );
    if (rows.length === 0) throw inUse();
    return { scenario, attempts: 1, stored: null };
  }
  const { scenario, attempts, status } = before;
  if (before.fingerprint !== fingerprint) {
    throw new StripeError(400, 'Keys for idempotent requests can only be used with the same parameters.', {
      type: 'idempotency_error',
    });
  }
  if (status !== null) return { scenario, attempts, stored: { status, body: before.body } };
  if (scenario.answer === 'drop_before') return { scenario, attempts, stored: null };
  throw inUse();
}

const inUse = (): StripeError =>
  new StripeError(409, 'There is currently another in-progress request using this key.', {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
  });

/** Locks a key until its request is done. @returns the answer, where another repeat was faster */
export async function lockKey(query: Query, { merchant, key }: Keyed): Promise<Claim['stored']> {
  const [row] = await query<{ status: number | null; body: string }>(
    'SELECT status, body FROM idempotency_keys WHERE merchant = $1 AND key = $2 FOR UPDATE',
    [merchant, key],
  );
  return row && row.status !== null ? { status: row.status, body: row.body } : null;
}

export async function storeAnswer(
  query: Query,
  { merchant, key }: Keyed,
  answer: { status: number; body: string },
): Promise<void> {
  await query('UPDATE idempotency_keys SET status = $3, body = $4 WHERE merchant = $1 AND key = $2', [
    merchant,
    key,
    answer.status,
    answer.body,
  ]);
}

/** Nothing was done: the key is free for a corrected request. */
export async function freeKey(query: Query, { merchant, key }: Keyed): Promise<void> {
  await query('DELETE FROM idempotency_keys WHERE merchant = $1 AND key = $2', [merchant, key]);
}

/** Frees the keys of requests that a stop of the sandbox interrupted; their transactions were rolled back. */
export async function freeInterruptedKeys(query: Query): Promise<void> {
  await query('DELETE FROM idempotency_keys WHERE status IS NULL');
}
