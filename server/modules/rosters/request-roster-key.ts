import { SYSTEM_TENANCY, signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Forbidden, NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { KEY_HOURS_AFTER_END } from './roster.rules.ts';
import { RosterKey } from './roster.schema.ts';
import { deleteEndedKeys, upsertKey } from './roster.writes.ts';

/**
 * Returns the key of the caller's device or session for an event, and makes it at the first call.
 * @throws Forbidden for an API key; NotFound for an event of another issuer, or one that ended 12 hours ago
 */
export async function requestRosterKey(scope: Scope, eventId: string): Promise<RosterKey> {
  const { kind, userId, sessionId } = signedIn(scope.actor);
  const deviceId = kind === 'device' ? userId : null;
  const holder = { deviceId, sessionId: kind === 'user' ? sessionId : null };
  if (holder.deviceId === null && holder.sessionId === null) throw new Forbidden();
  const row = isUuid(eventId)
    ? await inTransaction(scope, (tx) =>
        upsertKey(tx, {
          id: scope.ids.uuid(),
          eventId,
          ...holder,
          key: scope.ids.secret(32),
          hoursAfterEnd: KEY_HOURS_AFTER_END,
        }),
      )
    : undefined;
  if (!row) throw new NotFound('event');
  const { id, key, endsAt } = row;
  return Object.assign(new RosterKey(), { id, key: key.toString('base64'), endsAt });
}

/** Deletes keys whose time is over. */
export async function purgeRosterKeys(scope: Scope): Promise<void> {
  await inTransaction(scope, deleteEndedKeys, SYSTEM_TENANCY);
}
