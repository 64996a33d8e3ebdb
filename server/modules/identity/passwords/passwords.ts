import { hash, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../../../platform/config/config.ts';

/** Each hash takes tens of megabytes and a whole core for a moment; more at once would starve the sales. */
const CONCURRENCY = 2;

/** Hashes and checks passwords with argon2id, at most two at a time; further calls queue. */
export class Passwords {
  readonly #options: { memoryCost: number; timeCost: number; parallelism: number };
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #decoy: Promise<string> | undefined;

  constructor(cost: PasswordCost) {
    this.#options = { memoryCost: cost.memory, timeCost: cost.time, parallelism: 1 };
  }

  async hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(normal(password), this.#options));
  }

  /** @param stored undefined when the account does not exist: the check takes as long and fails */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.#decoyHash());
    const matches = await this.#inTurn(() => verify(against, normal(password)));
    return matches && stored !== undefined;
  }

  #decoyHash(): Promise<string> {
    this.#decoy ??= this.hash('a password that nobody has');
    return this.#decoy;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= CONCURRENCY) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The slot passes to the next in the queue without becoming free in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** Normalizes the password, because two keyboards may encode the same letters as different bytes. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
