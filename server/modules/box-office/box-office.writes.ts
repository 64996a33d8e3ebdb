import type { TicketCurrency } from '../../lib/money/index.ts';
import { isUniqueViolation } from '../../platform/db/database-faults.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { insertRow } from '../../platform/db/insert-row.ts';
import type { Till } from '../door/index.ts';
import {
  lockedPools,
  lockPlacesOfEvent,
  POOLS_FIRST,
  placesOfPools,
  type TierPlaces,
} from '../events/index.ts';
import type { CheckedSale } from './box-office.rules.ts';
import { ReceiptUsed, ShiftOpen } from './box-office.rules.ts';

export async function insertBoxOffice(
  tx: Tx,
  event: { id: string; issuerId: string },
  by: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO box_offices (event_id, issuer_id, opened_at, opened_by) VALUES ($1, $2, $3, $4)
     ON CONFLICT (event_id) DO NOTHING`,
    [event.id, event.issuerId, tx.scope.clock.now(), by],
  );
}

export async function deleteBoxOffice(tx: Tx, eventId: string): Promise<void> {
  await tx.query('DELETE FROM box_offices WHERE event_id = $1', [eventId]);
}

/** Checks that the event is sold at the door, and keeps it so until the transaction ends. */
export async function lockBoxOffice(tx: Tx, eventId: string): Promise<boolean> {
  const rows = await tx.query('SELECT FROM box_offices WHERE event_id = $1 FOR SHARE', [eventId]);
  return rows.length === 1;
}

export interface NewShift {
  id: string;
  issuerId: string;
  eventId: string;
  gateId: string | null;
  cashierId: string;
  deviceId: string;
  currency: TicketCurrency;
  floatUnits: bigint;
}

/** @throws ShiftOpen when the cashier has one at the event */
export async function insertShift(tx: Tx, shift: NewShift): Promise<void> {
  try {
    await insertRow(tx, 'shifts', { ...shift, openedAt: tx.scope.clock.now() });
  } catch (error) {
    if (isUniqueViolation(error, 'shifts_open')) throw new ShiftOpen();
    throw error;
  }
}

export interface LockedShift extends Till {
  gateId: string | null;
  cashierId: string;
  deviceId: string;
  closedAt: Date | null;
}

/**
 * Locks a shift until the transaction ends; row-level security hides those of other issuers. Transactions
 * that lock a shift and tiers lock the shift first.
 */
export async function lockShift(tx: Tx, id: string): Promise<LockedShift | undefined> {
  const [shift] = await tx.query<LockedShift>(
    `SELECT id, issuer_id AS "issuerId", event_id AS "eventId", gate_id AS "gateId", cashier_id AS "cashierId",
       device_id AS "deviceId", currency, float_units AS "floatUnits", closed_at AS "closedAt",
       counted_units AS "countedUnits", difference_units AS "differenceUnits"
     FROM shifts WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return shift;
}

export async function readGateOf(
  tx: Tx,
  gateId: string,
): Promise<{ eventId: string; active: boolean } | undefined> {
  const [gate] = await tx.query<{ eventId: string; active: boolean }>(
    'SELECT event_id AS "eventId", active FROM gates WHERE id = $1',
    [gateId],
  );
  return gate;
}

export async function updateClosed(
  tx: Tx,
  shiftId: string,
  closed: { by: string; countedUnits: bigint; note: string },
): Promise<void> {
  await tx.query(
    'UPDATE shifts SET closed_at = $2, closed_by = $3, counted_units = $4, note = $5 WHERE id = $1',
    [shiftId, tx.scope.clock.now(), closed.by, closed.countedUnits, closed.note],
  );
}

export interface LockedLease {
  tierId: string;
  /** The device that has the places. */
  deviceId: string;
  /** Places of the lease that are neither sold nor returned. */
  left: number;
  unitUnits: bigint;
}

/** Reads the leases of a shift, also returned ones, whose prices stay. The caller has locked the shift. */
export async function readLeases(tx: Tx, shiftId: string): Promise<LockedLease[]> {
  return tx.query(
    `SELECT tier_id AS "tierId", device_id AS "deviceId", CASE WHEN returned_at IS NULL THEN quantity - used ELSE 0 END AS left, unit_units AS "unitUnits"
     FROM place_leases WHERE shift_id = $1 ORDER BY tier_id`,
    [shiftId],
  );
}

export interface SoldTier extends TierPlaces {
  name: string;
  priceUnits: bigint;
  currency: TicketCurrency;
}

/** Locks the tiers of an event and their pools, in the order of their ids, with the places that are free. */
export async function lockTierPlaces(tx: Tx, eventId: string): Promise<SoldTier[]> {
  await lockPlacesOfEvent(tx, eventId);
  return tx.query(
    `SELECT id, name, capacity, sold, held, ${placesOfPools('t')} AS pools, price_units AS "priceUnits", currency FROM tiers t
     WHERE event_id = $1 ORDER BY id`,
    [eventId],
  );
}

