import type { FastifyInstance } from 'fastify';
import { type Actor, ANONYMOUS, SYSTEM_ACTOR } from './access/actor.ts';
import { type Clock, type Ids, randomIds, systemClock } from './clock.ts';
import { collectWhenIdle } from './collect-when-idle.ts';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import { createParts } from './create-parts.ts';
import { Database } from './db/database.ts';
import { startApollo } from './graphql/apollo.ts';
import { createSchema } from './graphql/build-schema.ts';
import { KeyedExecutor } from './graphql/keyed-executor.ts';
import { createHttpServer } from './http/http-server.ts';
import { readinessChecks } from './http/readiness.ts';
import type { ScopeGround } from './http/request-scope.ts';
import { serveWebsocket } from './http/websocket.ts';
import { defineJobs } from './jobs/define-jobs.ts';
import type { Log } from './log/log.ts';
import { connectContracts } from './modules/partnerships/index.ts';
import { connectSales } from './modules/purchases/index.ts';
import { connectRounds } from './modules/revenue/index.ts';
import { createInstallationKey } from './modules/tickets/index.ts';
import type { Parts } from './parts.ts';
import { openRedis } from './redis/open-redis.ts';
import type { Scope } from './scope.ts';

/** Of the time that a shutdown has: for answers under way. Jobs and the rest get what remains. */
const ANSWERS_SHARE = 0.4;

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
  const db = await Database.open({
    url: options.databaseUrl,
    poolSize: config.databasePool,
    connectMs: config.databaseConnectMs,
  });
  db.storage.onChange = (full) => {
    if (full) log.error('The disk of the database is full: nothing can be stored until it has space again.');
    else log.info('The disk of the database has space again.');
  };
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
  const executor = new KeyedExecutor(schema, options.secrets);
  const apollo = await startApollo({ schema, executor, production: config.production, log });
  const readiness = readinessChecks(db, parts.ledgerState, redis?.link);
  const { http, drain } = await createHttpServer(ground, { apollo, executor, schema }, readiness);
  const origins = new Set([...config.corsOrigins, new URL(config.publicUrl).origin]);
  const endSockets = serveWebsocket(http.server, { schema, executor, ground, origins });
  defineJobs(parts.jobs, () => scope());
  await parts.maintenance.start();
  await parts.settings.start();
  await createInstallationKey(scope());
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
  let stopCollecting = (): void => undefined;
  const shut = async (): Promise<void> => {
    stopCollecting();
    // Requests that wait for a ledger would hold up the end: they are told that their payment is under way.
    parts.settlement.release();
    const answersMs = config.shutdownMs * ANSWERS_SHARE;
    await Promise.all([endSockets(answersMs), drain.close(answersMs)]);
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
      stopCollecting = collectWhenIdle();
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
function startLedgerParts(parts: Parts, scope: () => Scope): void {
  const { ledgerState, follower, settlement, jobs, log } = parts;
  follower.start(scope);
  settlement.start(scope);
  ledgerState.start();
  // What could not go on without the ledger, such as refunds, does not wait for its minute.
  const resume = async (): Promise<void> => {
    await ledgerState.untilUp();
    if (ledgerState.standing.up) await jobs.resume();
  };
  resume().catch((error: unknown) => log.warn({ err: error }, 'jobs wait for their times'));
}

async function stopLedgerParts({ ledger, ledgerState, follower, settlement }: Parts): Promise<void> {
  ledgerState.stop();
  await settlement.stop();
  await follower.stop();
  ledger.close();
}
