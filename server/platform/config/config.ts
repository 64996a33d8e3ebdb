import path from 'node:path';
import { NETWORKS, type NetworkName } from './networks.ts';
import { parseSettings, type Settings } from './settings.ts';

/** argon2id costs. `memory` in KiB. */
export interface PasswordCost {
  memory: number;
  time: number;
}

export type Environment = 'Production' | 'Development' | 'Test';

export interface Config {
  production: boolean;
  /** For people: Production, Development or Test. */
  environment: Environment;
  version: string;
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  /** Where archives are written; several hosts may share it. */
  backupDir: string;
  /** undefined: the embedded database. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** How long a query waits for a connection. */
  databaseConnectMs: number;
  /** What several processes on one database hear each other by. undefined: this is the only one. */
  redisUrl: string | undefined;
  logLevel: string;
  /** Origins, besides our own, whose pages may call. Empty: none. */
  corsOrigins: string[];
  /** Believe X-Forwarded-For of the proxy in front. */
  trustProxy: boolean;
  rateLimits: boolean;
  /** Unpaid tickets of a new event that one person may hold, until its organiser changes it. null: any number. */
  unpaidPerPerson: number | null;
  /** MOCK and the XLM of a test network may buy tickets, where the organiser allows it. */
  playMoney: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** undefined: no demo accounts. */
  demoPassword: string | undefined;
  /** The map that a person may open in an event's page; `{venue}` stands for the venue as text. */
  mapUrl: string;
  /** Whoever reads /metrics must bring it. undefined: open, but shut in production. */
  metricsToken: string | undefined;
  /** A shutdown that takes longer is ended. */
  shutdownMs: number;
  /** How long a wallet purchase waits for its payment before it answers that it is under way. */
  purchaseWaitMs: number;
  /** Webhooks may go to addresses of one's own network, and by plain http. */
  webhookPrivate: boolean;
  passwordCost: PasswordCost;
  tokenLifetimeSeconds: number;
  /** Given secrets, base64 or hex of 32 bytes; undefined ones are generated into the data folder. */
  given: {
    masterKey: Buffer | undefined;
    /** The one before; it still opens what the current one does not wrap yet. */
    formerMasterKey: Buffer | undefined;
    tokenKey: Buffer | undefined;
  };
  ledger: LedgerConfig;
  /** Where a test wants this process to end; see failpoints.ts. */
  failpoint: string | undefined;
}

export interface LedgerConfig {
  network: NetworkName;
  horizonUrl: string;
  passphrase: string;
  /** Its XLM has no value. */
  testNetwork: boolean;
  /** Expected seconds between two ledgers. */
  closeSeconds: number;
  /** How long a request to Horizon may take. */
  timeoutMs: number;
  /** How long other processes leave the intents of a process alone that no longer answers. */
  leaseMs: number;
  /** Stroops an operation that a transaction bids at most. */
  feeCap: bigint;
  /** Accounts of the platform's own whose sequence numbers carry its transactions side by side. */
  channels: number;
  /** Seconds that pass at least between two transactions with the root of a tree of tickets. */
  anchorSeconds: number;
  /** The sandbox that the product runs itself. undefined: the ledger is somebody else's. */
  sandbox: SandboxConfig | undefined;
}

export interface SandboxConfig {
  /** undefined: 8000, or a free one when that is taken. */
  port: number | undefined;
  /** undefined: a database beside the product's own. */
  databaseUrl: string | undefined;
}

/** Unpaid tickets of an event that one person may hold. */
const UNPAID_PER_PERSON = 10;

/** Every wrong setting at once, in words. */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`Settings: ${faults.join(' ')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Shapes and checks the whole configuration.
 * @throws ConfigError naming every bad value
 */
export function shapeConfig(
  environment: Readonly<Record<string, string | undefined>>,
  version: string,
): Config {
  const faults: string[] = [];
  const settings = parseSettings(environment, faults);
  if (settings.failpoint !== undefined && settings.nodeEnv === 'production') {
    faults.push('FAILPOINT ends the process on purpose; it must not be set in production.');
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return arrange(settings, version);
}

function arrange(settings: Settings, version: string): Config {
  const production = settings.nodeEnv === 'production';
  const host = settings.host ?? (production ? '0.0.0.0' : 'localhost');
  return {
    production,
    environment: (settings.nodeEnv.charAt(0).toUpperCase() + settings.nodeEnv.slice(1)) as Environment,
    version,
    host,
    port: settings.port,
    publicUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
    dataDir: path.resolve(settings.dataDir),
    backupDir: path.resolve(settings.backupDir ?? path.join(settings.dataDir, 'backups')),
    databaseUrl: settings.databaseUrl,
    databasePool: settings.databasePool,
    databaseConnectMs: settings.databaseConnectSeconds * 1_000,
    redisUrl: settings.redisUrl,
    logLevel: settings.logLevel,
    corsOrigins: settings.corsOrigins,
    trustProxy: settings.trustProxy,
    rateLimits: settings.rateLimits,
    unpaidPerPerson: (settings.unpaidPerPerson ?? (settings.rateLimits ? UNPAID_PER_PERSON : 0)) || null,
    playMoney: settings.playMoney ?? !production,
    smtpUrl: settings.smtpUrl,
    mailFrom: settings.mailFrom,
    demoPassword: production || settings.databaseUrl !== undefined ? undefined : settings.demoPassword,
    mapUrl: settings.mapUrl,
    metricsToken: settings.metricsToken,
    shutdownMs: settings.shutdownSeconds * 1_000,
    purchaseWaitMs: settings.purchaseWaitSeconds * 1_000,
    webhookPrivate: settings.webhookPrivate,
    passwordCost: { memory: settings.argonMemory, time: settings.argonTime },
    tokenLifetimeSeconds: 7 * 24 * 3600,
    given: {
      masterKey: settings.masterKey,
      formerMasterKey: settings.formerMasterKey,
      tokenKey: settings.tokenKey,
    },
    ledger: arrangeLedger(settings),
    failpoint: settings.failpoint,
  };
}

/** An address of Horizon means that somebody else runs the ledger, also when it is a sandbox. */
function arrangeLedger(settings: Settings): LedgerConfig {
  const { network, horizonUrl, ledgerPort, sandboxPassphrase } = settings;
  const facts = NETWORKS[network];
  const isSandbox = network === 'sandbox';
  const own = isSandbox && horizonUrl === undefined;
  const ownUrl = `http://127.0.0.1:${ledgerPort ?? 8000}`;
  return {
    network,
    horizonUrl: horizonUrl ?? (isSandbox ? ownUrl : facts.horizonUrl),
    passphrase: (isSandbox ? sandboxPassphrase : undefined) ?? facts.passphrase,
    testNetwork: facts.testNetwork,
    closeSeconds: isSandbox ? settings.ledgerCloseSeconds : facts.closeSeconds,
    timeoutMs: settings.ledgerTimeoutSeconds * 1_000,
    leaseMs: settings.ledgerLeaseSeconds * 1_000,
    feeCap: BigInt(settings.ledgerFeeCap),
    channels: settings.ledgerChannels,
    anchorSeconds: settings.anchorSeconds ?? facts.anchorSeconds,
    sandbox: own ? { port: ledgerPort, databaseUrl: settings.ledgerDatabaseUrl } : undefined,
  };
}
