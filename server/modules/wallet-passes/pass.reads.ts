import type { Language } from '../../lib/language/language.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../platform/clock.ts';
import type { Scope } from '../../platform/scope.ts';
import { TICKET_COLUMNS, TICKET_JOINS, type TicketRecord } from '../tickets/index.ts';
import { KEPT_DAYS } from './pass.rules.ts';
import type { WalletName } from './port.ts';

/** A pass that was added to a wallet, with its ticket of today. */
export interface PassRecord extends TicketRecord {
  language: Language;
  changedAt: Date;
}

export const PASS_COLUMNS = `${TICKET_COLUMNS}, p.language, p.changed_at AS "changedAt"`;
export const PASS_JOINS = `JOIN tickets t ON t.id = p.ticket_id ${TICKET_JOINS}`;

/** Reads a pass; the caller must authorize. */
export async function readPass(
  { db }: Scope,
  wallet: WalletName,
  ticketId: string,
): Promise<PassRecord | undefined> {
  const [row] = await db.read<PassRecord>(SYSTEM_TENANCY, {
    name: 'wallet-pass',
    text: `SELECT ${PASS_COLUMNS} FROM wallet_passes p ${PASS_JOINS} WHERE p.ticket_id = $1 AND p.wallet = $2`,
    values: [ticketId, wallet],
  });
  return row;
}

/** Lists the passes of a device that changed after a time, and the time of the newest change. */
export async function readChangedPasses(
  { db }: Scope,
  { wallet, deviceId, after }: { wallet: WalletName; deviceId: string; after: Date },
): Promise<{ ticketId: string; changedAt: Date }[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'wallet-passes-of-device',
    text: `SELECT p.ticket_id AS "ticketId", p.changed_at AS "changedAt" FROM wallet_pass_devices d
      JOIN wallet_passes p ON p.ticket_id = d.ticket_id AND p.wallet = d.wallet
      WHERE d.device_id = $1 AND d.wallet = $2 AND p.changed_at > $3 ORDER BY p.changed_at`,
    values: [deviceId, wallet, after],
  });
}

/** Lists the push tokens of the devices that have the passes of tickets. */
export async function readPushTokens(
  { db }: Scope,
  wallet: WalletName,
  ticketIds: readonly string[],
): Promise<{ ticketId: string; pushToken: string }[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'wallet-pass-tokens',
    text: `SELECT ticket_id AS "ticketId", push_token AS "pushToken" FROM wallet_pass_devices
      WHERE ticket_id = ANY($1::uuid[]) AND wallet = $2 ORDER BY registered_at`,
    values: [ticketIds, wallet],
  });
}

/** SQL of the passes `p` of events that ended before `$1`. */
export const OF_OLD = `FROM wallet_passes p JOIN tickets t ON t.id = p.ticket_id JOIN events event ON event.id = t.event_id
  WHERE event.end_at < $1`;

/** Passes of events that ended earlier are forgotten. */
export const oldBefore = ({ clock }: Scope): Date => clock.ago(KEPT_DAYS * DAY_SECONDS);

/** Lists tickets whose passes in a wallet are of events that are long over, by their ids, after one of them. */
export async function readOldPasses(
  scope: Scope,
  { wallet, after, limit }: { wallet: WalletName; after: string; limit: number },
): Promise<string[]> {
  const rows = await scope.db.read<{ id: string }>(SYSTEM_TENANCY, {
    name: 'wallet-passes-old',
    text: `SELECT p.ticket_id AS id ${OF_OLD} AND p.wallet = $2 AND p.ticket_id > $3 ORDER BY p.ticket_id LIMIT $4`,
    values: [oldBefore(scope), wallet, after, limit],
  });
  return rows.map(({ id }) => id);
}
