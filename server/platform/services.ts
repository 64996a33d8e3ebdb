import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import type { Failpoints } from './failpoints.ts';
import type { PublicCache } from './http/public-cache.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Topics } from './topics.ts';

/**
 * The app's long-lived services. These are the platform's; files, mail, the ledger and each module add their own by
 * declaration merging, so that nothing here imports a module. `create-services.ts` creates them.
 */
export interface Services {
  readonly config: Config;
  /** Start time of this process. */
  readonly startedAt: Date;
  /** The product's connection string, for connections that are not the pool's: of backups and table maintenance. */
  readonly databaseUrl: string;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly topics: Topics;
  readonly limits: RateLimits;
  readonly failpoints: Failpoints;
  readonly publicCache: PublicCache;
  readonly jobs: Jobs;
}
