import type { Language } from '../../lib/language/language.ts';
import { DAY_SECONDS } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { DELETED_NAME } from '../privacy/index.ts';
import { OF_OLD, oldBefore, PASS_COLUMNS, PASS_JOINS, type PassRecord } from './pass.reads.ts';
import { FOLLOWED_DAYS } from './pass.rules.ts';
import type { WalletName } from './port.ts';

/** Seconds in which a taken pass is not taken again. */
const LEASE_SECONDS = 300;

/** SQL of a digest of everything that a pass of the ticket `t` shows, so that any change of it is found. */
const SHOWN = `md5(concat_ws('|', t.status, t.holder_name, t.due_status, event.edition, event.status, event.time_zone,
  extract(epoch FROM event.end_at), issuer.name, tier.name, extract(epoch FROM tier.effective_at), extract(epoch FROM tier.expires_at),
  tier.live_from IS NOT NULL))`;

const SHOWN_JOINS = `JOIN events event ON event.id = t.event_id JOIN issuers issuer ON issuer.id = event.issuer_id
  JOIN tiers tier ON tier.id = t.tier_id`;

interface NewPass {
  ticketId: string;
  wallet: WalletName;
  language: Language;
}

/** Records that a pass of a ticket was made, as it shows the ticket now. A repeat takes the new language. */
export async function recordPass(tx: Tx, { ticketId, wallet, language }: NewPass): Promise<void> {
  await tx.query(
    `INSERT INTO wallet_passes (ticket_id, wallet, language, shown, changed_at, created_at)
     SELECT t.id, $2, $3, ${SHOWN}, date_trunc('second', $4::timestamptz), $4 FROM tickets t ${SHOWN_JOINS} WHERE t.id = $1
     ON CONFLICT (ticket_id, wallet) DO UPDATE SET language = excluded.language`,
    [ticketId, wallet, language, tx.scope.clock.now()],
  );
}

/**
 * Finds passes that no longer show what is true, and has them updated: until some days after their event, and those of
 * erased persons as long as we know them. Times of changes are whole seconds, as devices send them, and differ for each
 * change of a pass.
 * @returns the number of those passes
 */
export async function markStalePasses(tx: Tx, wallets: readonly WalletName[]): Promise<number> {
  const now = tx.scope.clock.now();
  const rows = await tx.query(
    `UPDATE wallet_passes p SET shown = stale.shown, update_due_at = $2, attempts = 0,
       changed_at = date_trunc('second', greatest($2, p.changed_at + interval '1 second'))
     FROM (SELECT p.ticket_id, p.wallet, ${SHOWN} AS shown FROM wallet_passes p JOIN tickets t ON t.id = p.ticket_id
       ${SHOWN_JOINS} WHERE p.wallet = ANY($1) AND (event.end_at > $3 OR t.holder_name = $4)) stale
     WHERE p.ticket_id = stale.ticket_id AND p.wallet = stale.wallet AND p.shown <> stale.shown RETURNING p.ticket_id`,
    [wallets, now, tx.scope.clock.ago(FOLLOWED_DAYS * DAY_SECONDS), DELETED_NAME],
  );
  return rows.length;
}

/** A pass that is to be updated. */
export interface DuePass extends PassRecord {
  wallet: WalletName;
  /** Including the one that is about to be made. */
  attempts: number;
}

/** Takes passes that are due for an update, those of one event and wallet together; other processes skip them. */
export async function takeDuePasses(
  tx: Tx,
  wallets: readonly WalletName[],
  limit: number,
): Promise<DuePass[]> {
  return tx.query<DuePass>(
    `WITH first AS (SELECT p.wallet, t.event_id FROM wallet_passes p JOIN tickets t ON t.id = p.ticket_id
       WHERE p.wallet = ANY($1) AND p.update_due_at <= $2 ORDER BY p.update_due_at LIMIT 1),
     due AS (SELECT p.ticket_id, p.wallet FROM wallet_passes p JOIN tickets t ON t.id = p.ticket_id
       JOIN first ON first.wallet = p.wallet AND first.event_id = t.event_id
       WHERE p.update_due_at <= $2 ORDER BY p.update_due_at LIMIT $4 FOR UPDATE OF p SKIP LOCKED),
     taken AS (UPDATE wallet_passes p SET update_due_at = $3, attempts = p.attempts + 1 FROM due
       WHERE p.ticket_id = due.ticket_id AND p.wallet = due.wallet RETURNING p.*)
     SELECT ${PASS_COLUMNS}, p.wallet, p.attempts FROM taken p ${PASS_JOINS}`,
    [wallets, tx.scope.clock.now(), tx.scope.clock.in(LEASE_SECONDS), limit],
  );
}

