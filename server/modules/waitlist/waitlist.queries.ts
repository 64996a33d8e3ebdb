import { actsFor, can, signedIn } from '../../platform/access/actor.ts';
import { NotFound } from '../../platform/failures.ts';
import { type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { eventOfHolder, findEvent, maySeeSales } from '../events/index.ts';
import { countBefore, readLine, readWaiting, type WaitlistRecord } from './waitlist.reads.ts';
import type { WaitingEntryConnection, WaitingPlace } from './waitlist.schema.ts';

const SECRET_FORM = /^[\w-]{43}$/;

/**
 * Reads the entry that a mailed link names.
 * @throws NotFound
 */
export async function entryBySecret(scope: Scope, secret: string): Promise<WaitlistRecord> {
  const record = SECRET_FORM.test(secret)
    ? await readWaiting(scope.db, { secretHash: scope.services.credentials.links.digest(secret) })
    : undefined;
  if (!record) throw new NotFound('placeInTheWaitingList');
  return record;
}

/**
 * The state of an entry, for the holder of its link. An offer past its end counts as lapsed before that is recorded.
 */
export async function findWaiting(scope: Scope, secret: string): Promise<WaitingPlace> {
  const record = await entryBySecret(scope, secret);
  const isOver =
    record.state === 'offered' && record.offerUntil !== null && record.offerUntil <= scope.clock.now();
  return {
    state: isOver ? 'lapsed' : record.state,
    tier: record.tier,
    quantity: record.quantity,
    before: record.state === 'waiting' ? await countBefore(scope.db, record) : null,
    offerUntil: record.state === 'offered' ? record.offerUntil : null,
    event: await eventOfHolder(scope, record.eventId),
  };
}

/**
 * Lists the waitlist of an event with its offers, in order of joining.
 * @throws NotFound for events that the actor may not see
 */
export async function listWaiting(
  scope: Scope,
  request: { eventId: string; page: Paging },
): Promise<WaitingEntryConnection> {
  const actor = signedIn(scope.actor);
  const slice = sliceByMoment(request.page);
  const event = await findEvent(scope, request.eventId);
  const owned = { issuerId: event.issuer.id, eventId: event.id };
  if (!maySeeSales(actor, owned)) throw new NotFound('event');
  const rows = await readLine(scope, actor, {
    eventId: event.id,
    slice,
  });
  const showsPerson = actsFor(actor, owned) && can(actor, 'VIEW_PERSONAL_DATA');
  return pageOf(
    rows,
    slice,
    (row) => [row.joinedAt.toISOString(), row.id],
    ({ id: entry, tier, quantity, state, joinedAt, offerUntil, name, email }) => ({
      id: entry,
      tier,
      quantity,
      state,
      joinedAt,
      offerUntil: state === 'offered' ? offerUntil : null,
      person: { name, email },
      showsPerson,
    }),
  );
}
