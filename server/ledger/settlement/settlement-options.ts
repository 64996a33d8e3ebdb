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
  /** The most that is bid: stroops an operation. */
  feeCap: bigint;
  /** Channel accounts that the platform keeps. */
  channels: number;
  /** How long a process that died keeps others from its intents. */
  leaseMs?: number;
  /** After how long an intent that is still under way is a matter for monitoring. */
  overdueMs?: number;
  /** How long fees are used before they are read again. */
  feesKeptMs?: number;
}