/** Schedules the next attempt, or ends them; a change that was found meanwhile stays due. */
export async function scheduleUpdate(tx: Tx, pass: DuePass, at: Date | null): Promise<void> {
  await tx.query(
    `UPDATE wallet_passes SET update_due_at = $4, attempts = CASE WHEN $4::timestamptz IS NULL THEN 0 ELSE attempts END
     WHERE ticket_id = $1 AND wallet = $2 AND changed_at = $3`,
    [pass.id, pass.wallet, pass.changedAt, at],
  );
}

export interface NewDevice {
  ticketId: string;
  wallet: WalletName;
  deviceId: string;
  pushToken: string;
}

/** Copies of a pass are on the devices of one person. */
const MAX_DEVICES = 20;

/** Registers a device in place of the one that has been registered longest, where there are too many. @returns whether it was new for the pass */
export async function registerDevice(
  tx: Tx,
  { ticketId, wallet, deviceId, pushToken }: NewDevice,
): Promise<boolean> {
  // A device has one push token, whatever the number of its passes.
  await tx.query(
    'UPDATE wallet_pass_devices SET push_token = $3 WHERE device_id = $1 AND wallet = $2 AND push_token <> $3',
    [deviceId, wallet, pushToken],
  );
  const rows = await tx.query(
    `INSERT INTO wallet_pass_devices (ticket_id, wallet, device_id, push_token, registered_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (device_id, ticket_id, wallet) DO NOTHING RETURNING ticket_id`,
    [ticketId, wallet, deviceId, pushToken, tx.scope.clock.now()],
  );
  if (rows.length === 0) return false;
  await tx.query(
    `DELETE FROM wallet_pass_devices WHERE ticket_id = $1 AND wallet = $2 AND device_id IN (
       SELECT device_id FROM wallet_pass_devices WHERE ticket_id = $1 AND wallet = $2 AND device_id <> $3
       ORDER BY registered_at DESC, device_id OFFSET $4)`,
    [ticketId, wallet, deviceId, MAX_DEVICES - 1],
  );
  return true;
}

export async function unregisterDevice(
  tx: Tx,
  { ticketId, wallet, deviceId }: Omit<NewDevice, 'pushToken'>,
): Promise<void> {
  await tx.query('DELETE FROM wallet_pass_devices WHERE device_id = $1 AND ticket_id = $2 AND wallet = $3', [
    deviceId,
    ticketId,
    wallet,
  ]);
}

/** Forgets devices that no longer take pushes. */
export async function forgetTokens(tx: Tx, wallet: WalletName, tokens: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM wallet_pass_devices WHERE wallet = $1 AND push_token = ANY($2)', [
    wallet,
    tokens,
  ]);
}

/** Deletes passes of events that are long over, with their devices, except those of some wallets. */
export async function deleteOldPasses(tx: Tx, except: readonly WalletName[]): Promise<void> {
  await tx.query(
    `DELETE FROM wallet_passes w USING (SELECT p.ticket_id, p.wallet ${OF_OLD} AND p.wallet <> ALL($2)) old
     WHERE w.ticket_id = old.ticket_id AND w.wallet = old.wallet`,
    [oldBefore(tx.scope), except],
  );
}

export async function deletePasses(tx: Tx, wallet: WalletName, ticketIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM wallet_passes WHERE wallet = $1 AND ticket_id = ANY($2::uuid[])', [
    wallet,
    ticketIds,
  ]);
}
