import path from 'node:path';
import type { Amount, TicketCurrency } from '../../lib/money/index.ts';
import type {
  AccountSettings,
  DeclaredVariables,
  PhoneProviderSettings,
  ProviderSettings,
} from './provider-settings.ts';
import { NETWORKS, type NetworkName, parseSettings, type Settings } from './settings.ts';

/** argon2id costs. `memory` in KiB. */
export interface PasswordCost {
  memory: number;
  time: number;
}

export type Environment = 'Production' | 'Development' | 'Test';

export interface Config {
  production: boolean;
  /** Name of the environment for people: Production, Development or Test. */
  environment: Environment;
  version: string;
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  /** Folder of the archives; several hosts may share it. */
  backupDir: string;
  blobs: BlobConfig;
  /** undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** The owner of that database, for migrations. undefined: the role of `databaseUrl`. */
  databaseOwnerUrl: string | undefined;
  databasePool: number;
  /** Milliseconds that a query waits for a connection. */
  databaseConnectMs: number;
  /** Standbys for lists and reports, and how many milliseconds their rows may be old. undefined: the primary is read. */
  databaseStandby: { url: string; lagMs: number } | undefined;
  /** Redis URL for messages between processes that share a database. undefined: this is the only process. */
  redisUrl: string | undefined;
  logLevel: string;
  /** Origins, besides our own, whose pages may call. Empty: none. */
  corsOrigins: string[];
  /** Trusts X-Forwarded-For of the proxy in front. */
  trustProxy: boolean;
  /** Header in which that proxy names the country of the caller, in lower case. undefined: no country is known. */
  countryHeader: string | undefined;
  rateLimits: boolean;
  /** Default limit of unpaid tickets of an event per person, until its organiser changes it. null: no limit. */
  unpaidPerPerson: number | null;
  /** Iterations of one attempt at the proof of work of a waiting room. 0: none is asked for. */
  queueWork: number;
  /** MOCK and the XLM of a test network may buy tickets, where the organiser allows it. */
  playMoney: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Name of the DKIM key in the sender's domain, for the check of a set-up. undefined: the usual ones are tried. */
  mailDkimSelector: string | undefined;
  /** undefined: no demo accounts. */
  demoPassword: string | undefined;
  /** URL of the map in an event's page; `{venue}` is replaced by the venue's text. */
  mapUrl: string;
  /** Token that requests for /metrics must send. undefined: open, but closed in production. */
  metricsToken: string | undefined;
  /** Milliseconds after which a shutdown is forced. */
  shutdownMs: number;
  /** Milliseconds that a wallet purchase waits for its payment before it answers that the payment is under way. */
  purchaseWaitMs: number;
  /** Webhooks may use private addresses, and plain http. */
  webhookPrivate: boolean;
  passwordCost: PasswordCost;
  /** Configured secrets, base64 or hex of 32 bytes; undefined ones are generated into the data folder. */
  given: {
    masterKey: Buffer | undefined;
    /** The previous key; it still opens secrets that the current one does not wrap yet. */
    formerMasterKey: Buffer | undefined;
    tokenKey: Buffer | undefined;
  };
  ledger: LedgerConfig;
  payments: PaymentsConfig;
  phone: PhoneConfig;
  /** The wallets of phones that tickets can be added to. */
  passes: Readonly<Record<string, AccountSettings>>;
  /** Failpoint at which a test ends this process; see failpoints.ts. */
  failpoint: string | undefined;
}

/** The store of uploaded pictures. */
export type BlobConfig = { store: 'database' } | { store: 'folder'; folder: string } | S3Config;

export interface S3Config {
  store: 's3';
  /** URL of the service; the bucket is the first part of its paths. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface LedgerConfig {
  network: NetworkName;
  horizonUrl: string;
  passphrase: string;
  /** Its XLM has no value. */
  testNetwork: boolean;
  /** Expected seconds between two ledgers. */
  closeSeconds: number;
  /** Milliseconds that a request to Horizon may take. */
  timeoutMs: number;
  /** Lease of intents, in milliseconds: other processes take over those of a dead process after that time. */
  leaseMs: number;
  /** Highest bid of a transaction, in stroops per operation. */
  feeCap: bigint;
  /** Number of the platform's channel accounts, whose sequence numbers allow parallel transactions. */
  channels: number;
  /** Minimum seconds between two transactions with the root of a tree of tickets. */
  anchorSeconds: number;
  /** The sandbox run by the product. undefined: the ledger is external. */
  sandbox: SandboxConfig | undefined;
}

export interface SandboxConfig {
  /** undefined: 8000, or a free one when that is taken. */
  port: number | undefined;
  /** undefined: a database on the same server as the product's. */
  databaseUrl: string | undefined;
  /** Seconds between closes while transactions wait for one; undefined: those of any ledger. */
  pendingCloseSeconds: number | undefined;
}

/** The payment providers. */
export interface PaymentsConfig {
  /** By provider. */
  providers: Readonly<Record<string, ProviderSettings>>;
  /** The payment sandbox, which stands for all providers; undefined: they are the real ones. */
  sandboxUrl: string | undefined;
  /** Whether the product runs that sandbox. */
  runsSandbox: boolean;
  /** Its port when the product runs it, 0 for any free one; undefined: 8100, or a free one when that is taken. */
  sandboxPort: number | undefined;
}

