import {
  type Actor,
  actsFor,
  can,
  type OfEvent,
  SYSTEM_TENANCY,
  signedIn,
} from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent, lockOwnEvent } from '../../events/index.ts';
import { RENEWAL_JOB } from './process-renewals.ts';
import { readEventsWithTickets } from './renewal.reads.ts';
import { insertRenewal } from './renewal.writes.ts';

/** For owners of the organiser, and system admins. */
export function mayRenewCodes(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event) && can(actor, 'DELETE_EVENTS');
}

/**
 * Gives all tickets of an event new codes: the old ones become void. A job does the work; a call while it runs changes
 * nothing.
 * @throws NotFound, Forbidden
 */
export async function renewCodes(scope: Scope, eventId: string): Promise<void> {
  const { userId } = signedIn(scope.actor);
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayRenewCodes);
    await start(tx, event, userId);
    announceEvent(tx, event);
  });
}

/**
 * The same for every event that is not over, by the command line of the platform.
 * @returns how many renewals were started
 */
export async function renewAllCodes(scope: Scope): Promise<number> {
  const events = await readEventsWithTickets(scope.db, scope.clock.now());
  let started = 0;
  for (const event of events)
    if (await inTransaction(scope, (tx) => start(tx, event, null), SYSTEM_TENANCY)) started += 1;
  return started;
}

async function start(
  tx: Tx,
  { id, issuerId }: { id: string; issuerId: string },
  by: string | null,
): Promise<boolean> {
  if (!(await insertRenewal(tx, { eventId: id, issuerId, by }))) return false;
  await tx.audit({ action: 'event.renew_codes', entityType: 'event', entityId: id, issuerId, details: {} });
  // The job also runs every minute, so a lost request loses no renewal.
  tx.afterCommit(() => tx.scope.services.jobs.ask(RENEWAL_JOB));
  return true;
}
