import type { LedgerEngine } from '../core/index.ts';
import type { Log } from '../log.ts';
import type { Closer } from '../run/closer.ts';
import type { FaultSwitches } from '../run/faults.ts';
import type { FeeStats } from '../run/fee-stats.ts';
import type { Friendbot } from '../run/friendbot.ts';
import type { History } from '../run/history.ts';
import type { LedgerStore } from '../run/ledger-store.ts';
import type { Submissions } from '../run/submissions.ts';
import type { SandboxSettings } from '../settings.ts';

/** Dependencies of the routes. */
export interface HorizonParts {
  settings: SandboxSettings;
  engine: LedgerEngine;
  store: LedgerStore;
  history: History;
  closer: Closer;
  submissions: Submissions;
  friendbot: Friendbot;
  feeStats: FeeStats;
  faults: FaultSwitches;
  log: Log;
  version: string;
}
