import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { startApollo } from './api/graphql/apollo.ts';
import { createSchema } from './api/graphql/build-schema.ts';
import { KeyedExecutor } from './api/graphql/keyed-executor.ts';
import { readinessChecks } from './api/http/health.ts';
import { createHttpServer } from './api/http/http-server.ts';
import type { ScopeDependencies } from './api/http/request-scope.ts';
import { serveWebsocket } from './api/websocket/websocket.ts';
import { createServices } from './create-services.ts';
import { accountChanges } from './modules/account-changes/module.ts';
import { anchors } from './modules/anchors/module.ts';
import { audit } from './modules/audit/module.ts';
import { checkout, closeCheckout, startCheckout } from './modules/checkout/module.ts';
import { dashboard } from './modules/dashboard/module.ts';
import { door } from './modules/door/module.ts';
import { embeds } from './modules/embeds/module.ts';
import { events } from './modules/events/module.ts';
import { guestLists } from './modules/guest-lists/module.ts';
import { identity } from './modules/identity/module.ts';
import { issuerPages } from './modules/issuer-pages/module.ts';
import { issuers } from './modules/issuers/module.ts';
import { messages } from './modules/messages/module.ts';
import { nodes } from './modules/nodes/module.ts';
import { notifications } from './modules/notifications/module.ts';
import { operations } from './modules/operations/module.ts';
import { registerProviders } from './modules/payments/index.ts';
import { payments } from './modules/payments/module.ts';
import { payouts } from './modules/payouts/module.ts';
import { privacy } from './modules/privacy/module.ts';
import { questions } from './modules/questions/module.ts';
import { rates } from './modules/rates/module.ts';
import { receipts } from './modules/receipts/module.ts';
import { reports } from './modules/reports/module.ts';
import { revenueSharing } from './modules/revenue-sharing/module.ts';
import { salesRules } from './modules/sales-rules/module.ts';
import { staff } from './modules/staff/module.ts';
import { createInstallationKey } from './modules/tickets/index.ts';
import { tickets } from './modules/tickets/module.ts';
import { transfers } from './modules/transfers/module.ts';
import { waitingRoom } from './modules/waiting-room/module.ts';
import { wallets } from './modules/wallets/module.ts';
import { webhooks } from './modules/webhooks/module.ts';
import { type Actor, ANONYMOUS, SYSTEM_ACTOR } from './platform/access/actor.ts';
import { blobs } from './platform/blobs/module.ts';
import { type Clock, type Ids, randomIds, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Secrets } from './platform/config/secrets.ts';
import { Database } from './platform/db/database.ts';
import type { Log } from './platform/log.ts';
import { MAIL_KINDS, type MailRenderers } from './platform/mail/index.ts';
import { mail } from './platform/mail/module.ts';
import type { Module } from './platform/module.ts';
import { openRedis } from './platform/redis/open-redis.ts';
import type { Scope } from './platform/scope.ts';
import type { Services } from './platform/services.ts';

/** Share of the shutdown time for responses under way. Jobs and the rest get what remains. */
const ANSWERS_SHARE = 0.4;

export interface AppOptions {
  config: Config;
  secrets: Secrets;
  /** The product's connection string of a prepared database. */
  databaseUrl: string;
  log: Log;
  clock?: Clock;
  ids?: Ids;
  /** false: no timetable runs; for tests, which call the jobs' work themselves. */
  jobs?: boolean;
  /**
   * true: from `listen` on the configured ledger is followed and used for settlement. Otherwise it counts as
   * unreachable.
   */
  ledger?: boolean;
}

export interface App {
  readonly http: FastifyInstance;
  readonly services: Services;
  /** Creates a scope for work without a request. */
  scope(actor?: Actor): Scope;
  /** @returns the server's address */
  listen(host: string, port: number): Promise<string>;
  /** Waits for work under way, then stops everything that `createApp` started. */
  close(): Promise<void>;
}

const modules: readonly Module[] = [
  mail,
  blobs,
  nodes,
  identity,
  issuers,
  issuerPages,
  staff,
  audit,
  operations,
  privacy,
  events,
  embeds,
  guestLists,
  dashboard,
  reports,
  door,
  checkout,
  accountChanges,
  payments,
  payouts,
  receipts,
  salesRules,
  waitingRoom,
  questions,
  rates,
  tickets,
  transfers,
  wallets,
  webhooks,
  anchors,
  revenueSharing,
  messages,
  notifications,
];

/** Builds the schema from all modules. */
export const createProductSchema = (): GraphQLSchema =>
  createSchema(modules.flatMap(({ resolvers = [] }) => resolvers));

