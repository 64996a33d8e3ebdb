/**
 * The owner of a ledger account's key. The platform's own accounts are named: `treasury`, `anchor`, `channel-1`,
 * `escrow:<contract>`.
 */
export interface AccountOwner {
  kind: 'user' | 'issuer' | 'platform';
  id: string;
}