/** Messages to phones. */
export interface PhoneConfig {
  /** The providers in use. None: messages are kept and not sent. */
  providers: Readonly<Record<string, PhoneProviderSettings>>;
  /** Most that the messages of one organisation to groups may cost in a month. */
  budget: Amount<TicketCurrency>;
}

/** Default limit of unpaid tickets of an event per person. */
const UNPAID_PER_PERSON = 10;
/** A fraction of a second of a phone. */
const QUEUE_WORK = 500;

/** Reports all invalid settings at once. */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`Settings: ${faults.join(' ')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Validates the whole configuration.
 * @param declared variables of the services that the program uses
 * @throws ConfigError naming every bad value
 */
export function shapeConfig(
  environment: Readonly<Record<string, string | undefined>>,
  version: string,
  declared: DeclaredVariables = {},
): Config {
  const faults: string[] = [];
  const settings = parseSettings(environment, faults, declared);
  if (settings.failpoint !== undefined && settings.nodeEnv === 'production') {
    faults.push('FAILPOINT ends the process on purpose; it must not be set in production.');
  }
  if (settings.payments === 'sandbox' && settings.nodeEnv === 'production') {
    faults.push('PAYMENTS=sandbox takes no money; it must not be set in production.');
  }
  if (settings.databaseOwnerUrl !== undefined && settings.databaseUrl === undefined) {
    faults.push('DATABASE_OWNER_URL needs DATABASE_URL: the role of the product.');
  }
  if (settings.countryHeader !== undefined && !settings.trustProxy) {
    faults.push('COUNTRY_HEADER needs TRUST_PROXY: without a proxy, callers write it themselves.');
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
    blobs: arrangeBlobs(settings),
    databaseUrl: settings.databaseUrl,
    databaseOwnerUrl: settings.databaseOwnerUrl,
    databasePool: settings.databasePool,
    databaseConnectMs: settings.databaseConnectSeconds * 1_000,
    databaseStandby:
      settings.databaseReadUrl === undefined
        ? undefined
        : { url: settings.databaseReadUrl, lagMs: settings.databaseReadLagSeconds * 1_000 },
    redisUrl: settings.redisUrl,
    logLevel: settings.logLevel,
    corsOrigins: settings.corsOrigins,
    trustProxy: settings.trustProxy,
    countryHeader: settings.countryHeader,
    rateLimits: settings.rateLimits,
    unpaidPerPerson: (settings.unpaidPerPerson ?? (settings.rateLimits ? UNPAID_PER_PERSON : 0)) || null,
    queueWork: settings.queueWork ?? (settings.rateLimits ? QUEUE_WORK : 0),
    playMoney: settings.playMoney ?? !production,
    smtpUrl: settings.smtpUrl,
    mailFrom: settings.mailFrom,
    mailDkimSelector: settings.mailDkimSelector,
    demoPassword: production || settings.databaseUrl !== undefined ? undefined : settings.demoPassword,
    mapUrl: settings.mapUrl,
    metricsToken: settings.metricsToken,
    shutdownMs: settings.shutdownSeconds * 1_000,
    purchaseWaitMs: settings.purchaseWaitSeconds * 1_000,
    webhookPrivate: settings.webhookPrivate,
    passwordCost: { memory: settings.argonMemory, time: settings.argonTime },
    given: {
      masterKey: settings.masterKey,
      formerMasterKey: settings.formerMasterKey,
      tokenKey: settings.tokenKey,
    },
    ledger: arrangeLedger(settings),
    payments: arrangePayments(settings),
    phone: { providers: settings.phoneProviders, budget: settings.phoneBudget },
    passes: settings.passes,
    failpoint: settings.failpoint,
  };
}

function arrangeBlobs(settings: Settings): BlobConfig {
  if (settings.blobStore === 'database') return { store: 'database' };
  if (settings.blobStore === 'folder') {
    return {
      store: 'folder',
      folder: path.resolve(settings.blobDir ?? path.join(settings.dataDir, 'blobs')),
    };
  }
  return {
    store: 's3',
    endpoint: settings.s3Endpoint ?? '',
    bucket: settings.s3Bucket ?? '',
    region: settings.s3Region,
    accessKeyId: settings.s3AccessKeyId ?? '',
    secretAccessKey: settings.s3SecretAccessKey ?? '',
  };
}

/** The sandbox speaks the interfaces of all providers at one address. */
function arrangePayments(settings: Settings): PaymentsConfig {
  const { payments, paymentsSandboxUrl, paymentsSandboxPort: sandboxPort } = settings;
  const own = `http://localhost:${sandboxPort || 8100}`;
  const sandboxUrl = payments === 'sandbox' ? (paymentsSandboxUrl ?? own) : undefined;
  return {
    providers: Object.fromEntries(
      Object.entries(settings.providers).map(([name, { address, standard, numbers }]) => [
        name,
        { baseUrl: address ?? sandboxUrl ?? standard, numbers },
      ]),
    ),
    sandboxUrl,
    runsSandbox: payments === 'sandbox' && paymentsSandboxUrl === undefined,
    sandboxPort,
  };
}

/** A configured Horizon URL means that the ledger is external, also when it is a sandbox. */
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
    sandbox: own
      ? {
          port: ledgerPort,
          databaseUrl: settings.ledgerDatabaseUrl,
          pendingCloseSeconds: settings.ledgerPendingCloseSeconds,
        }
      : undefined,
  };
}