/** Creates and connects the services. Start-up, tests and benchmarks all use it. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, log } = options;
  const clock = options.clock ?? systemClock;
  const ids = options.ids ?? randomIds(clock);
  const db = await Database.open({
    url: options.databaseUrl,
    poolSize: config.databasePool,
    rows: modules.flatMap(({ rows = [] }) => rows),
    connectMs: config.databaseConnectMs,
    standby: config.databaseStandby,
  });
  db.storage.onChange = (full) => {
    if (full) log.error('The disk of the database is full: nothing can be stored until it has space again.');
    else log.info('The disk of the database has space again.');
  };
  const redis = config.redisUrl ? await openRedis({ url: config.redisUrl, db, ids, log }) : undefined;
  const services = createServices(options, { clock, ids, db, redis }, renderers(), () => scope());
  const context: ScopeDependencies = { db, clock, ids, services };
  const scope = (actor: Actor = SYSTEM_ACTOR): Scope => ({
    ...context,
    actor,
    requestId: ids.uuid(),
    address: '',
    userAgent: '',
    language: 'en',
  });

  const schema = createProductSchema();
  const executor = new KeyedExecutor(schema, options.secrets);
  const apollo = await startApollo({ schema, executor, production: config.production, log });
  const readiness = readinessChecks(db, services.ledgerState, redis?.link);
  const { http, drain } = await createHttpServer(context, { apollo, executor, schema }, readiness);
  const origins = new Set([...config.corsOrigins, new URL(config.publicUrl).origin]);
  const endSockets = serveWebsocket(http.server, { schema, executor, dependencies: context, origins });
  defineJobs(services, () => scope());
  await services.maintenance.start();
  await services.settings.start();
  await createInstallationKey(scope());
  await registerProviders(scope());
  services.audit.start();
  services.sessions.start(() => scope());
  services.wallets.start(() => scope());
  startCheckout(services, () => scope());
  for (const { connect } of modules) connect?.(services);
  services.notificationDispatcher.start(services.topics, () => scope());
  services.webhooks.start(services.topics, () => scope());
  services.paymentWorker.start(() => scope(), options.jobs !== false);
  services.receipts.start(() => scope(), options.jobs !== false);
  services.roomWorker.start(() => scope(), services.topics, options.jobs !== false);
  if (options.jobs !== false) await services.jobs.start();

  let closing: Promise<void> | undefined;
  const shut = async (): Promise<void> => {
    // Requests waiting for a ledger would delay the shutdown: they are answered that the payment is under way.
    services.settlement.release();
    const answersMs = config.shutdownMs * ANSWERS_SHARE;
    await Promise.all([endSockets(answersMs), drain.close(answersMs)]);
    await apollo.stop();
    services.stock.close();
    services.maintenance.stop();
    services.settings.stop();
    await services.notificationDispatcher.stop();
    await services.webhooks.stop();
    await services.paymentWorker.stop();
    await services.roomWorker.stop();
    services.roomBoards.close();
    await services.jobs.stop();
    services.mail.close();
    await closeCheckout(services);
    await services.receipts.close();
    services.paymentProviders.close();
    await stopLedgerServices(services);
    await services.scanner.close();
    await services.sessions.noteUses(scope(ANONYMOUS)).catch(() => undefined);
    services.sessions.close();
    await services.audit.stop();
    services.metrics.close();
    redis?.link.close();
    await db.close();
  };

  return {
    http,
    services,
    scope,
    listen: async (host, port) => {
      const address = await http.listen({ host, port });
      // Loading the ledger client takes a second, which would delay requests that do not need it.
      if (options.ledger === true) startLedgerServices(services, () => scope());
      return address;
    },
    close: () => {
      closing ??= shut();
      return closing;
    },
  };
}

/** Collects the mail renderers. A kind of mail without a renderer stops the start. */
function renderers(): MailRenderers {
  const all: Partial<MailRenderers> = Object.assign({}, ...modules.map(({ mails }) => mails));
  const missing = MAIL_KINDS.filter((kind) => all[kind] === undefined);
  if (missing.length > 0) throw new Error(`No module renders mails of the kind ${missing.join(', ')}.`);
  return all as MailRenderers;
}

function defineJobs({ jobs }: Services, scope: () => Scope): void {
  const cleanups = modules.flatMap((module) => module.cleanups ?? []);
  for (const module of modules) for (const job of module.jobs?.(scope, cleanups) ?? []) jobs.define(job);
}

/** Starts the ledger services without waiting, because the ledger may be unavailable. */
function startLedgerServices(services: Services, scope: () => Scope): void {
  const { ledgerState, follower, settlement, jobs, log } = services;
  follower.start(scope);
  settlement.start(scope);
  ledgerState.start();
  // Jobs that need the ledger, such as refunds, do not wait for their next minute.
  const resume = async (): Promise<void> => {
    await ledgerState.untilUp();
    if (ledgerState.standing.up) await jobs.resume();
  };
  resume().catch((error: unknown) => log.warn({ err: error }, 'jobs wait for their times'));
}

async function stopLedgerServices({ ledger, ledgerState, follower, settlement }: Services): Promise<void> {
  ledgerState.stop();
  await settlement.stop();
  await follower.stop();
  ledger.close();
}
