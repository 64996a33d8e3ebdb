import { type App, createApp } from '../app.ts';
import { DECLARED_VARIABLES } from '../declared-variables.ts';
import { createSystemAdmin } from '../modules/identity/index.ts';
import { describeFindings, type Finding, runDoctor } from '../modules/operations/index.ts';
import { describeReconciliation, reconcile } from '../modules/reconciliation/index.ts';
import { renewAllCodes } from '../modules/transfers/index.ts';
import { acceptNetwork, rewrapKeys } from '../modules/wallets/index.ts';
import { systemClock } from '../platform/clock.ts';
import { shapeConfig } from '../platform/config/config.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { readVersion } from '../platform/config/project-root.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { Database } from '../platform/db/database.ts';
import { connected } from '../platform/db/database-roles.ts';
import { locateDatabase } from '../platform/db/locate-database.ts';
import { prepareDatabase, requirePrepared, runsAsOwner } from '../platform/db/prepare-database.ts';
import { createLog } from '../platform/log.ts';
import { explainFailure, Prompt } from './terminal.ts';

interface NewAdmin {
  name: string;
  email: string;
  password: string;
}

/** Exit code of a check that found no fault but was incomplete. */
const NOT_CHECKED = 2;

/** The check could not be made. */
class NotChecked extends Error {}

const COMMANDS: Record<string, () => Promise<string>> = {
  create: async () => {
    const wanted = await askForAdmin();
    await withApp((app) => createSystemAdmin(app.scope(), wanted));
    return `${wanted.email.trim()} can sign in as system admin.`;
  },
  'books:check': async () => {
    const books = await withApp((app) => reconcile(app.scope())).catch((error: unknown) => {
      throw new NotChecked(explainFailure(error));
    });
    if (!books.agree) process.exitCode = 1;
    else if (!books.ledgerAsked) process.exitCode = NOT_CHECKED;
    return describeReconciliation(books);
  },
  'ledger:accept': async () => {
    const { network, accepted } = await withApp((app) => acceptNetwork(app.scope()));
    return accepted
      ? `The ${network} ledger is met anew at the next start of Passa. What was on the old one counts no more.`
      : `The ${network} ledger is the one that is known, or none is; there is nothing to accept.`;
  },
  'keys:rewrap': async () => {
    const done = await withApp((app) => rewrapKeys(app.scope()));
    return `${done.signingKeys} signing keys and ${done.ledgerKeys} ledger keys came under the current master key.`;
  },
  'tickets:renew': async () => {
    const started = await withApp((app) => renewAllCodes(app.scope()));
    return `The tickets of ${started} events get new codes. A running Passa does the work and mails the holders.`;
  },
  'phone:addresses': () =>
    withApp(async ({ services: { config, phone } }) => {
      const addresses = Object.keys(config.phone.providers).map(
        (name) => `${name}: ${phone.callbackAddress(name)}`,
      );
      return addresses.join('\n') || 'No provider of messages to phones is set up.';
    }),
  doctor: async () => {
    const findings = await examine();
    if (findings.some(({ state }) => state === 'fault')) process.exitCode = 1;
    return describeFindings(findings);
  },
};
const USAGE = `Usage: npm run admin -- ${Object.keys(COMMANDS).join(' | ')}\n`;

async function main(): Promise<void> {
  const command = COMMANDS[process.argv[2] ?? ''];
  if (command === undefined || process.argv.length > 3) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`${await command()}\n`);
}

/** Prompts for the password, because the shell's history and the process list would show it on the command line. */
async function askForAdmin(): Promise<NewAdmin> {
  const prompt = new Prompt();
  try {
    const name = await prompt.ask('Name: ');
    const email = await prompt.ask('E-mail: ');
    const password = await prompt.askHidden('Password (at least 12 characters): ');
    const again = await prompt.askHidden('The same password again: ');
    if (again !== password) throw new Error('the two passwords differ.');
    return { name, email, password };
  } finally {
    prompt.close();
  }
}

/** Checks the set-up on the database as it is: it is not migrated. */
async function examine(): Promise<Finding[]> {
  const environment = readEnvironment();
  const config = shapeConfig(environment, readVersion(), DECLARED_VARIABLES);
  const secrets = await loadSecrets(config);
  const located = await locateDatabase(config, createLog('error'), true);
  try {
    await connected(located.url, 'passa-doctor', requirePrepared);
    const db = await Database.open({ url: located.url, poolSize: 2, connectMs: config.databaseConnectMs });
    try {
      const ownsTables = await runsAsOwner(located);
      return await runDoctor({
        ...{ config, secrets, environment, db, ownsTables },
        databaseUrl: located.url,
        clock: systemClock,
      });
    } finally {
      await db.close();
    }
  } finally {
    await located.stop();
  }
}

/** Runs with an app of its own, whether or not Passa is running. */
async function withApp<T>(work: (app: App) => Promise<T>): Promise<T> {
  const config = shapeConfig(readEnvironment(), readVersion(), DECLARED_VARIABLES);
  const log = createLog('error');
  const secrets = await loadSecrets(config);
  const database = await locateDatabase(config, log, true);
  let app: App | undefined;
  try {
    await prepareDatabase(database);
    app = await createApp({ config, secrets, databaseUrl: database.url, log, jobs: false });
    return await work(app);
  } finally {
    await app?.close();
    await database.stop();
  }
}

main().catch((error: unknown) => {
  if (error instanceof NotChecked) {
    process.stderr.write(`The books could not be checked: ${error.message} Please run the check again.\n`);
    process.exitCode = NOT_CHECKED;
    return;
  }
  process.stderr.write(`Nothing was changed: ${explainFailure(error)}\n`);
  process.exitCode = 1;
});
