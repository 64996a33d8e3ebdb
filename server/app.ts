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
import { boxOffice } from './modules/box-office/module.ts';
import { checkout } from './modules/checkout/module.ts';
import { dashboard } from './modules/dashboard/module.ts';
import { door } from './modules/door/module.ts';
import { embeds } from './modules/embeds/module.ts';
import { events } from './modules/events/module.ts';
import { guestLists } from './modules/guest-lists/module.ts';
import { identity } from './modules/identity/module.ts';
import { issuerPages } from './modules/issuer-pages/module.ts';
import { issuers } from './modules/issuers/module.ts';
import { liveCodes } from './modules/live-codes/module.ts';
import { messages } from './modules/messages/module.ts';
import { nodes } from './modules/nodes/module.ts';
import { notifications } from './modules/notifications/module.ts';
import { operations } from './modules/operations/module.ts';
import { orders } from './modules/orders/module.ts';
import { payments } from './modules/payments/module.ts';
import { payouts } from './modules/payouts/module.ts';
import { phoneMessaging } from './modules/phone/module.ts';
import { privacy } from './modules/privacy/module.ts';
import { questions } from './modules/questions/module.ts';
import { rates } from './modules/rates/module.ts';
import { receipts } from './modules/receipts/module.ts';
import { reconciliation } from './modules/reconciliation/module.ts';
import { refunds } from './modules/refunds/module.ts';
import { reports } from './modules/reports/module.ts';
import { revenueSharing } from './modules/revenue-sharing/module.ts';
import { rosters } from './modules/rosters/module.ts';
import { salesRules } from './modules/sales-rules/module.ts';
import { series } from './modules/series/module.ts';
import { staff } from './modules/staff/module.ts';
import { tickets } from './modules/tickets/module.ts';
import { transfers } from './modules/transfers/module.ts';
import { waitingRoom } from './modules/waiting-room/module.ts';
import { waitlist } from './modules/waitlist/module.ts';
import { walletPasses } from './modules/wallet-passes/module.ts';
import { wallets } from './modules/wallets/module.ts';
import { webhooks } from './modules/webhooks/module.ts';
import { type Actor, SYSTEM_ACTOR } from './platform/access/actor.ts';
import { blobs } from './platform/blobs/module.ts';
import { type Clock, type Ids, randomIds, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Secrets } from './platform/config/secrets.ts';
import { Database } from './platform/db/database.ts';
import type { Log } from './platform/log.ts';
import { MAIL_KINDS, type MailRenderers } from './platform/mail/index.ts';
import { mail } from './platform/mail/module.ts';
import type { Module, Running } from './platform/module.ts';
import { PHONE_KINDS, type PhoneRenderers } from './platform/phone/index.ts';
import { phone } from './platform/phone/module.ts';
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

/** A module stands after those whose services it needs until it has stopped. */
const modules: readonly Module[] = [
  mail,
  phone,
  blobs,
  operations,
  audit,
  nodes,
  identity,
  issuers,
  issuerPages,
  staff,
  privacy,
  tickets,
  transfers,
  liveCodes,
  walletPasses,
  wallets,
  anchors,
  events,
  series,
  embeds,
  guestLists,
  dashboard,
  reports,
  door,
  boxOffice,
  rosters,
  receipts,
  orders,
  waitlist,
  checkout,
  refunds,
  reconciliation,
  accountChanges,
  payments,
  payouts,
  salesRules,
  waitingRoom,
  questions,
  rates,
  revenueSharing,
  messages,
  phoneMessaging,
  webhooks,
  notifications,
];

let builtSchema: GraphQLSchema | undefined;

/** Returns the schema of all modules, built once a process: tests start hundreds of apps in one. */
export function productSchema(): GraphQLSchema {
  builtSchema ??= createSchema(modules.flatMap(({ resolvers = [] }) => resolvers));
  return builtSchema;
}

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
  const services = createServices(
    options,
    { clock, ids, db, redis },
    { mails: renderers(), phoneMessages: phoneRenderers() },
    () => scope(),
  );
  const context: ScopeDependencies = { db, clock, ids, services };
  const scope = (actor: Actor = SYSTEM_ACTOR): Scope => ({
    ...context,
    actor,
    requestId: ids.uuid(),
    address: '',
    userAgent: '',
    language: 'en',
  });

  const schema = productSchema();
  const executor = new KeyedExecutor(schema, options.secrets);
  const apollo = await startApollo({ schema, executor, production: config.production, log });
  const readiness = readinessChecks(db, services.ledgerState, redis?.link);
  const { http, drain } = await createHttpServer(context, { apollo, executor, schema }, readiness);
  const origins = new Set([...config.corsOrigins, new URL(config.publicUrl).origin]);
  const endSockets = serveWebsocket(http.server, { schema, executor, dependencies: context, origins });
  const running: Running = { services, scope: () => scope(), isScheduled: options.jobs !== false };
  defineJobs(running);
  for (const { connect } of modules) connect?.(services);
  for (const { start } of modules) await start?.(running);
  if (running.isScheduled) await services.jobs.start();

  let closing: Promise<void> | undefined;
  const shut = async (): Promise<void> => {
    for (const { release } of modules) release?.(running);
    const answersMs = config.shutdownMs * ANSWERS_SHARE;
    await Promise.all([endSockets(answersMs), drain.close(answersMs)]);
    await apollo.stop();
    await services.jobs.stop();
    for (const { stop } of modules.toReversed()) await stop?.(running);
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
      if (options.ledger === true) for (const { followLedger } of modules) followLedger?.(running);
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

/** Collects the renderers of messages to phones. A kind without a renderer stops the start. */
function phoneRenderers(): PhoneRenderers {
  const all: Partial<PhoneRenderers> = Object.assign(
    {},
    ...modules.map(({ phoneMessages }) => phoneMessages),
  );
  const missing = PHONE_KINDS.filter((kind) => all[kind] === undefined);
  if (missing.length > 0)
    throw new Error(`No module renders messages to phones of the kind ${missing.join(', ')}.`);
  return all as PhoneRenderers;
}

function defineJobs({ services: { jobs }, scope }: Running): void {
  const cleanups = modules.flatMap((module) => module.cleanups ?? []);
  for (const module of modules) for (const job of module.jobs?.(scope, cleanups) ?? []) jobs.define(job);
}
