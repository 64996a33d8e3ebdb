import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { shapeConfig } from '../platform/config/config.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { programFile, readVersion } from '../platform/config/project-root.ts';
import { startEmbedded } from '../platform/db/embedded.ts';
import { explainFailure } from './terminal.ts';

const SANDBOX = programFile('sandbox');
const ARGUMENTS = process.argv.slice(2);

/**
 * `npm run ledger`: the sandbox ledger alone, on a database server of its own below DATA_DIR/ledger unless
 * SANDBOX_DATABASE_URL names another. The ledger is a separate process; this one only manages its database.
 */
async function main(): Promise<number> {
  const environment = readEnvironment();
  const database = environment.SANDBOX_DATABASE_URL?.trim() ? undefined : await startDatabase();
  try {
    return await run({ ...environment, ...(database && { SANDBOX_DATABASE_URL: database.url }) });
  } finally {
    await database?.stop();
  }
}

async function startDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const { dataDir } = shapeConfig(readEnvironment(), readVersion());
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) };
  const share = ARGUMENTS.includes('verify');
  const { ledgerUrl, stop } = await startEmbedded({ dataDir: path.join(dataDir, 'ledger'), log, share });
  return { url: ledgerUrl, stop };
}

/** @returns the ledger's exit code */
async function run(environment: Readonly<Record<string, string | undefined>>): Promise<number> {
  const child = spawn(process.execPath, [SANDBOX, ...ARGUMENTS], {
    env: environment,
    stdio: 'inherit',
    // Ctrl-C in the terminal reaches only this process, which passes it on.
    detached: true,
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  passOnSignals(child);
  return ended;
}

function passOnSignals(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void child.kill('SIGTERM'));
  }
  process.once('exit', () => void child.kill('SIGKILL'));
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`The sandbox ledger could not start: ${explainFailure(error)}\n`);
    process.exit(1);
  },
);
