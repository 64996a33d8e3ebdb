import type { Scope } from '../../../scope.ts';

/** Where the money of a sale goes. */
export interface Payee {
  publicKey: string;
  /** The account of the journal that it is. */
  account: 'issuer_wallet' | 'escrow';
}

/**
 * The account that is paid for an event: its organiser's wallet, which is made and put on the ledger when this is the
 * first sale, because nothing can be paid to an account that is not there.
 * @throws LedgerUnavailable, FundingRefused
 */
export async function payeeOf(scope: Scope, event: { issuer_id: string }): Promise<Payee> {
  const publicKey = await scope.parts.wallets.ensureOnLedger({ kind: 'issuer', id: event.issuer_id });
  return { publicKey, account: 'issuer_wallet' };
}
