import type { TicketCurrency } from '../../../lib/money/index.ts';
import { accountOf, signedIn } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { bookTransfer } from '../../../platform/journal.writes.ts';
import type { DueMethod } from '../../../platform/vocabulary.ts';
import type { DoorTicketRow } from '../door.reads.ts';
import { expectedCash } from '../door.rules.ts';
import type { UndoneScan } from '../door.writes.ts';

/** A shift with the cash that its cashier had and counted. */
export interface Till {
  id: string;
  issuerId: string;
  eventId: string;
  currency: TicketCurrency;
  floatUnits: bigint;
  /** null: the shift is open. */
  countedUnits: bigint | null;
  differenceUnits: bigint;
}

const TILL = `id, issuer_id AS "issuerId", event_id AS "eventId", currency, float_units AS "floatUnits",
  counted_units AS "countedUnits", difference_units AS "differenceUnits"`;

/**
 * Locks the last open shift of the person, or the paired device, at the event of a ticket. Undefined when there is none, or
 * it counts another currency.
 */
export async function lockOpenTill(tx: Tx, ticket: DoorTicketRow): Promise<Till | undefined> {
  const actor = signedIn(tx.scope.actor);
  const [till] = await tx.query<Till>(
    `SELECT ${TILL} FROM shifts
     WHERE event_id = $1 AND currency = $2 AND cashier_id = $3 AND closed_at IS NULL AND coalesce(device_id = $4, true)
     ORDER BY opened_at DESC, id DESC LIMIT 1 FOR NO KEY UPDATE`,
    [ticket.eventId, ticket.currency, accountOf(actor), actor.device?.scanName ?? null],
  );
  return till;
}

/**
 * Locks the shift that was open when a scan was made, though it may be closed since: of the person who made it or of the
 * paired device, rather the one on the same device. Undefined when there was none, or it counts another currency.
 */
export async function lockTillOf(tx: Tx, scan: UndoneScan, ticket: DoorTicketRow): Promise<Till | undefined> {
  const actor = signedIn(tx.scope.actor);
  const [till] = await tx.query<Till>(
    `SELECT ${TILL} FROM shifts
     WHERE event_id = $1 AND currency = $2 AND opened_at <= $3 AND coalesce(closed_at > $3, true)
       AND (cashier_id = $4 OR (cashier_id = $5 AND device_id = $6)) AND coalesce(device_id = $7, true)
     ORDER BY device_id = $6 DESC, opened_at DESC, id DESC LIMIT 1 FOR NO KEY UPDATE`,
    [
      ...[ticket.eventId, ticket.currency, scan.at, scan.scannedBy, accountOf(actor), scan.deviceId],
      actor.device?.scanName ?? null,
    ],
  );
  return till;
}

/** Counts an amount that was collected for a ticket in a shift, which the caller has locked. */
export async function insertTaking(
  tx: Tx,
  ticket: DoorTicketRow,
  method: Exclude<DueMethod, 'waived'>,
  shiftId: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO shift_takings (ticket_id, shift_id, issuer_id, event_id, method, units, currency, taken_at)
     SELECT $1, id, issuer_id, event_id, $2, $3, currency, $4 FROM shifts
     WHERE id = $5 AND event_id = $6 AND currency = $7`,
    [
      ...[ticket.id, method, ticket.priceUnits, tx.scope.clock.now()],
      ...[shiftId, ticket.eventId, ticket.currency],
    ],
  );
}

/** Reads the cash taken in a shift, in 10^-7 of its currency. */
export async function readCash(tx: Tx, shiftId: string): Promise<bigint> {
  const [row] = await tx.query<{ units: bigint }>(
    `SELECT coalesce(sum(units), 0)::bigint AS units FROM shift_takings WHERE shift_id = $1 AND method = 'cash'`,
    [shiftId],
  );
  return row?.units ?? 0n;
}

/**
 * Books the change of the difference between the cash counted in a shift and the cash expected, so that the journal has the
 * difference that the shift shows: when it is closed, and when an amount is added to it later. Without an effect for an
 * open one. The caller has locked it.
 */
export async function bookDifference(tx: Tx, till: Till): Promise<void> {
  const { id, issuerId, eventId, currency, countedUnits } = till;
  if (countedUnits === null) return;
  const cashUnits = await readCash(tx, id);
  const differenceUnits = countedUnits - expectedCash({ floatUnits: till.floatUnits, cashUnits });
  const change = differenceUnits - till.differenceUnits;
  if (change === 0n) return;
  await tx.query('UPDATE shifts SET difference_units = $2 WHERE id = $1', [id, differenceUnits]);
  const [debit, credit] = change > 0n ? ['door_cash', 'cash_differences'] : ['cash_differences', 'door_cash'];
  const units = change > 0n ? change : -change;
  await bookTransfer(tx, { issuerId, eventId, kind: 'cash_difference', debit, credit, currency, units });
}
