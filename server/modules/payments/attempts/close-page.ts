import type { Scope } from '../../../platform/scope.ts';
import type { AttemptRecord } from './attempt.reads.ts';
import { changeAttempt } from './change-attempt.ts';

/**
 * Asks about an attempt on a page of its provider before its places are released, and closes the page.
 * @returns `tried`: the buyer has used the page; `over` otherwise. A payment that it finds is followed
 */
export async function closeAttemptPage(scope: Scope, attempt: AttemptRecord): Promise<'tried' | 'over'> {
  const { reference, state, page } = attempt;
  if (reference === null || page === null || state !== 'pending') return 'over';
  const { provider } = await scope.services.paymentProviders.of(attempt.accountId);
  const before = await provider.query(reference, attempt.createdAt);
  if (before.state === 'pending' && before.isTried) return 'tried';
  const isClosed = before.state === 'paid' || (await provider.closePage?.(reference)) !== false;
  const observation = isClosed ? before : await provider.query(reference, attempt.createdAt);
  if (observation.state === 'paid') {
    await changeAttempt(scope, attempt.id, { type: 'observed', observation }, provider.capabilities);
  }
  return 'over';
}
