/** Counts approvals of signatories whose accounts are not suspended. */
export const givenApprovals = (
  signatories: readonly { approvedAt?: string | null; active: boolean }[],
): number => signatories.filter(({ approvedAt, active }) => Boolean(approvedAt) && active).length;
