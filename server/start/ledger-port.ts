import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError, type LedgerConfig } from '../platform/config/config.ts';
import type { Log } from '../platform/log/log.ts';

const USUAL = 8000;
/** Time that the ledger of a killed run has to notice and exit. */
const HANDOVER_MS = 3_000;
const ASK_MS = 500;

/**
 * Chooses the port of the sandbox ledger: the configured or the default one. A ledger of a killed run gets a short time
 * to exit. When another program uses the default port, any free one is used.
 * @throws ConfigError when the configured port is taken
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

/** Returns true when a Horizon with our passphrase answers. */
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
