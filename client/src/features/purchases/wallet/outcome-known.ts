import { CombinedGraphQLErrors } from '@apollo/client';
import { failureCode } from '../../../apollo/read-failure.ts';

/** Answers that leave open what became of the purchase: the same key must be asked again. */
const OPEN = new Set(['PAYMENT_PENDING', 'INTERNAL', 'BUSY']);

/**
 * Whether a failure says for certain that nothing was bought. A lost answer does not, nor does a server that
 * broke down half-way.
 */
export function outcomeKnown(failure: unknown): boolean {
  return CombinedGraphQLErrors.is(failure) && !OPEN.has(failureCode(failure) ?? 'INTERNAL');
}
