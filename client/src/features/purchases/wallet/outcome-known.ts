import { CombinedGraphQLErrors } from '@apollo/client';
import { failureCode } from '../../../apollo/read-failure.ts';

/** Error codes that leave the outcome of the purchase open: it must be retried with the same key. */
const OPEN = new Set(['PAYMENT_PENDING', 'INTERNAL', 'BUSY']);

/** Returns whether a failure proves that nothing was bought. A lost answer does not, nor does a server error. */
export function outcomeKnown(failure: unknown): boolean {
  return CombinedGraphQLErrors.is(failure) && !OPEN.has(failureCode(failure) ?? 'INTERNAL');
}
