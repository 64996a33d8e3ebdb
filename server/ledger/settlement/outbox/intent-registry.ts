import type { LedgerTransaction } from '../../port.ts';
import type { TrackedIntent } from './tracked-intent.ts';

/** The intents of this process, indexed for look-up. */
export class IntentRegistry {
  readonly #works = new Map<string, TrackedIntent>();
  readonly #byHash = new Map<string, TrackedIntent>();

  get size(): number {
    return this.#works.size;
  }

  all(): TrackedIntent[] {
    return [...this.#works.values()];
  }

  /** Intents whose bytes may be on the ledger. */
  built(): TrackedIntent[] {
    return this.all().filter((work) => work.isBuilt);
  }

  get(id: string): TrackedIntent | undefined {
    return this.#works.get(id);
  }

  add(work: TrackedIntent): void {
    this.#works.set(work.id, work);
    this.index(work);
  }

  /** Updates the index; call it when the bytes of an intent have changed. */
  index(work: TrackedIntent): void {
    if (work.intent.built) this.#byHash.set(work.intent.built.hash, work);
  }

  remove(work: TrackedIntent): void {
    this.forgetBytes(work);
    this.#works.delete(work.id);
  }

  forgetBytes(work: TrackedIntent): void {
    if (work.intent.built) this.#byHash.delete(work.intent.built.hash);
  }

  /** Finds the intent of a transaction; a fee bump is found by its inner hash. */
  of(transaction: LedgerTransaction): TrackedIntent | undefined {
    return this.#byHash.get(transaction.innerHash ?? transaction.hash);
  }

  /** Sources with a transaction under way. */
  busySources(): Set<string> {
    return new Set(
      this.all().flatMap(({ busy, intent }) =>
        intent.source !== null && (busy || intent.built) ? [intent.source] : [],
      ),
    );
  }
}
