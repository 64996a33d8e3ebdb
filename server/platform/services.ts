import type { Ledger } from '../ledger/port.ts';
import type { Settlement } from '../ledger/settlement/index.ts';
import type { Maintenance, SettingBook } from '../modules/administration/index.ts';
import type { Anchors } from '../modules/anchors/index.ts';
import type { AuditTrail } from '../modules/audit/index.ts';
import type { ScanDesk } from '../modules/door/index.ts';
import type { StockBoard } from '../modules/events/index.ts';
import type { Credentials, SessionDirectory } from '../modules/identity/index.ts';
import type { Bell } from '../modules/notifications/index.ts';
import type { SalesDesk } from '../modules/purchases/index.ts';
import type { RateBook } from '../modules/rates/index.ts';
import type { SigningKeys } from '../modules/tickets/index.ts';
import type { Follower, KeyVault, LedgerState, Wallets } from '../modules/wallets/index.ts';
import type { WebhookDesk } from '../modules/webhooks/index.ts';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import type { Failpoints } from './failpoints.ts';
import type { PublicCache } from './http/public-cache.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log/log.ts';
import type { MailRoom } from './mail/index.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Topics } from './topics/topics.ts';

/** The app's long-living services. create-parts.ts makes them; app.ts starts them, and closes them in the other order. */
export interface Services {
  readonly config: Config;
  /** When this process began. */
  readonly startedAt: Date;
  /** The owner's connection string: backups and the care of the tables need more than the product's own role. */
  readonly ownerUrl: string;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly topics: Topics;
  readonly limits: RateLimits;
  readonly audit: AuditTrail;
  readonly mail: MailRoom;
  readonly credentials: Credentials;
  readonly sessions: SessionDirectory;
  readonly keys: SigningKeys;
  readonly failpoints: Failpoints;
  readonly ledger: Ledger;
  readonly ledgerState: LedgerState;
  readonly vault: KeyVault;
  readonly settlement: Settlement;
  readonly wallets: Wallets;
  readonly follower: Follower;
  readonly rates: RateBook;
  readonly sales: SalesDesk;
  readonly scanner: ScanDesk;
  readonly publicCache: PublicCache;
  readonly stock: StockBoard;
  readonly bell: Bell;
  readonly anchors: Anchors;
  readonly webhooks: WebhookDesk;
  readonly jobs: Jobs;
  readonly maintenance: Maintenance;
  readonly settings: SettingBook;
}
