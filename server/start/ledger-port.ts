import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError, type LedgerConfig } from '../platform/config/config.ts';
import type { Log } from '../platform/log/log.ts';

const USUAL = 8000;
/** How long the ledger of a run that was killed may take to notice and to go. */
const HANDOVER_MS = 3_000;
const ASK_MS = 500;

/**
 * The port for the sandbox ledger: the one of the settings or the usual one. A ledger that a killed run left there is
 * given a moment to go. When the usual port is somebody else's, any free one does.
 * @throws ConfigError when the port of the settings is taken
 */
export async function chooseLedgerPort({ sandbox, passphrase }: LedgerConfig, log: Log): Promise<number> {
  const wanted = sandbox?.port ?? USUAL;
  if (await isFree(wanted)) return wanted;
  const end = performance.now() + HANDOVER_MS;
  while (performance.now() < end && (await speaks(wanted, passphrase))) {
    if (await isFree(wanted)) return wanted;
    await pause(50);
  }
  if (await isFree(wanted)) return wanted;
  if (sandbox?.port !== undefined) {
    throw new ConfigError([`LEDGER_PORT ${wanted} is taken by another program; choose another.`]);
  }
  const free = await anyFree();
  log.warn(`Port ${wanted} is taken by another program; the sandbox ledger is at port ${free}.`);
  return free;
}

/** Is there a Horizon with our passphrase? */
async function speaks(port: number, passphrase: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(ASK_MS) });
    const root = (await answer.json()) as { network_passphrase?: string };
    return root.network_passphrase === passphrase;
  } catch {
    return false;
  }
}

async function isFree(port: number): Promise<boolean> {
  return (await tryPort(port)) !== undefined;
}

async function anyFree(): Promise<number> {
  const port = await tryPort(0);
  if (port === undefined) throw new Error('The system gave no port number.');
  return port;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const found = typeof address === 'object' ? address?.port : undefined;
      probe.close(() => resolve(found));
    });
  });
}
