import { describeNetwork } from './ledger/describe-network.ts';
import { NetworkRecords } from './ledger/network-records.writes.ts';
import { Settlement } from './ledger/settlement/index.ts';
import { StellarLedger } from './ledger/stellar/stellar-ledger.ts';
import {
  Maintenance,
  noteTimedRun,
  ownerMails,
  readLastRuns,
  SettingBook,
  staffMails,
  validatorMails,
} from './modules/administration/index.ts';
import { Anchors } from './modules/anchors/index.ts';
import { AuditTrail, auditKeys } from './modules/audit/index.ts';
import { ScanDesk } from './modules/door/index.ts';
import { eventMails, StockBoard } from './modules/events/index.ts';
import { Credentials, identityMails, SessionDirectory } from './modules/identity/index.ts';
import { messageMails } from './modules/messages/index.ts';
import { Bell, notificationMails } from './modules/notifications/index.ts';
import { partnerMails } from './modules/partnerships/index.ts';
import { refundMails, SalesDesk, waitingMails } from './modules/purchases/index.ts';
import { RateBook } from './modules/rates/index.ts';
import { renderTicketMail, SigningKeys, ticketLinkMails } from './modules/tickets/index.ts';
import { Follower, KeyVault, LedgerState, MasterKeys, Wallets } from './modules/wallets/index.ts';
import { WebhookDesk } from './modules/webhooks/index.ts';
import type { Clock, Ids } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Secrets } from './platform/config/secrets.ts';
import { Database } from './platform/db/database.ts';
import { Failpoints } from './platform/failpoints.ts';
import { PublicCache } from './platform/http/public-cache.ts';
import { limitRules } from './platform/http/rate-limit-rules.ts';
import { RateLimits } from './platform/http/rate-limits.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/log.ts';
import { MailRoom } from './platform/mail/index.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import type { SharedRedis } from './platform/redis/open-redis.ts';
import type { Services } from './platform/services.ts';
import { createTopics, type Topics } from './platform/topics/topics.ts';

/** Public answers show events and their places left. */
function forgetWhenChanged(cache: PublicCache, topics: Topics): PublicCache {
  topics.listen('public.changed', 'all', () => cache.bump());
  topics.listen('event.stock', '*', () => cache.bump());
  topics.listen('topics.resumed', 'all', () => cache.bump());
  return cache;
}

/** What they are made for. */
interface PartsWish {
  config: Config;
  secrets: Secrets;
  databaseUrl: string;
  log: Log;
}

interface PartsGround {
  clock: Clock;
  ids: Ids;
  db: Database;
  redis: SharedRedis | undefined;
}

/** Makes the long-living services, none of which runs yet. */
export function createServices(options: PartsWish, { clock, ids, db, redis }: PartsGround): Services {
  const { config, secrets, log } = options;
  const topics = createTopics(redis?.bridge);
  const metrics = new Metrics(() => db.pool);
  const jobs = new Jobs({
    url: options.databaseUrl,
    log,
    note: (run) => noteTimedRun(db, clock.now(), run),
    lastRuns: () => readLastRuns(db),
    connectMs: config.databaseConnectMs,
  });
  const credentials = new Credentials({
    tokenKey: secrets.tokenKey,
    passwordCost: config.passwordCost,
    clock,
  });
  const { masterKey, formerMasterKeys } = secrets;
  const network = describeNetwork(config.ledger, config.production);
  const ledger = new StellarLedger({
    network,
    memory: new NetworkRecords(db),
    timeoutMs: config.ledger.timeoutMs,
  });
  const ledgerState = new LedgerState({ ledger, log });
  const vault = new KeyVault({ db, masterKeys: new MasterKeys([masterKey, ...formerMasterKeys]) });
  const failpoints = new Failpoints(config.failpoint);
  const { feeCap, channels, leaseMs } = config.ledger;
  const settings = { feeCap, channels, leaseMs };
  const settlement = new Settlement({
    db,
    ledger,
    signers: vault,
    failpoints,
    ids,
    log,
    metrics,
    topics,
    settings,
  });
  const wallets = new Wallets({ db, vault, ledger, state: ledgerState });
  const keys = new SigningKeys({ db, masterKey, formerMasterKeys });
  const mail = new MailRoom({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    renderers: {
      ...eventMails,
      ...identityMails,
      ...messageMails,
      ...notificationMails,
      ...ownerMails,
      ...partnerMails,
      ...refundMails,
      ...staffMails,
      ...ticketLinkMails,
      ...validatorMails,
      ...waitingMails,
      tickets: renderTicketMail,
    },
    jobs,
  });
  return {
    config,
    secrets,
    startedAt: clock.now(),
    ownerUrl: options.databaseUrl,
    log,
    topics,
    metrics,
    jobs,
    maintenance: new Maintenance({ db, topics, log }),
    settings: new SettingBook({ db, topics, log }),
    credentials,
    keys,
    failpoints,
    ledger,
    ledgerState,
    vault,
    settlement,
    wallets,
    follower: new Follower({ db, ledger, state: ledgerState, log }),
    mail,
    limits: new RateLimits(db, config.rateLimits ? limitRules(config.production) : null, redis?.link),
    audit: new AuditTrail({
      db,
      clock,
      log,
      dataDir: config.dataDir,
      keys: auditKeys(secrets),
      onSealed: () => topics.publish('audit.sealed', 'all', {}),
    }),
    sessions: new SessionDirectory({ db, clock, topics, tokens: credentials.tokens }),
    rates: new RateBook(db),
    sales: new SalesDesk({ db, clock, ids, topics, keys, metrics, mail }),
    scanner: new ScanDesk({ db, clock, topics, metrics }),
    publicCache: forgetWhenChanged(new PublicCache(clock), topics),
    stock: new StockBoard(db, topics),
    bell: new Bell(log),
    webhooks: new WebhookDesk(log),
    anchors: new Anchors({
      db,
      clock,
      ledger,
      settlement,
      account: () => wallets.ensureOnLedger({ kind: 'platform', id: 'anchor' }),
      seconds: config.ledger.anchorSeconds,
    }),
  };
}
