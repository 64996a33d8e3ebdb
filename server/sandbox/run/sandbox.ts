import { LedgerEngine, type LedgerSettings } from '../core/index.ts';
import { afterLedger, ledgerId } from '../horizon/formats.ts';
import { HorizonServer } from '../horizon/http-server.ts';
import { createLog, type Log } from '../log.ts';
import { ledgerSettingsOf, type SandboxSettings } from '../settings.ts';
import { readFees, readLedgers } from '../store/ledgers.reads.ts';
import { UnusableStore } from '../store/open-store.ts';
import { brokenLink } from '../store/verify.ts';
import { Closer } from './closer.ts';
import { FaultSwitches } from './faults.ts';
import { FEE_WINDOW, FeeStats } from './fee-stats.ts';
import { Friendbot } from './friendbot.ts';
import { History } from './history.ts';
import { LedgerStore } from './ledger-store.ts';
import { Submissions } from './submissions.ts';

/** Version shown by the root resource; the interface is that of Horizon 28. */
export const VERSION = 'passa-sandbox-1.0.0';

export interface RunningSandbox {
  /** Base URL of the server. */
  url: string;
  /** Closes no further ledger, ends the streams, and closes the store. */
  stop(): Promise<void>;
}

export interface SandboxOptions {
  /** Wall clock, in milliseconds. */
  now?(): number;
  /** Called when the ledger is inconsistent; none of it may be stored or shown any more. */
  failed?(error: unknown): never;
}

/**
 * Starts everything from the settings to the open port. When a step fails, everything opened before is closed.
 * @throws UnusableStore, or the error of the port or the database
 */
export async function startSandbox(
  settings: SandboxSettings,
  options: SandboxOptions = {},
): Promise<RunningSandbox> {
  const log = createLog(settings.logLevel);
  const store = await LedgerStore.open(settings);
  try {
    return await runOn(store, settings, log, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function runOn(
  store: LedgerStore,
  settings: SandboxSettings,
  log: Log,
  { now = Date.now, failed = exitAtOnce }: SandboxOptions,
): Promise<RunningSandbox> {
  const ledgerSettings = ledgerSettingsOf(settings);
  const engine = await loadEngine(store, ledgerSettings);
  const faults = new FaultSwitches({ manualClose: settings.manualClose });
  const history = new History(engine.last, (id) => engine.account(id));
  const feeStats = await loadFeeStats(store, engine.last.sequence, ledgerSettings.maxTxSetOps);
  history.listen((ledger) => feeStats.add(ledger));
  const stop = (error: unknown): never => {
    log.fatal({ err: error }, 'the ledger cannot go on');
    return failed(error);
  };
  const closer = new Closer({ engine, store, history, faults, log, now, stop });
  const submissions = new Submissions({ engine, store, history, faults, now });
  const baseFee = (): number => engine.last.header.baseFee();
  const friendbot = new Friendbot({ engine, submissions, passphrase: settings.passphrase, baseFee });
  const parts = { settings, engine, store, history, closer, submissions, friendbot, feeStats, faults, log };
  const server = new HorizonServer({ ...parts, version: VERSION });
  const port = await server.listen(settings.host, settings.port);
  closer.start(settings);
  log.info({ ledger: engine.last.sequence, port }, 'the sandbox ledger is open');
  return {
    url: `http://${settings.host}:${port}`,
    async stop() {
      await closer.stop();
      await server.close();
      await store.close();
    },
  };
}

/** Number of headers verified at every start; `verify` checks all. */
const LINKS_AT_START = 1_000;

/** Loads the stored ledger, or creates one, which is stored before it becomes visible. */
async function loadEngine(store: LedgerStore, settings: LedgerSettings): Promise<LedgerEngine> {
  const stored = await store.load();
  if (stored !== undefined) {
    const last = stored.tip.sequence;
    const fault = await brokenLink(store.readers, Math.max(1, last - LINKS_AT_START), last);
    if (fault !== undefined) throw new UnusableStore(`The stored ledger is damaged: ${fault}`);
    return LedgerEngine.restore(settings, { headerXdr: stored.tip.header, accounts: stored.accounts });
  }
  const engine = LedgerEngine.genesis(settings);
  const { sequence, closeTime, headerXdr } = engine.last;
  const counts = { succeeded: 0, failed: 0, operations: 0, setOperations: 0 };
  const ledger = { sequence, closedAt: closeTime, header: headerXdr, ...counts };
  await store.write({
    history: { ledger, transactions: [], operations: [], participants: [] },
    changed: [...engine.accounts()],
    removed: [],
  });
  return engine;
}

async function loadFeeStats(store: LedgerStore, last: number, capacity: number): Promise<FeeStats> {
  const first = Math.max(1, last - FEE_WINDOW + 1);
  const ledgers = await readLedgers(store.readers, first, last, 'asc', FEE_WINDOW);
  const fees = await readFees(store.readers, ledgerId(first), afterLedger(last));
  const window = ledgers.map(({ sequence, setOperations }) => ({
    sequence,
    operations: setOperations,
    fees: fees.filter(({ ledger }) => ledger === sequence),
  }));
  return new FeeStats(window, capacity);
}

function exitAtOnce(): never {
  process.exit(1);
}
