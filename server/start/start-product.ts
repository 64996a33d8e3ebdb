import { type App, createApp } from '../app.ts';
import { DECLARED_VARIABLES } from '../declared-variables.ts';
import { connectDemoPayments, fundDemo, seedDemo } from '../modules/demo/index.ts';
import { type Config, shapeConfig } from '../platform/config/config.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { readVersion } from '../platform/config/project-root.ts';
import { loadSecrets, type Secrets } from '../platform/config/secrets.ts';
import { type LocatedDatabase, locateDatabase } from '../platform/db/locate-database.ts';
import { prepareDatabase, runsAsOwner } from '../platform/db/prepare-database.ts';
import { createLog, type Log } from '../platform/log.ts';
import type { ChildProgram } from './child-program.ts';
import { chooseLedgerPort, startLedgerProcess } from './ledger-process.ts';
import { placePayments, startPaymentsProcess } from './payments-process.ts';
import { ProcessGuard } from './process-guard.ts';

/** The first version of Node.js that still gets security fixes. */
const OLDEST_FIXED_NODE = 22;

/** Returns the warning for a Node.js without security fixes; undefined for others. */
export function nodeWarning(version: string): string | undefined {
  if (Number.parseInt(version.slice(1), 10) >= OLDEST_FIXED_NODE) return undefined;
  return `Node.js ${version.slice(1)} gets no security fixes any more: use Node.js 24.`;
}

const OWNER_WARNING =
  'DATABASE_URL is the owner of the tables: an intruder into Passa could switch off what the database itself guards. Give Passa a role of its own, and the owner as DATABASE_OWNER_URL (docs/operations.md, "Database roles").';

/** Components started so far. */
interface Started {
  /** Aborts when the product stops, for work in the background. */
  stopping: AbortController;
  database: LocatedDatabase;
  ledger?: ChildProgram;
  payments?: ChildProgram;
  app?: App;
}

export interface RunningProduct {
  config: Config;
  app: App;
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts everything from the settings to the open port. When a step fails, everything started before is stopped.
 * @param end shuts the process down in order, called for an exception that no caller handled
 */
export async function startProduct(end: () => void): Promise<RunningProduct> {
  const given = shapeConfig(readEnvironment(), readVersion(), DECLARED_VARIABLES);
  const log = createLog(given.logLevel);
  const guard = new ProcessGuard({ log, end });
  guard.watch(process);
  const outdated = nodeWarning(process.version);
  if (outdated) log.warn(outdated);
  const placed = await placeLedger(given, log.child({ part: 'ledger' }));
  const config = await placePayments(placed, log.child({ part: 'payments' }));
  const secrets = await loadSecrets(config);
  const database = await locateDatabase(config, log.child({ part: 'database' }));
  const started: Started = { database, stopping: new AbortController() };
  try {
    const running = await startOn(started, config, secrets, log);
    guard.metrics = running.app.services.metrics;
    return running;
  } catch (error) {
    await stopAll(started);
    throw error;
  }
}

async function startOn(
  started: Started,
  config: Config,
  secrets: Secrets,
  log: Log,
): Promise<RunningProduct> {
  const { database } = started;
  const { sandbox } = config.ledger;
  if (sandbox?.port !== undefined) {
    const databaseUrl = sandbox.databaseUrl ?? database.ledgerUrl;
    // The start does not wait for it: until it answers the ledger counts as unreachable.
    const { port } = sandbox;
    started.ledger = startLedgerProcess({ config, databaseUrl, port, log: log.child({ part: 'ledger' }) });
  }
  const { runsSandbox, sandboxUrl } = config.payments;
  if (runsSandbox && sandboxUrl !== undefined)
    started.payments = startPaymentsProcess(
      sandboxUrl,
      database.paymentsUrl,
      log.child({ part: 'payments' }),
    );
  await prepareDatabase(database);
  if (await runsAsOwner(database)) log.warn(OWNER_WARNING);
  const app = await createApp({ config, secrets, databaseUrl: database.url, log, ledger: true });
  started.app = app;
  if (config.demoPassword !== undefined) await seedDemo(app.scope(), { password: config.demoPassword });
  const address = await app.listen(config.host, config.port);
  if (config.demoPassword !== undefined) {
    const { signal } = started.stopping;
    void fundDemo(app.scope(), { signal });
    void connectDemoPayments(app.scope(), { signal });
  }
  return { config, app, address, stop: () => stopAll(started) };
}

/** Returns the settings with the port of the sandbox ledger, when the product runs it. */
async function placeLedger(config: Config, log: Log): Promise<Config> {
  const { ledger } = config;
  if (ledger.sandbox === undefined) return config;
  const port = await chooseLedgerPort(ledger, log);
  const horizonUrl = `http://127.0.0.1:${port}`;
  return { ...config, ledger: { ...ledger, horizonUrl, sandbox: { ...ledger.sandbox, port } } };
}

/** Stops components before their dependencies. */
async function stopAll({ app, ledger, payments, database, stopping }: Started): Promise<void> {
  stopping.abort();
  try {
    await app?.close();
  } finally {
    await Promise.all([ledger?.stop(), payments?.stop()]);
    await database.stop();
  }
}
