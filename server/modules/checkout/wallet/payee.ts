import { LRUCache } from 'lru-cache';
import { Failure } from '../../../platform/failures.ts';
import { type Scope } from '../../../platform/scope.ts';
import { type Topics } from '../../../platform/topics/topics.ts';
import { escrowOfEvent } from '../../revenue-sharing/index.ts';

/** Where the money of a sale goes. */
export interface Payee {
  publicKey: string;
  /** The account of the journal that it is. */
  account: 'issuer_wallet' | 'escrow';
  /** Whose escrow it is. */
  contractId: string | null;
}

const MAX_CACHED = 2_000;
/** How long a contract that another process made final can stay unseen; this one hears of it at once. */
const LIFETIME_MS = 5_000;

/** The accounts that are paid, so that a crowd at one event asks for its payee once. */
export class Payees {
  readonly #known = new LRUCache<string, Promise<Payee>>({ max: MAX_CACHED, ttl: LIFETIME_MS });
  /** Events that an escrow is paid for, by its contract: an escrow stays one for ever. */
  readonly #escrows = new LRUCache<string, true>({ max: MAX_CACHED });
  readonly #unlisten: () => void;

  constructor(topics: Topics) {
    this.#unlisten = topics.listen('contract.changed', '*', ({ contractId }) => {
      // Its sales and rounds change it too, and nothing about whom the next buyer pays.
      if (!this.#escrows.has(contractId)) this.#known.clear();
    });
  }

  /**
   * The account that is paid for an event: the escrow of its final contract, else its organiser's wallet. That is made
   * and put on the ledger when this is the first sale, because nothing can be paid to an account that is not there.
   * @throws LedgerUnavailable, FundingRefused
   */
  of(scope: Scope, event: { id: string; issuer_id: string }): Promise<Payee> {
    const name = `${scope.services.ledger.networkId()}/${event.id}`;
    const kept = this.#known.get(name);
    if (kept) return kept;
    const finding = this.#find(scope, event);
    this.#known.set(name, finding);
    finding.catch(() => {
      if (this.#known.peek(name) === finding) this.#known.delete(name);
    });
    return finding;
  }

  close(): void {
    this.#unlisten();
  }

  async #find(scope: Scope, { id, issuer_id }: { id: string; issuer_id: string }): Promise<Payee> {
    const escrow = await escrowOfEvent(scope.db, id, scope.services.ledger.networkId());
    const wallet = scope.services.wallets.ensureOnLedger({ kind: 'issuer', id: issuer_id });
    if (!escrow) return { publicKey: await wallet, account: 'issuer_wallet', contractId: null };
    // What goes back to a buyer goes back from that wallet, and waits until somebody has put it on the ledger.
    await wallet.catch(unlessRefused);
    this.#escrows.set(escrow.contractId, true);
    return { ...escrow, account: 'escrow' };
  }
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof Failure && error.code === 'FUNDING_REFUSED')) throw error;
}
