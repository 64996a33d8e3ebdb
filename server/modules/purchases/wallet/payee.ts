import { LRUCache } from 'lru-cache';
import type { Scope } from '../../../scope.ts';

/** Where the money of a sale goes. */
export interface Payee {
  publicKey: string;
  /** The account of the journal that it is. */
  account: 'issuer_wallet' | 'escrow';
}

const KEPT = 2_000;
/** An account that was on the ledger stays there; only its owner can take it off. */
const LIFETIME_MS = 60_000;

/** The accounts that are paid, so that a crowd at one event asks for its organiser's once. */
export class Payees {
  readonly #known = new LRUCache<string, Payee>({ max: KEPT, ttl: LIFETIME_MS });

  /**
   * The account that is paid for an event: its organiser's wallet, which is made and put on the ledger when this is the
   * first sale, because nothing can be paid to an account that is not there.
   * @throws LedgerUnavailable, FundingRefused
   */
  async of({ parts }: Scope, event: { issuer_id: string }): Promise<Payee> {
    const name = `${parts.ledger.networkId()}/${event.issuer_id}`;
    const kept = this.#known.get(name);
    if (kept) return kept;
    const publicKey = await parts.wallets.ensureOnLedger({ kind: 'issuer', id: event.issuer_id });
    const payee: Payee = { publicKey, account: 'issuer_wallet' };
    this.#known.set(name, payee);
    return payee;
  }
}
