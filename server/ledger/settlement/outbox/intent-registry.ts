import type { LedgerTransaction } from '../../port.ts';
import type { TrackedIntent } from './tracked-intent.ts';

/** The works of this process, by what one looks for. */
export class IntentRegistry {
  readonly #works = new Map<string, TrackedIntent>();
  readonly #byHash = new Map<string, TrackedIntent>();

  get size(): number {
    return this.#works.size;
  }

  all(): TrackedIntent[] {
    return [...this.#works.values()];
  }

  /** Those whose bytes may be on the ledger. */
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

  /** To be called when the work's bytes have changed. */
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

  /** Whose transaction that is; a fee bump is known by what is inside. */
  of(transaction: LedgerTransaction): TrackedIntent | undefined {
    return this.#byHash.get(transaction.innerHash ?? transaction.hash);
  }

  /** Sources that have bytes under way. */
  busySources(): Set<string> {
    return new Set(
      this.all().flatMap(({ busy, intent }) =>
        intent.source !== null && (busy || intent.built) ? [intent.source] : [],
      ),
    );
  }
}
