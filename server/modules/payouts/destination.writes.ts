import type { Tx } from '../../platform/db/in-transaction.ts';
import { insertRow } from '../../platform/db/insert-row.ts';
import type { DestinationRow } from './payout.row.ts';
import type { DestinationKind, PayoutCurrency } from './payout.rules.ts';

export interface NewDestination {
  id: string;
  issuerId: string;
  currency: PayoutCurrency;
  kind: DestinationKind;
  holder: string;
  number: string;
  bank: string | null;
  by: string;
}

/**
 * Stores a destination that does not count yet, in place of another one that waits. The caller has locked the issuer.
 * @returns the id of the one that waited
 */
export async function insertDestination(tx: Tx, one: NewDestination): Promise<string | undefined> {
  const now = tx.scope.clock.now();
  const [waited] = await tx.query<{ id: string }>(
    `UPDATE payout_destinations SET replaced_at = $3 WHERE issuer_id = $1 AND currency = $2 AND replaced_at IS NULL AND waits
     RETURNING id`,
    [one.issuerId, one.currency, now],
  );
  const { id, issuerId, currency, kind, holder, number, bank, by: setBy } = one;
  const row = { id, issuerId, currency, kind, holder, number, bank, setBy };
  await insertRow(tx, 'payout_destinations', { ...row, setAt: now, waits: true });
  return waited?.id;
}

/**
 * Lets a destination that waits count, in place of the one before.
 * @returns its currency; undefined when it waits no more
 */
export async function activateDestination(
  tx: Tx,
  id: string,
): Promise<Pick<DestinationRow, 'currency' | 'kind' | 'number'> | undefined> {
  const now = tx.scope.clock.now();
  await tx.query(
    `UPDATE payout_destinations o SET replaced_at = $2 FROM payout_destinations n
     WHERE n.id = $1 AND n.waits AND n.replaced_at IS NULL
       AND o.issuer_id = n.issuer_id AND o.currency = n.currency AND o.replaced_at IS NULL AND NOT o.waits`,
    [id, now],
  );
  const [row] = await tx.query<Pick<DestinationRow, 'currency' | 'kind' | 'number'>>(
    `UPDATE payout_destinations SET waits = false, set_at = $2 WHERE id = $1 AND waits AND replaced_at IS NULL
     RETURNING currency, kind, number`,
    [id, now],
  );
  return row;
}

/** Drops a destination that waits. */
export async function dropDestination(tx: Tx, id: string): Promise<void> {
  await tx.query('UPDATE payout_destinations SET replaced_at = $2 WHERE id = $1 AND waits', [
    id,
    tx.scope.clock.now(),
  ]);
}

/** Moves open payouts to another destination, for which they need new approvals. @returns how many lost approvals */
export async function voidApprovals(
  tx: Tx,
  one: Pick<NewDestination, 'id' | 'issuerId' | 'currency'>,
): Promise<number> {
  const rows = await tx.query<{ had: boolean }>(
    `WITH open AS (SELECT id, first_approved_by IS NOT NULL AS had FROM payouts
       WHERE issuer_id = $2 AND currency = $3 AND state IN ('requested', 'approved') ORDER BY id FOR NO KEY UPDATE)
     UPDATE payouts p SET destination_id = $1, state = 'requested', first_approved_by = NULL, first_approved_at = NULL,
       second_approved_by = NULL, second_approved_at = NULL FROM open o WHERE o.id = p.id RETURNING o.had`,
    [one.id, one.issuerId, one.currency],
  );
  return rows.filter(({ had }) => had).length;
}

export async function findDestination(
  tx: Tx,
  { issuerId, currency }: { issuerId: string; currency: PayoutCurrency },
): Promise<Omit<DestinationRow, 'setAt'> | undefined> {
  const [row] = await tx.query<Omit<DestinationRow, 'setAt'>>(
    `SELECT id, currency, kind, holder, number, bank FROM payout_destinations
     WHERE issuer_id = $1 AND currency = $2 AND replaced_at IS NULL AND NOT waits`,
    [issuerId, currency],
  );
  return row;
}
