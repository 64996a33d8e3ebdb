/** Operations that list releases or the amount left to release: refetched after a change. */
export const ROUND_LISTS = ['PendingRounds', 'ContractRounds', 'ReleaseMoney'];
