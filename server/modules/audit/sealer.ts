import { SYSTEM_TENANCY } from '../../access/actor.ts';
import type { Clock } from '../../clock.ts';
import type { Connection } from '../../db/connection.ts';
import type { Log } from '../../log/log.ts';
import { type ChainTail, type LinkRow, READ_DATABASE_IDENTITY, readLinks } from './audit.reads.ts';
import { readHead, writeHead } from './head-file.ts';
import { readTail, sealPage } from './seal-entries.ts';

export interface SealerOptions {
  connection: Connection;
  clock: Clock;
  log: Log;
  dataDir: string;
  /** Called when the chain has grown. */
  onSealed?: (() => void) | undefined;
}

/**
 * Chains what the changes wrote. Any process may run one; the database lets one at a time work. Writers never
 * wait for it. After each page the chain's head is kept in the data folder.
 */
export class Sealer {
  readonly #options: SealerOptions;
  #tail: ChainTail | undefined;
  #identity = '';
  /** False while the kept head names links that the chain lacks: it is evidence then, and is left as it is. */
  #headIsOurs = true;
  #running: Promise<void> | undefined;

  constructor(options: SealerOptions) {
    this.#options = options;
  }

  /** Seals all that is final now. Calls that come meanwhile wait for a run that began after them. */
  async seal(): Promise<void> {
    const underWay = this.#running;
    await underWay?.catch(() => undefined);
    if (this.#running === undefined || this.#running === underWay) this.#running = this.#sealAll();
    const mine = this.#running;
    try {
      await mine;
    } finally {
      if (this.#running === mine) this.#running = undefined;
    }
  }

  async #sealAll(): Promise<void> {
    const { connection } = this.#options;
    this.#tail ??= await this.#begin();
    const before = this.#tail.seq;
    let lost = 0;
    for (let more = true; more; ) {
      const page = await sealPage(connection, this.#tail);
      this.#tail = page ? page.tail : await readTail(connection);
      lost = page ? 0 : lost + 1;
      if (lost > 2) throw new Error('The audit chain refuses the next link.');
      more = page === null || page.more;
    }
    if (this.#tail.seq === before) return;
    await this.#keepHead(this.#tail);
    this.#options.onSealed?.();
  }

  async #begin(): Promise<ChainTail> {
    const { connection, dataDir, log } = this.#options;
    const [row] = await connection.run<{ identity: string }>(SYSTEM_TENANCY, READ_DATABASE_IDENTITY);
    this.#identity = row?.identity ?? '';
    const tail = await readTail(connection);
    const head = await readHead(dataDir).catch(() => 'unreadable' as const);
    if (head === 'unreadable') this.#headIsOurs = false;
    else if (head !== null && head.database === this.#identity) this.#headIsOurs = await this.#holds(head);
    if (!this.#headIsOurs) {
      log.error('the audit chain does not contain its own head; run npm run audit:verify');
    } else if (tail.seq > 0n) await this.#keepHead(tail);
    return tail;
  }

  async #holds(head: { seq: bigint; hash: string }): Promise<boolean> {
    const [link] = await this.#options.connection.run<LinkRow>(SYSTEM_TENANCY, readLinks(head.seq - 1n, 1));
    return link?.seq === head.seq && link.hash.toString('hex') === head.hash;
  }

  async #keepHead(tail: ChainTail): Promise<void> {
    if (!this.#headIsOurs) return;
    await writeHead(this.#options.dataDir, {
      database: this.#identity,
      seq: tail.seq,
      hash: tail.hash.toString('hex'),
      sealedAt: this.#options.clock.now().toISOString(),
    });
  }
}
