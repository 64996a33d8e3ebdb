import type { Ids } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Failpoints } from '../../platform/failpoints.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Topics } from '../../platform/topics/topics.ts';
import type { Ledger } from '../port.ts';
import type { Signers } from './intent.ts';

export interface SettlementOptions {
  db: Database;
  ledger: Ledger;
  signers: Signers;
  failpoints: Failpoints;
  ids: Ids;
  log: Log;
  metrics: Metrics;
  topics: Topics;
  settings: SettlementSettings;
}

export interface SettlementSettings {
  /** Highest bid: stroops per operation. */
  feeCap: bigint;
  /** Number of channel accounts of the platform. */
  channels: number;
  /** Lease of a process on its intents, in milliseconds: a dead process blocks others for that long. */
  leaseMs?: number;
  /** Milliseconds after which an unfinished intent counts as overdue in monitoring. */
  overdueMs?: number;
  /** Milliseconds that fees are cached. */
  feesKeptMs?: number;
}
