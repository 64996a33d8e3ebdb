import type { SigningKey } from '../../lib/signing/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { Log } from '../../platform/log.ts';
import { READ_DATABASE_IDENTITY } from './audit.reads.ts';
import { type ChainEnd, type SeenLink, sealPage } from './audit.writes.ts';
import { SEED } from './audit-canonical.ts';
import { recordCommitLoss } from './commit-loss.ts';
import { readHead, writeHead } from './head-file.ts';

interface SealerOptions {
  connection: Connection;
  clock: Clock;
  log: Log;
  dataDir: string;
  /** Signs the record of links lost in a failover. */
  key: SigningKey;
  /** Called when the chain has grown. */
  onSealed?: (() => void) | undefined;
}

/** With the timeline on which it was seen, where known. */
type SeenEnd = SeenLink & { timeline: number | null };

const NOTHING_SEEN: SeenEnd = { seq: 0n, hash: SEED, timeline: null };
const MAX_COLLISIONS = 3;

/**
 * Links new entries to the chain. Any process may run one; the database lets one at a time work. Writers never wait for
 * it. After each page the chain's head is saved in the data folder.
 */
export class Sealer {
  readonly #options: SealerOptions;
  #seen: SeenEnd | undefined;
  #identity = '';
  /** False while the kept head names links that the chain lacks: then it is evidence, and stays unchanged. */
  #headIsOurs = true;
  #running: Promise<boolean> | undefined;

  constructor(options: SealerOptions) {
    this.#options = options;
  }

  /**
   * Seals all that is final now. Calls during a run wait for a run that begins after them.
   * @returns whether the chain has grown
   */
  async seal(): Promise<boolean> {
    const underWay = this.#running;
    await underWay?.catch(() => undefined);
    if (this.#running === undefined || this.#running === underWay) this.#running = this.#sealAll();
    const mine = this.#running;
    try {
      return await mine;
    } finally {
      if (this.#running === mine) this.#running = undefined;
    }
  }

  async #sealAll(): Promise<boolean> {
    this.#seen ??= await this.#begin();
    const before = this.#seen.hash;
    let collisions = 0;
    for (let more = true; more; ) {
      const end = await sealPage(this.#options.connection, this.#seen);
      collisions = end ? 0 : collisions + 1;
      if (collisions === MAX_COLLISIONS) throw new Error('The audit chain refuses the next link.');
      if (end?.holds === false) await this.#handleLostLink(this.#seen, end);
      if (end) this.#seen = { ...end.tail, timeline: end.timeline };
      more = end === null || !end.holds || end.more;
    }
    if (this.#seen.hash.equals(before)) return false;
    await this.#keepHead(this.#seen);
    this.#options.onSealed?.();
    return true;
  }

  /** Returns the kept head: the end that was seen before this process started. */
  async #begin(): Promise<SeenEnd> {
    const { connection, dataDir, log } = this.#options;
    const [row] = await connection.run<{ identity: string }>(SYSTEM_TENANCY, READ_DATABASE_IDENTITY);
    this.#identity = row?.identity ?? '';
    const head = await readHead(dataDir).catch(() => 'unreadable' as const);
    if (head === 'unreadable') {
      this.#headIsOurs = false;
      log.error('the kept head of the audit chain is unreadable; run npm run audit:verify');
      return NOTHING_SEEN;
    }
    if (head?.database !== this.#identity) return NOTHING_SEEN;
    return { seq: head.seq, hash: Buffer.from(head.hash, 'hex'), timeline: head.timeline };
  }

  /**
   * After a promotion, records the loss and continues the chain. In all other cases the kept head stays as evidence.
   */
  async #handleLostLink(seen: SeenEnd, end: ChainEnd): Promise<void> {
    const { connection, clock, log, key } = this.#options;
    if (seen.timeline === null || end.timeline <= seen.timeline) {
      this.#headIsOurs = false;
      log.error('the audit chain does not contain its own head; run npm run audit:verify');
      return;
    }
    const loss = { seen, timelineBefore: seen.timeline, end, noticedAt: clock.now() };
    await recordCommitLoss(connection, loss, key);
    const lost = { lostSeq: String(seen.seq), keptSeq: String(end.tail.seq), timeline: end.timeline };
    log.error(lost, 'a failover of the database lost commits; the audit log records which links are gone');
  }

  async #keepHead({ seq, hash, timeline }: SeenEnd): Promise<void> {
    if (!this.#headIsOurs) return;
    await writeHead(this.#options.dataDir, {
      database: this.#identity,
      seq,
      hash: hash.toString('hex'),
      sealedAt: this.#options.clock.now().toISOString(),
      timeline,
    });
  }
}
