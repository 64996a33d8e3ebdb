import { LRUCache } from 'lru-cache';
import { Failure } from '../../../platform/failures.ts';
import { PromiseCache } from '../../../platform/promise-cache.ts';
import { type Scope } from '../../../platform/scope.ts';
import { type Topics } from '../../../platform/topics.ts';
import { escrowOfEvent } from '../../revenue-sharing/index.ts';

/** The account that receives the money of a sale. */
interface Payee {
  publicKey: string;
  /** Its account in the journal. */
  account: 'issuer_wallet' | 'escrow';
  /** The contract that owns the escrow. */
  contractId: string | null;
}

const MAX_CACHED = 2_000;
/** How long a contract that another process finalised can stay unseen; this process is notified at once. */
const LIFETIME_MS = 5_000;

/** Caches payees, so that a crowd at one event reads its payee once. */
export class Payees {
  readonly #known = new PromiseCache<Payee>({ max: MAX_CACHED, ttl: LIFETIME_MS });
  /** Contracts whose escrow is the payee of an event: an escrow stays one for ever. */
  readonly #escrows = new LRUCache<string, true>({ max: MAX_CACHED });
  readonly #unlisten: () => void;

  constructor(topics: Topics) {
    this.#unlisten = topics.listen('contract.changed', '*', ({ contractId }) => {
      // Its sales and rounds publish the topic too, without changing the payee.
      if (!this.#escrows.has(contractId)) this.#known.clear();
    });
  }

  /**
   * Returns the payee of an event: the escrow of its final contract, else its organiser's wallet. The first sale creates
   * that wallet on the ledger, because nothing can be paid to a missing account.
   * @throws LedgerUnavailable, FundingRefused
   */
  of(scope: Scope, event: { id: string; issuerId: string }): Promise<Payee> {
    const name = `${scope.services.ledger.networkId()}/${event.id}`;
    return this.#known.get(name, () => this.#find(scope, event));
  }

  close(): void {
    this.#unlisten();
  }

  async #find(scope: Scope, { id, issuerId }: { id: string; issuerId: string }): Promise<Payee> {
    const escrow = await escrowOfEvent(scope.db, id, scope.services.ledger.networkId());
    const wallet = scope.services.wallets.ensureOnLedger({ kind: 'issuer', id: issuerId });
    if (!escrow) return { publicKey: await wallet, account: 'issuer_wallet', contractId: null };
    // Refunds to buyers come from that wallet, and wait until it is on the ledger.
    await wallet.catch(unlessRefused);
    this.#escrows.set(escrow.contractId, true);
    return { ...escrow, account: 'escrow' };
  }
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof Failure && error.code === 'FUNDING_REFUSED')) throw error;
}
