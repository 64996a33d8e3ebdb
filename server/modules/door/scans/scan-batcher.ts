import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isConnectionLoss } from '../../../platform/db/database-faults.ts';
import { Lanes, MicroBatch } from '../../../platform/db/micro-batch.ts';
import { GENERIC_PLANS } from '../../../platform/db/session-settings.ts';
import type { Metrics } from '../../../platform/metrics.ts';
import { announceEntries, type Topics } from '../../../platform/topics.ts';
import { DoorBusy } from '../door.rules.ts';
import { type ScanAnswer, type ScanOrder, scanBatch } from './scan.writes.ts';

export interface ScanBatcherDependencies {
  db: Database;
  clock: Clock;
  metrics: Metrics;
  topics: Topics;
}

const BATCH = 128;
/** The fixed cost of the statement equals that of seven scans. */
const GATHER = { enough: 12, withinMs: 2 };
const QUEUE = 1_024;
const LANES = 2;
const NO_ISSUER = 'none';

/**
 * Writes online scans to the database in batches: scans that arrive for an issuer while a batch commits form the next
 * batch, which is one statement. Scans are answered after the commit.
 */
export class ScanBatcher {
  readonly #options: ScanBatcherDependencies;
  readonly #lanes: Lanes;
  readonly #queues = new Map<string, MicroBatch<ScanOrder, ScanAnswer>>();

  constructor(options: ScanBatcherDependencies) {
    this.#options = options;
    this.#lanes = new Lanes(
      Array.from({ length: LANES }, () => options.db.dedicated('passa-scans', GENERIC_PLANS)),
    );
  }

  /**
   * Checks and records one scan.
   * @param issuerId the ticket's issuer, else the validator's; null for a system validator without a known ticket
   * @throws DoorBusy when the queue is full
   */
  scan(issuerId: string | null, order: ScanOrder): Promise<ScanAnswer> {
    const key = issuerId ?? NO_ISSUER;
    let queue = this.#queues.get(key);
    if (!queue) {
      queue = this.#openQueue(issuerId);
      this.#queues.set(key, queue);
    }
    return queue.add(order);
  }

  /** True when all accepted scans are answered. */
  get idle(): boolean {
    return [...this.#queues.values()].every(({ idle }) => idle);
  }

  #openQueue(issuerId: string | null): MicroBatch<ScanOrder, ScanAnswer> {
    return new MicroBatch({
      max: BATCH,
      atOnce: LANES,
      gather: GATHER,
      queueLimit: QUEUE,
      run: (orders) => this.#run(issuerId, orders),
      onFull: () => new DoorBusy(),
      retryAlone: (error) => !isConnectionLoss(error),
    });
  }

  async #run(issuerId: string | null, orders: ScanOrder[]): Promise<ScanAnswer[]> {
    const { metrics, clock } = this.#options;
    // A nonce twice in one batch is one scan, and both requests get the same answer.
    const distinct = new Map(orders.map((order) => [`${order.deviceId}\n${order.nonce}`, order] as const));
    const now = clock.now();
    const statement = scanBatch(issuerId, now, [...distinct.values()]);
    const tenancy = issuerId ? { tenant: issuerId, user: null } : SYSTEM_TENANCY;
    const rows = await this.#lanes.run<ScanAnswer>(tenancy, statement);
    // Nothing was recorded for the others.
    const recorded = rows.filter((row) => !row.needsPhone && !row.byHistory);
    nameEntriesOfThisBatch(recorded, now);
    for (const row of recorded) if (!row.repeated && row.scanId) metrics.scans(row.outcome);
    this.#publish(issuerId, recorded);
    const answers = new Map([...distinct.keys()].map((key, index) => [key, rows[index] as ScanAnswer]));
    return orders.map((order) => answers.get(`${order.deviceId}\n${order.nonce}`) as ScanAnswer);
  }

  #publish(issuerId: string | null, rows: ScanAnswer[]): void {
    if (!issuerId) return;
    const admitted = new Map<string, string[]>();
    for (const { outcome, eventId, ticketId } of rows) {
      if (outcome !== 'admitted' || eventId === null || ticketId === null) continue;
      admitted.set(eventId, [...(admitted.get(eventId) ?? []), ticketId]);
    }
    for (const [eventId, ticketIds] of admitted)
      announceEntries(this.#options.topics, { eventId, issuerId, ticketIds });
  }
}

/** Fills in the entry for a scan that lost within its batch, because the statement cannot read that entry yet. */
function nameEntriesOfThisBatch(rows: ScanAnswer[], now: Date): void {
  const entered = new Map<string | null, ScanAnswer>();
  for (const row of rows) if (row.outcome === 'admitted') entered.set(row.ticketId, row);
  for (const row of rows) {
    const first = entered.get(row.ticketId);
    if (row.outcome !== 'already_used' || row.enteredAt || !first) continue;
    row.enteredAt = now;
    row.enteredGate = first.gateName;
  }
}