export interface NewLease {
  shift: LockedShift;
  tierId: string;
  /** The device that has the places from now on. */
  deviceId: string;
  /** Places that the device may sell from now on. */
  places: number;
  /** Places that it could sell before. */
  before: number;
  unitUnits: bigint;
}

/**
 * Changes the places that a device may sell, and their price if they become more: a device that was given fewer has not
 * heard of another price. The caller has locked the tier and checked that they are free.
 */
export async function writeLease(
  tx: Tx,
  { shift, tierId, deviceId, places, before, unitUnits }: NewLease,
): Promise<void> {
  const { id, issuerId, eventId } = shift;
  await tx.query(
    `INSERT INTO place_leases (shift_id, tier_id, issuer_id, event_id, quantity, unit_units, leased_at, device_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (shift_id, tier_id) DO UPDATE SET quantity = place_leases.used + excluded.quantity,
       unit_units = CASE WHEN excluded.quantity > $9 THEN excluded.unit_units ELSE place_leases.unit_units END,
       leased_at = excluded.leased_at, returned_at = NULL,
       device_id = excluded.device_id`,
    [id, tierId, issuerId, eventId, places, unitUnits, tx.scope.clock.now(), deviceId, before],
  );
  await tx.query('UPDATE tiers SET held = held + $2 WHERE id = $1', [tierId, places - before]);
}

/** Moves places of a lease back to its tier, within the transaction that sells them. */
export async function useLease(tx: Tx, shiftId: string, tierId: string, places: number): Promise<void> {
  if (places === 0) return;
  await tx.query('UPDATE place_leases SET used = used + $3 WHERE shift_id = $1 AND tier_id = $2', [
    shiftId,
    tierId,
    places,
  ]);
  await tx.query('UPDATE tiers SET held = held - $2 WHERE id = $1', [tierId, places]);
}

/** Returns all places of a shift that were not sold. The caller has locked the shift. @returns the tiers that got some */
export async function returnPlaces(tx: Tx, shiftId: string): Promise<{ tierId: string; places: number }[]> {
  await tx.query(
    `WITH ${lockedPools('SELECT tier_id FROM place_leases WHERE shift_id = $1')}
     SELECT FROM tiers WHERE id IN (SELECT tier_id FROM place_leases WHERE shift_id = $1) AND ${POOLS_FIRST}
     ORDER BY id FOR UPDATE`,
    [shiftId],
  );
  return tx.query(
    `WITH returned AS (
       UPDATE place_leases SET returned_at = $2 WHERE shift_id = $1 AND returned_at IS NULL
       RETURNING tier_id, quantity - used AS places
     ), freed AS (
       UPDATE tiers t SET held = held - r.places FROM returned r WHERE t.id = r.tier_id AND r.places > 0
     )
     SELECT tier_id AS "tierId", places FROM returned WHERE places > 0`,
    [shiftId, tx.scope.clock.now()],
  );
}

export interface StoredSale {
  id: string;
  shiftId: string;
  orderId: string | null;
  requestHash: Buffer;
}

/** Reads a sale by its nonce; row-level security hides the sales of other issuers. */
export async function readSale(tx: Tx, deviceId: string, nonce: string): Promise<StoredSale | undefined> {
  const [sale] = await tx.query<StoredSale>(
    `SELECT id, shift_id AS "shiftId", order_id AS "orderId", request_hash AS "requestHash" FROM door_sales
     WHERE device_id = $1 AND nonce = $2`,
    [deviceId, nonce],
  );
  return sale;
}

export interface NewSale {
  shift: Pick<LockedShift, 'id' | 'issuerId' | 'eventId' | 'deviceId' | 'currency'>;
  sale: CheckedSale;
  /** null: no place was left for it. */
  orderId: string | null;
  /** Price of the tickets, in 10^-7 of the shift's currency. */
  units: bigint;
  /** Amount that the guest paid. */
  paidUnits: bigint;
  isOffline: boolean;
  soldAt: Date;
}

/** @throws ReceiptUsed when another sale names the same receipt */
export async function insertSale(tx: Tx, given: NewSale): Promise<void> {
  const { shift, sale, orderId, units, paidUnits, isOffline: offline, soldAt } = given;
  const { issuerId, eventId, deviceId, currency } = shift;
  const { nonce, method, reference, hash: requestHash } = sale;
  try {
    await insertRow(tx, 'door_sales', {
      ...{ id: tx.scope.ids.uuid(), issuerId, eventId, shiftId: shift.id, deviceId, nonce, requestHash },
      ...{ orderId, method, reference, units, paidUnits, currency, offline, soldAt },
      recordedAt: tx.scope.clock.now(),
    });
  } catch (error) {
    if (isUniqueViolation(error, 'door_sales_reference_once')) throw new ReceiptUsed();
    throw error;
  }
}
