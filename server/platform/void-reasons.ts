/** The service's own sentences for the reason of a void ticket; all others are written by a person. */
export const VOID_REASONS = {
  passed_on: 'Passed on to another person.',
  unconfirmed: 'The e-mail address of the order was not confirmed in time.',
} as const;

export type VoidReasonCode = keyof typeof VOID_REASONS;

/** @returns the code of one of these sentences; null for a person's words, and without a reason */
export function voidReasonCode(reason: string | null): VoidReasonCode | null {
  if (reason === VOID_REASONS.passed_on) return 'passed_on';
  return reason === VOID_REASONS.unconfirmed ? 'unconfirmed' : null;
}
