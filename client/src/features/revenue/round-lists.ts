/** Operations that list releases, or what they leave to distribute: read again when one changes. */
export const ROUND_LISTS = ['PendingRounds', 'ContractRounds', 'ReleaseMoney'];
