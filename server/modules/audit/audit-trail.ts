import type { SigningKey } from '../../lib/signing/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { type AuditSource, insertAuditRows } from '../../platform/audit-entry.writes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { sharedWork } from '../../platform/promise-cache.ts';
import { type Refusal, RefusalLog } from './refusal-log.ts';
import { Sealer } from './sealer.ts';
import { type ChainVerdict, type verifyChain, verifyOn } from './verify-audit.ts';
import { verifyOwnEntries } from './verify-own-entries.ts';

export interface AuditTrailOptions {
  db: Database;
  clock: Clock;
  log: Log;
  dataDir: string;
  /** The current one signs, the former ones still verify. */
  keys: readonly [SigningKey, ...SigningKey[]];
  /** Real time between two rounds; 400 ms keep every entry of this process below half a second. */
  intervalMs?: number;
  /** Called when the chain has grown. */
  onSealed?: () => void;
}

/** Longest time between two looks for entries of other processes, which usually seal their own. */
const IDLE_MS = 5_000;

/** Writes refusals in batches and seals entries while the server runs. */
export class AuditTrail {
  readonly #clock: Clock;
  readonly #db: Database;
  readonly #log: Log;
  readonly #connection: Connection;
  readonly #sealer: Sealer;
  readonly #refusals = new RefusalLog();
  readonly #intervalMs: number;
  readonly #checking: Connection;
  readonly #dataDir: string;
  readonly #keys: readonly SigningKey[];
  /** Running checks by organisation; `all` for the whole log. */
  readonly #verdicts = sharedWork<ChainVerdict>();
  #lastCheck: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  /** What the last round saw; undefined: it sealed something, so there may be more. */
  #quietSince: { activity: number; at: number } | undefined;

  constructor(options: AuditTrailOptions) {
    this.#clock = options.clock;
    this.#db = options.db;
    this.#log = options.log;
    this.#connection = options.db.dedicated(
      'passa-audit',
      { enable_seqscan: 'off', jit: 'off' },
      { isUpkeep: true },
    );
    this.#checking = options.db.dedicated('passa-audit-verify', {}, { isUpkeep: true });
    this.#dataDir = options.dataDir;
    this.#keys = options.keys;
    this.#intervalMs = options.intervalMs ?? 400;
    this.#sealer = new Sealer({ ...options, connection: this.#connection, key: options.keys[0] });
  }

  start(): void {
    this.#stopped = false;
    this.#plan();
  }

  /** Writes and seals the remaining entries. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#round(true);
    await this.#connection.close();
    await this.#checking.close();
  }

  /**
   * Recomputes the chain in small steps, one check at a time. Concurrent calls for the same organisation share one
   * verdict.
   * @param issuerId the organisation whose entries are checked; null for all
   */
  verify(issuerId: string | null = null): Promise<ChainVerdict> {
    return this.#verdicts.get(issuerId ?? 'all', () => {
      const check = issuerId === null ? undefined : ownCheck(issuerId);
      const verdict = this.#lastCheck.then(() => verifyOn(this.#checking, this.#dataDir, this.#keys, check));
      this.#lastCheck = verdict.catch(() => undefined);
      return verdict;
    });
  }

  /** Records a refusal. Never waits and never fails. */
  refused(scope: AuditSource, refusal: Refusal): void {
    this.#refusals.add(scope, refusal);
  }

  /** Writes the refusals collected so far and seals every final entry. */
  async flush(): Promise<void> {
    await this.#writeRefusals(false);
    await this.#sealer.seal();
  }

  #plan(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#round(false).then(() => this.#plan()), this.#intervalMs);
    this.#timer.unref();
  }

  /** Continues when the database is unavailable: the next round retries. */
  async #round(closing: boolean): Promise<void> {
    try {
      const wrote = await this.#writeRefusals(closing);
      if (!closing && !wrote && !this.#mayHaveNew()) return;
      const activity = this.#db.activity;
      const grew = await this.#sealer.seal();
      this.#quietSince = grew ? undefined : { activity, at: performance.now() };
    } catch (error) {
      this.#log.warn({ err: error }, 'the audit log could not be written or sealed');
    }
  }

  #mayHaveNew(): boolean {
    const quiet = this.#quietSince;
    return !quiet || quiet.activity !== this.#db.activity || performance.now() - quiet.at >= IDLE_MS;
  }

  /** @returns whether there were any */
  async #writeRefusals(closing: boolean): Promise<boolean> {
    const rows = this.#refusals.take(this.#clock.now(), closing);
    if (rows.length === 0) return false;
    try {
      await insertAuditRows((text, values) => this.#connection.run(SYSTEM_TENANCY, { text, values }), rows);
    } catch (error) {
      this.#refusals.restore(rows);
      throw error;
    }
    return true;
  }
}

function ownCheck(issuerId: string): typeof verifyChain {
  return (read, head, keys) => verifyOwnEntries(read, head, { keys, issuerId });
}
