import type { Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announcePerson, changePerson } from '../people/change-person.ts';
import type { UserAccountRecord } from '../people/user-account.reads.ts';
import { readIssuerName } from '../people/user-account.writes.ts';
import { checkedEvents, UnknownAssignedEvent } from './assigned-events.rules.ts';
import {
  deleteLimit,
  lockEventsOf,
  type NamedEvent,
  readLimit,
  writeLimit,
} from './assigned-events.writes.ts';

/**
 * Limits a validator or a member of finance to events of the organisation, at once: their next request, their open
 * subscriptions and their keys go by it. Their sessions stay.
 * @param eventIds null: all events of the organisation
 * @throws as `changePerson`, and RoleNotLimited, UnknownAssignedEvent, BadInput
 */
export async function setStaffEvents(
  scope: Scope,
  { userId, eventIds }: { userId: string; eventIds: readonly string[] | null },
): Promise<UserAccountRecord> {
  return changePerson(scope, {
    userId,
    ownAccountMessage: 'You cannot change your own events.',
    write: async (tx, { id, email, name, role, issuerId }) => {
      if (issuerId === null) throw new NotFound('user');
      const wanted = checkedEvents(role, eventIds);
      const before = await readLimit(tx, id);
      if (String(wanted ?? 'all') === String(before ?? 'all')) return;
      const events = await assignEvents(tx, { userId: id, issuerId }, wanted);
      await tx.audit({
        action: 'user.events',
        entityType: 'user',
        entityId: id,
        issuerId,
        details: { email, from: before ?? 'all', to: wanted ?? 'all' },
      });
      await queueMail(tx, {
        kind: 'staff_events',
        recipient: email,
        payload: {
          name,
          where: await readIssuerName(tx, issuerId),
          events: events?.map((one) => one.name) ?? null,
        },
      });
      announcePerson(tx, id, issuerId);
      announceLimit(tx, id);
    },
  });
}

/**
 * Writes the limit of a member of the issuer. @returns the events, by start; null without a limit
 * @throws UnknownAssignedEvent
 */
export async function assignEvents(
  tx: Tx,
  person: { userId: string; issuerId: string },
  eventIds: readonly string[] | null,
): Promise<NamedEvent[] | null> {
  if (eventIds === null) {
    await deleteLimit(tx, person.userId);
    return null;
  }
  const events = await lockEventsOf(tx, person.issuerId, eventIds);
  if (events.length !== eventIds.length) throw new UnknownAssignedEvent();
  await writeLimit(tx, person, eventIds);
  return events;
}

/** Limits a person who joins to the events of their invitation that still exist. */
export async function limitInvited(
  tx: Tx,
  person: { userId: string; issuerId: string },
  eventIds: readonly string[] | null,
): Promise<void> {
  if (eventIds === null) return deleteLimit(tx, person.userId);
  const events = await lockEventsOf(tx, person.issuerId, eventIds);
  await writeLimit(
    tx,
    person,
    events.map(({ id }) => id),
  );
}

/** Subscriptions that were accepted before go by the old limit: the person's sockets open again. */
function announceLimit(tx: Tx, userId: string): void {
  tx.afterCommit(() => tx.scope.services.topics.publish('person.limited', 'all', { userId }));
}
