import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { shapeConfig } from '../platform/config/config.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { programFile, readVersion } from '../platform/config/project-root.ts';
import { startEmbedded } from '../platform/db/embedded.ts';
import { explainFailure } from './terminal.ts';

interface Sandbox {
  /** Name in messages. */
  name: string;
  program: 'sandbox' | 'payment-sandbox';
  /** The variable that names its database. */
  databaseVariable: string;
  /** Folder below DATA_DIR of its own database server, used when the variable is not set. */
  folder: string;
}

/** Runs a sandbox alone, as a separate process; this one only manages its database. Ends with its exit code. */
export function runSandbox(sandbox: Sandbox): void {
  run(sandbox, process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`The ${sandbox.name} could not start: ${explainFailure(error)}\n`);
      process.exit(1);
    },
  );
}

async function run({ program, databaseVariable, folder }: Sandbox, args: string[]): Promise<number> {
  const environment = readEnvironment();
  const share = args.includes('verify');
  const database = environment[databaseVariable]?.trim() ? undefined : await startDatabase(folder, share);
  try {
    return await launch(program, args, {
      ...environment,
      ...(database && { [databaseVariable]: database.url }),
    });
  } finally {
    await database?.stop();
  }
}

async function startDatabase(
  folder: string,
  share: boolean,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { dataDir } = shapeConfig(readEnvironment(), readVersion());
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) };
  const { ledgerUrl, stop } = await startEmbedded({ dataDir: path.join(dataDir, folder), log, share });
  return { url: ledgerUrl, stop };
}

/** @returns the exit code of the sandbox */
async function launch(
  program: Sandbox['program'],
  args: string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const child = spawn(process.execPath, [programFile(program), ...args], {
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
