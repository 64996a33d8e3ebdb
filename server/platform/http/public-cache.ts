import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

const ANSWERS_KEPT = 500;
const BYTES_KEPT = 16 * 1024 * 1024;
const LIFETIME_MS = 1_000;

interface Answer {
  body: string;
  at: number;
}

/**
 * Caches whole answers to anonymous readers of public lists for one second. Everything is dropped as soon as public
 * data changes, here or in a process whose messages arrive; the second limits how long a change made by another process
 * can stay unseen.
 */
export class PublicCache {
  readonly #clock: Clock;
  readonly #answers = new LRUCache<string, Answer>({
    max: ANSWERS_KEPT,
    maxSize: BYTES_KEPT,
    sizeCalculation: (answer) => answer.body.length + 1,
  });
  #version = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Version to read before an answer is built, and to pass to `set`. */
  get version(): number {
    return this.#version;
  }

  get(key: string): string | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined) return undefined;
    const age = this.#clock.now().getTime() - answer.at;
    if (age >= 0 && age < LIFETIME_MS) return answer.body;
    this.#answers.delete(key);
    return undefined;
  }

  /** Caches the answer, unless something changed while it was being built. */
  set(key: string, body: string, version: number): void {
    if (version === this.#version) this.#answers.set(key, { body, at: this.#clock.now().getTime() });
  }

  /** Drops everything, because public data changed. */
  bump(): void {
    this.#version += 1;
    if (this.#answers.size > 0) this.#answers.clear();
  }
}
