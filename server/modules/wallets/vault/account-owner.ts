/**
 * Whose ledger account a key is for. The platform's own are named: `treasury`, `anchor`, `channel-1`,
 * `escrow:<contract>`.
 */
export interface AccountOwner {
  kind: 'user' | 'issuer' | 'platform';
  id: string;
}
