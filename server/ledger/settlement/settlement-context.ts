import type { Ids } from '../../platform/clock.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Failpoints } from '../../platform/failpoints.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Topics } from '../../platform/topics.ts';
import type { Ledger } from '../port.ts';
import type { Signers } from './intent.ts';
import type { LedgerMonitor } from './ledger-monitor.ts';
import type { IntentRegistry } from './outbox/tracked-intent.ts';
import type { SettlementMetrics } from './settlement-metrics.ts';

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

/** Shared dependencies of the settlement's modules. */
export interface SettlementContext {
  readonly ledger: Ledger;
  readonly signers: Signers;
  readonly failpoints: Failpoints;
  readonly log: Log;
  readonly metrics: SettlementMetrics;
  readonly connection: Connection;
  /** Identifies this process among those that share the database. */
  readonly worker: string;
  readonly intents: IntentRegistry;
  readonly monitor: LedgerMonitor;
  /** Stroops per operation. */
  readonly feeCap: bigint;
  readonly channels: number;
  readonly leaseMs: number;
  readonly overdueMs: number;
  /** Scope for work of the system. */
  scope(): Scope;
}
