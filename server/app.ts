import type { FastifyInstance } from 'fastify';
import { type Actor, ANONYMOUS, SYSTEM_ACTOR } from './access/actor.ts';
import { type Clock, type Ids, randomIds, systemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import { Database } from './db/database.ts';
import { Failpoints } from './failpoints.ts';
import { startApollo } from './graphql/apollo.ts';
import { createSchema } from './graphql/build-schema.ts';
import { JitExecutor } from './graphql/jit-executor.ts';
import { createHttpServer } from './http/http-server.ts';
import { PublicCache } from './http/public-cache.ts';
import { limitRules } from './http/rate-limit-rules.ts';
import { RateLimits } from './http/rate-limits.ts';
import { readinessChecks } from './http/readiness.ts';
import type { ScopeGround } from './http/request-scope.ts';
import { serveWebsocket } from './http/websocket.ts';
import { defineJobs } from './jobs/define-jobs.ts';
import { Jobs } from './jobs/jobs.ts';
import { describeNetwork } from './ledger/describe-network.ts';
import { NetworkRecords } from './ledger/network-records.writes.ts';
import { StellarLedger } from './ledger/stellar/stellar-ledger.ts';
import type { Log } from './log/log.ts';
import { Metrics } from './metrics/metrics.ts';
import {
  Maintenance,
  noteTimedRun,
  SettingBook,
  staffMails,
  validatorMails,
} from './modules/administration/index.ts';
import { Anchors } from './modules/anchors/index.ts';
import { AuditTrail } from './modules/audit/index.ts';
import { ScanDesk } from './modules/door/index.ts';
import { eventMails, StockBoard } from './modules/events/index.ts';
import { Credentials, identityMails, SessionDirectory } from './modules/identity/index.ts';
import { MailRoom } from './modules/mail/index.ts';
import { messageMails } from './modules/messages/index.ts';
import { Bell, notificationMails } from './modules/notifications/index.ts';
import { connectContracts, partnerMails } from './modules/partnerships/index.ts';
import { connectSales, refundMails, SalesDesk, waitingMails } from './modules/purchases/index.ts';
import { RateBook } from './modules/rates/index.ts';
import { connectRounds } from './modules/revenue/index.ts';
import { renderTicketMail, SigningKeys, ticketLinkMails } from './modules/tickets/index.ts';
import { Follower, KeyVault, LedgerState, MasterKeys, Wallets } from './modules/wallets/index.ts';
import { WebhookDesk } from './modules/webhooks/index.ts';
import type { Parts } from './parts.ts';
import { openRedis, type SharedRedis } from './redis/open-redis.ts';
import type { Scope } from './scope.ts';
import { Settlement } from './settlement/index.ts';
import { createTopics, type Topics } from './topics/topics.ts';

export interface AppOptions {
  config: Config;
  secrets: Secrets;
  /** The owner's connection string of a migrated database. */
  databaseUrl: string;
  log: Log;
  clock?: Clock;
  ids?: Ids;
  /** false: no timetable runs; for tests, which call the jobs' work themselves. */
  jobs?: boolean;
  /** true: from `listen` on the ledger of the settings is followed and settled with. Otherwise it is out of reach. */
  ledger?: boolean;
}

export interface App {
  readonly http: FastifyInstance;
  readonly parts: Parts;
  /** A scope for work that no request asked for. */
  scope(actor?: Actor): Scope;
  /** @returns the address that it answers at */
  listen(host: string, port: number): Promise<string>;
  /** Lets what is under way end, then stops everything that `createApp` started. */
  close(): Promise<void>;
}

/** Wires the parts together. Start-up, tests and measurements all come through here. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, log } = options;
  const clock = options.clock ?? systemClock;
  const ids = options.ids ?? randomIds(clock);
  const db = await Database.open({ url: options.databaseUrl, poolSize: config.databasePool });
  const redis = config.redisUrl ? await openRedis({ url: config.redisUrl, db, ids, log }) : undefined;
  const parts = createParts(options, { clock, ids, db, redis });
  const ground: ScopeGround = { db, clock, ids, parts };
  const scope = (actor: Actor = SYSTEM_ACTOR): Scope => ({
    ...ground,
    actor,
    requestId: ids.uuid(),
    address: '',
    userAgent: '',
    language: 'en',
  });

  const schema = createSchema();
  const executor = new JitExecutor(schema);
  const apollo = await startApollo({ schema, executor, production: config.production, log });
  const readiness = readinessChecks(db, parts.ledgerState, redis?.link);
  const http = await createHttpServer(ground, { apollo, executor, schema }, readiness);
  const origins = new Set([...config.corsOrigins, new URL(config.publicUrl).origin]);
  const endSockets = serveWebsocket(http.server, { schema, executor, ground, origins });
  defineJobs(parts.jobs, () => scope());
  await parts.maintenance.start();
  await parts.settings.start();
  parts.audit.start();
  parts.sessions.start(() => scope());
  parts.wallets.start(() => scope());
  parts.sales.start(() => scope());
  connectSales(parts);
  connectRounds(parts);
  connectContracts(parts);
  parts.bell.start(parts.topics, () => scope());
  parts.webhooks.start(parts.topics, () => scope());
  if (options.jobs !== false) await parts.jobs.start();

  let closing: Promise<void> | undefined;
  const shut = async (): Promise<void> => {
    // Requests that wait for a ledger would hold up the end: they are told that their payment is under way.
    parts.settlement.release();
    await endSockets();
    await http.close();
    await apollo.stop();
    parts.stock.close();
    parts.maintenance.stop();
    parts.settings.stop();
    await parts.bell.stop();
    await parts.webhooks.stop();
    await parts.jobs.stop();
    parts.mail.close();
    await parts.sales.close();
    await stopLedgerParts(parts);
    await parts.scanner.close();
    await parts.sessions.noteUses(scope(ANONYMOUS)).catch(() => undefined);
    parts.sessions.close();
    await parts.audit.stop();
    parts.metrics.close();
    redis?.link.close();
    await db.close();
  };

  return {
    http,
    parts,
    scope,
    listen: async (host, port) => {
      const address = await http.listen({ host, port });
      // Loading what speaks with the ledger takes a second, which nobody who is served otherwise should wait.
      if (options.ledger === true) startLedgerParts(parts, () => scope());
      return address;
    },
    close: () => {
      closing ??= shut();
      return closing;
    },
  };
}

/** The ledger may be away: nothing here waits for it. */
function startLedgerParts({ ledgerState, follower, settlement }: Parts, scope: () => Scope): void {
  follower.start(scope);
  settlement.start(scope);
  ledgerState.start();
}

async function stopLedgerParts({ ledger, ledgerState, follower, settlement }: Parts): Promise<void> {
  ledgerState.stop();
  await settlement.stop();
  await follower.stop();
  ledger.close();
}

/** Public answers show events and their places left. */
function forgetWhenChanged(cache: PublicCache, topics: Topics): PublicCache {
  topics.listen('public.changed', 'all', () => cache.bump());
  topics.listen('event.stock', '*', () => cache.bump());
  topics.listen('topics.resumed', 'all', () => cache.bump());
  return cache;
}

interface PartsGround {
  clock: Clock;
  ids: Ids;
  db: Database;
  redis: SharedRedis | undefined;
}

function createParts(options: AppOptions, { clock, ids, db, redis }: PartsGround): Parts {
  const { config, secrets, log } = options;
  const topics = createTopics(redis?.bridge);
  const metrics = new Metrics(() => db.pool);
  const jobs = new Jobs({
    url: options.databaseUrl,
    log,
    note: (run) => noteTimedRun(db, clock.now(), run),
  });
  const credentials = new Credentials({
    tokenKey: secrets.tokenKey,
    passwordCost: config.passwordCost,
    clock,
  });
  const { masterKey, formerMasterKeys } = secrets;
  const network = describeNetwork(config.ledger, config.production);
  const ledger = new StellarLedger({ network, memory: new NetworkRecords(db) });
  const ledgerState = new LedgerState({ ledger, log });
  const vault = new KeyVault({ db, masterKeys: new MasterKeys([masterKey, ...formerMasterKeys]) });
  const failpoints = new Failpoints(config.failpoint);
  const settings = { feeCap: config.ledger.feeCap, channels: config.ledger.channels };
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
