import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { eventOfHolder } from '../../events/index.ts';
import { countBefore, readWaiting } from './waiting.reads.ts';
import type { WaitingRecord } from './waiting.record.ts';
import type { WaitingPlace } from './waiting.type.ts';

const SECRET_FORM = /^[\w-]{43}$/;

/**
 * Reads the entry that a mailed link names.
 * @throws NotFound
 */
export async function waitingBySecret(scope: Scope, secret: string): Promise<WaitingRecord> {
  const record = SECRET_FORM.test(secret)
    ? await readWaiting(scope.db, { secretHash: scope.services.credentials.links.digest(secret) })
    : undefined;
  if (!record) throw new NotFound('The place in the waiting list');
  return record;
}

/**
 * The state of an entry, for the holder of its link. An offer past its end counts as lapsed before that is recorded.
 */
export async function findWaiting(scope: Scope, secret: string): Promise<WaitingPlace> {
  const record = await waitingBySecret(scope, secret);
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
