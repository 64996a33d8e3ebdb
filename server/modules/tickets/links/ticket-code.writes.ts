import type { Tx } from '../../../platform/db/in-transaction.ts';
import { codeExpiry, MAX_CODE_TRIES } from './ticket-code.rules.ts';
import { passExpiry } from './ticket-link.rules.ts';

/** Creates a code for the number, and voids its earlier unused ones. @returns its id */
export async function insertTicketCode(tx: Tx, number: string): Promise<string> {
  const { clock, ids } = tx.scope;
  const now = clock.now();
  const id = ids.uuid();
  await tx.query('DELETE FROM ticket_codes WHERE number = $1 AND used_at IS NULL', [number]);
  await tx.query('INSERT INTO ticket_codes (id, number, created_at, expires_at) VALUES ($1, $2, $3, $4)', [
    id,
    number,
    now,
    codeExpiry(now),
  ]);
  return id;
}

/**
 * Counts a try at the code of a number. Concurrent tries count one after the other.
 * @returns the id of its code; undefined when there is none that can be tried
 */
export async function countTry(tx: Tx, number: string): Promise<string | undefined> {
  const [code] = await tx.query<{ id: string }>(
    `UPDATE ticket_codes SET tries = tries + 1
     WHERE number = $1 AND used_at IS NULL AND expires_at > $2 AND tries < $3 RETURNING id`,
    [number, tx.scope.clock.now(), MAX_CODE_TRIES],
  );
  return code?.id;
}

/** Marks a code as used and stores the pass that it is exchanged for. */
export async function exchangeCode(tx: Tx, id: string, pass: string): Promise<Date> {
  const now = tx.scope.clock.now();
  const expiresAt = passExpiry(now);
  await tx.query('UPDATE ticket_codes SET used_at = $2, pass_hash = $3, pass_expires_at = $4 WHERE id = $1', [
    id,
    now,
    tx.scope.services.credentials.links.digest(pass),
    expiresAt,
  ]);
  return expiresAt;
}
