import { createLedger } from './ledger/module.ts';
import { Settlement } from './ledger/settlement/index.ts';
import { createAccountChanges } from './modules/account-changes/module.ts';
import { createAnchors } from './modules/anchors/module.ts';
import { auditKeys } from './modules/audit/index.ts';
import { createAudit } from './modules/audit/module.ts';
import { createCheckout } from './modules/checkout/module.ts';
import { createDoor } from './modules/door/module.ts';
import { createEvents } from './modules/events/module.ts';
import { createIdentity } from './modules/identity/module.ts';
import { createNotifications } from './modules/notifications/module.ts';
import { readLastRuns, recordTimedRun } from './modules/operations/index.ts';
import { createOperations } from './modules/operations/module.ts';
import { createOrders } from './modules/orders/module.ts';
import { createPayments } from './modules/payments/module.ts';
import { phoneProviders } from './modules/phone/index.ts';
import { createRates } from './modules/rates/module.ts';
import { createReceipts } from './modules/receipts/module.ts';
import { createRefunds } from './modules/refunds/module.ts';
import { createSeries } from './modules/series/module.ts';
import { createTickets } from './modules/tickets/module.ts';
import { createWaitingRooms } from './modules/waiting-room/module.ts';
import { createWaitlist } from './modules/waitlist/module.ts';
import { createWalletPasses } from './modules/wallet-passes/module.ts';
import { createWallets } from './modules/wallets/module.ts';
import { createWebhooks } from './modules/webhooks/module.ts';
import { createBlobStore } from './platform/blobs/index.ts';
import { type Clock, type Ids } from './platform/clock.ts';
import { type Config } from './platform/config/config.ts';
import { type Secrets } from './platform/config/secrets.ts';
import { type Database } from './platform/db/database.ts';
import { Failpoints } from './platform/failpoints.ts';
import { PublicCache } from './platform/http/public-cache.ts';
import { limitRules } from './platform/http/rate-limit.rules.ts';
import { RateLimits } from './platform/http/rate-limits.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { type Log } from './platform/log.ts';
import { Mailer, type MailRenderers } from './platform/mail/index.ts';
import { Metrics } from './platform/metrics.ts';
import { type PhoneRenderers, PhoneSender } from './platform/phone/index.ts';
import { type SharedRedis } from './platform/redis/open-redis.ts';
import { type Scope } from './platform/scope.ts';
import { type Services } from './platform/services.ts';
import { createTopics, type Topics } from './platform/topics.ts';

/** Clears the cache on changes, because public answers show events and seats left. */
function clearWhenChanged(cache: PublicCache, topics: Topics): PublicCache {
  topics.listen('public.changed', 'all', () => cache.bump());
  topics.listen('event.stock', '*', () => cache.bump());
  topics.listen('topics.resumed', 'all', () => cache.bump());
  return cache;
}

export interface ServiceOptions {
  config: Config;
  secrets: Secrets;
  databaseUrl: string;
  log: Log;
}

/** Foundations created before the first service. */
export interface Foundation {
  clock: Clock;
  ids: Ids;
  db: Database;
  redis: SharedRedis | undefined;
}

/**
 * Creates the long-lived services, none of which runs yet.
 * @param renderers those of all modules
 * @param scope for work without a request; services call it later
 */
export function createServices(
  options: ServiceOptions,
  foundation: Foundation,
  renderers: { mails: MailRenderers; phoneMessages: PhoneRenderers },
  scope: () => Scope,
): Services {
  const { config, secrets, log } = options;
  const { clock, ids, db, redis } = foundation;
  const topics = createTopics(redis?.bridge);
  const metrics = new Metrics(() => db.pool);
  const jobs = new Jobs({
    url: options.databaseUrl,
    log,
    note: (run) => recordTimedRun(db, clock.now(), run),
    lastRuns: () => readLastRuns(db),
    connectMs: config.databaseConnectMs,
  });
  const mail = new Mailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    renderers: renderers.mails,
    jobs,
  });
  const phone = new PhoneSender({
    providers: phoneProviders(config.phone, clock),
    renderers: renderers.phoneMessages,
    jobs,
    tokenKey: secrets.tokenKey,
    publicUrl: config.publicUrl,
    production: config.production,
  });
  const failpoints = new Failpoints(config.failpoint);
  const ledger = createLedger({ config, scope });
  const wallets = createWallets({ db, ledger, log, secrets });
  const { feeCap, channels, leaseMs } = config.ledger;
  const settlement = new Settlement({
    db,
    ledger,
    signers: wallets.vault,
    failpoints,
    ids,
    log,
    metrics,
    topics,
    settings: { feeCap, channels, leaseMs },
  });
  const tickets = createTickets({ db, secrets });
  const orders = createOrders({ db, topics, mail, secrets });
  return {
    config,
    secrets,
    startedAt: clock.now(),
    databaseUrl: options.databaseUrl,
    log,
    topics,
    metrics,
    jobs,
    mail,
    phone,
    failpoints,
    ledger,
    settlement,
    limits: new RateLimits(db, config.rateLimits ? limitRules(config.production) : null, redis?.link),
    blobs: createBlobStore(config.blobs, log),
    publicCache: clearWhenChanged(new PublicCache(clock), topics),
    ...wallets,
    ...createWalletPasses({ config, secrets, clock }),
    ...tickets,
    ...createOperations({ db, topics, log }),
    ...createIdentity({ config, secrets, clock, db, topics }),
    ...createAudit({
      db,
      clock,
      log,
      dataDir: config.dataDir,
      keys: auditKeys(secrets),
      onSealed: () => topics.publish('audit.sealed', 'all', {}),
    }),
    ...createRates({ db }),
    ...createEvents({ db, topics }),
    ...createAccountChanges(),
    ...createPayments({ db, config: config.payments, secrets, clock, topics, log }),
    ...orders,
    ...createWaitlist(),
    ...createCheckout({ db, clock, topics, mail, stockAnnouncer: orders.stockAnnouncer }),
    ...createRefunds({ log }),
    ...createSeries({ log }),
    ...createReceipts({ log }),
    ...createWaitingRooms({ db, clock, topics, log, secrets, config }),
    ...createDoor({ db, clock, topics, metrics }),
    ...createNotifications({ log }),
    ...createWebhooks({ log }),
    ...createAnchors({
      db,
      clock,
      ledger,
      settlement,
      account: () => wallets.wallets.ensureOnLedger({ kind: 'platform', id: 'anchor' }),
      seconds: config.ledger.anchorSeconds,
    }),
  };
}
