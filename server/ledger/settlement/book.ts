import type { LedgerTransaction } from '../port.ts';
import type { Work } from './work.ts';

/** The works of this process, by what one looks for. */
export class Book {
  readonly #works = new Map<string, Work>();
  readonly #byHash = new Map<string, Work>();

  get size(): number {
    return this.#works.size;
  }

  all(): Work[] {
    return [...this.#works.values()];
  }

  /** Those whose bytes may be on the ledger. */
  built(): Work[] {
    return this.all().filter((work) => work.isBuilt);
  }

  get(id: string): Work | undefined {
    return this.#works.get(id);
  }

  add(work: Work): void {
    this.#works.set(work.id, work);
    this.index(work);
  }

  /** To be called when the work's bytes have changed. */
  index(work: Work): void {
    if (work.intent.built) this.#byHash.set(work.intent.built.hash, work);
  }

  remove(work: Work): void {
    this.forgetBytes(work);
    this.#works.delete(work.id);
  }

  forgetBytes(work: Work): void {
    if (work.intent.built) this.#byHash.delete(work.intent.built.hash);
  }

  /** Whose transaction that is; a fee bump is known by what is inside. */
  of(transaction: LedgerTransaction): Work | undefined {
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
