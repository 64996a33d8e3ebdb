import type { Connection } from '../../platform/db/connection.ts';
import type { Failpoints } from '../../platform/failpoints.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Ledger } from '../port.ts';
import type { Signers } from './intent.ts';
import type { LedgerMonitor } from './ledger-monitor.ts';
import type { IntentRegistry } from './outbox/intent-registry.ts';
import type { SettlementMetrics } from './settlement-metrics.ts';

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
  readonly book: IntentRegistry;
  readonly monitor: LedgerMonitor;
  /** Stroops per operation. */
  readonly feeCap: bigint;
  readonly channels: number;
  readonly leaseMs: number;
  readonly overdueMs: number;
  /** Scope for work of the system. */
  scope(): Scope;
}
