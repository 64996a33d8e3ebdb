import { type Amount, enteredAmount, TICKET_CURRENCIES, type TicketCurrency } from '../../lib/money/index.ts';
import type {
  AccountSettings,
  AccountVariables,
  AllPhoneVariables,
  AllProviderVariables,
  DeclaredVariables,
  PhoneProviderSettings,
  ProviderSettings,
} from './provider-settings.ts';

export type NetworkName = 'sandbox' | 'quickstart' | 'testnet';

interface NetworkFacts {
  horizonUrl: string;
  passphrase: string;
  /** Its XLM has no value. */
  testNetwork: boolean;
  /** Expected seconds between two ledgers. */
  closeSeconds: number;
  /** Seconds between two trees of tickets. */
  anchorSeconds: number;
}

/**
 * Networks that STELLAR_NETWORK selects. All three have a faucet; the public network, with real money, is not among
 * them.
 */
export const NETWORKS: Readonly<Record<NetworkName, NetworkFacts>> = {
  sandbox: {
    horizonUrl: 'http://127.0.0.1:8000',
    // Known to the SDK, and used by no other network: an envelope is never valid on another network.
    passphrase: 'Local Sandbox Stellar Network ; September 2022',
    testNetwork: true,
    closeSeconds: 1,
    // Below the timetable's minute, whose ticks are not quite even.
    anchorSeconds: 55,
  },
  quickstart: {
    horizonUrl: 'http://127.0.0.1:8000',
    passphrase: 'Standalone Network ; February 2017',
    testNetwork: true,
    closeSeconds: 1,
    anchorSeconds: 600,
  },
  testnet: {
    horizonUrl: 'https://horizon-testnet.stellar.org',
    passphrase: 'Test SDF Network ; September 2015',
    testNetwork: true,
    closeSeconds: 5,
    anchorSeconds: 600,
  },
};

/** The settings as typed values, before anything is derived from them. */
export interface Settings {
  nodeEnv: string;
  host: string | undefined;
  port: number;
  publicUrl: string | undefined;
  dataDir: string;
  backupDir: string | undefined;
  blobStore: 'database' | 'folder' | 's3';
  blobDir: string | undefined;
  s3Endpoint: string | undefined;
  s3Bucket: string | undefined;
  s3Region: string;
  s3AccessKeyId: string | undefined;
  s3SecretAccessKey: string | undefined;
  databaseUrl: string | undefined;
  databasePool: number;
  databaseConnectSeconds: number;
  databaseOwnerUrl: string | undefined;
  databaseReadUrl: string | undefined;
  databaseReadLagSeconds: number;
  redisUrl: string | undefined;
  logLevel: string;
  corsOrigins: string[];
  trustProxy: boolean;
  countryHeader: string | undefined;
  rateLimits: boolean;
  /** 0: no limit; undefined: follows the rate limits. */
  unpaidPerPerson: number | undefined;
  queueWork: number | undefined;
  /** undefined: follows the environment. */
  playMoney: boolean | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  mailDkimSelector: string | undefined;
  demoPassword: string;
  mapUrl: string;
  metricsToken: string | undefined;
  shutdownSeconds: number;
  purchaseWaitSeconds: number;
  webhookPrivate: boolean;
  argonMemory: number;
  argonTime: number;
  masterKey: Buffer | undefined;
  formerMasterKey: Buffer | undefined;
  tokenKey: Buffer | undefined;
  network: NetworkName;
  horizonUrl: string | undefined;
  ledgerPort: number | undefined;
  ledgerDatabaseUrl: string | undefined;
  ledgerCloseSeconds: number;
  ledgerPendingCloseSeconds: number | undefined;
  ledgerTimeoutSeconds: number;
  ledgerLeaseSeconds: number;
  ledgerFeeCap: number;
  ledgerChannels: number;
  anchorSeconds: number | undefined;
  sandboxPassphrase: string | undefined;
  payments: 'live' | 'sandbox';
  paymentsSandboxUrl: string | undefined;
  paymentsSandboxPort: number | undefined;
  /** Of the providers whose variables are read. */
  providers: Readonly<
    Record<string, { address: string | undefined; standard: string; numbers: ProviderSettings['numbers'] }>
  >;
  /** Those whose required variables are set. */
  phoneProviders: Readonly<Record<string, PhoneProviderSettings>>;
  /** Most that the messages of one organisation to groups may cost in a month. */
  phoneBudget: Amount<TicketCurrency>;
  /** Those whose required variables are set. */
  passes: Readonly<Record<string, AccountSettings>>;
  failpoint: string | undefined;
}

const BLOB_STORES = ['database', 'folder', 's3'];

interface Readers {
  text: (name: string) => string | undefined;
  choice: (name: string, standard: string, choices: string[]) => string;
  url: (name: string, schemes: string[]) => string | undefined;
  whole: (name: string, standard: number, least: number, most: number) => number;
  faults: string[];
}

type BlobSettings = Pick<
  Settings,
  'blobStore' | 'blobDir' | 's3Endpoint' | 's3Bucket' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey'
>;

function blobSettings({ text, choice, url, faults }: Omit<Readers, 'whole'>): BlobSettings {
  const settings: BlobSettings = {
    blobStore: choice('BLOB_STORE', 'database', BLOB_STORES) as Settings['blobStore'],
    blobDir: text('BLOB_DIR'),
    s3Endpoint: url('S3_ENDPOINT', ['http:', 'https:'])?.replace(/\/$/, ''),
    s3Bucket: text('S3_BUCKET'),
    s3Region: text('S3_REGION') ?? 'us-east-1',
    s3AccessKeyId: text('S3_ACCESS_KEY_ID'),
    s3SecretAccessKey: text('S3_SECRET_ACCESS_KEY'),
  };
  if (settings.blobStore !== 's3') return settings;
  for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    if (text(name) === undefined) faults.push(`${name} is required with BLOB_STORE=s3.`);
  }
  return settings;
}

type PaymentSettings = Pick<
  Settings,
  'payments' | 'paymentsSandboxUrl' | 'paymentsSandboxPort' | 'providers'
>;

function paymentSettings(
  { choice, text, url, whole }: Pick<Readers, 'choice' | 'text' | 'url' | 'whole'>,
  variables: AllProviderVariables,
): PaymentSettings {
  const address = (name: string): string | undefined => url(name, ['http:', 'https:'])?.replace(/\/$/, '');
  return {
    payments: choice('PAYMENTS', 'live', ['live', 'sandbox']) as Settings['payments'],
    paymentsSandboxUrl: address('PAYMENTS_SANDBOX_URL'),
    paymentsSandboxPort:
      text('PAYMENTS_SANDBOX_PORT') === undefined
        ? undefined
        : whole('PAYMENTS_SANDBOX_PORT', 8100, 0, 65_535),
    providers: Object.fromEntries(
      Object.entries(variables).map(([name, { address: server, numbers = {} }]) => [
        name,
        {
          address: address(server.variable),
          standard: server.standard,
          numbers: Object.fromEntries(
            Object.entries(numbers).map(([key, { variable, standard, min, max }]) => [
              key,
              whole(variable, standard, min, max),
            ]),
          ),
        },
      ]),
    ),
  };
}

type AccountReaders = Pick<Readers, 'text' | 'url' | 'faults'>;

/**
 * Returns the settings of a service that is in use. One of which a part is set is an error of the operator: it would not
 * be used, without a word.
 * @returns undefined for one that is not
 */
function accountSettings(
  { text, url, faults }: AccountReaders,
  { address, texts }: AccountVariables,
): AccountSettings | undefined {
  const required = Object.values(texts).filter(({ isOptional }) => !isOptional);
  const missing = required.filter(({ variable }) => text(variable) === undefined);
  const baseUrl = (url(address.variable, ['http:', 'https:']) ?? address.standard).replace(/\/$/, '');
  const values = Object.entries(texts).map(([key, { variable, form }]) => {
    const given = text(variable);
    if (given !== undefined && form?.fits(given) === false)
      faults.push(`${variable} must be ${form.wanted}.`);
    return [key, given];
  });
  if (missing.length === 0)
    return { baseUrl, addressVariable: address.variable, texts: Object.fromEntries(values) };
  if (missing.length < required.length)
    faults.push(
      ...missing.map(({ variable }) => `${variable} is required with the other settings of its provider.`),
    );
  return undefined;
}

interface PhoneReaders extends AccountReaders {
  amount: (name: string, standard: string) => Amount<TicketCurrency>;
}

function phoneSettings(
  { amount, ...readers }: PhoneReaders,
  variables: AllPhoneVariables,
): Pick<Settings, 'phoneProviders' | 'phoneBudget'> {
  const used = Object.entries(variables).flatMap(([name, declared]) => {
    const account = accountSettings(readers, declared);
    const price = amount(declared.price.variable, declared.price.standard);
    return account ? [[name, { ...account, price }] as const] : [];
  });
  const phoneBudget = amount('PHONE_BUDGET', 'KES 10000');
  // Sums of prices are compared to the budget, without a rate.
  if (used.some(([, { price }]) => price.currency !== phoneBudget.currency))
    readers.faults.push('PHONE_BUDGET must be in the currency of the prices of the providers.');
  return { phoneProviders: Object.fromEntries(used), phoneBudget };
}

function passSettings(
  readers: AccountReaders,
  variables: Readonly<Record<string, AccountVariables>>,
): Settings['passes'] {
  const used = Object.entries(variables).flatMap(([name, declared]) => {
    const account = accountSettings(readers, declared);
    return account ? [[name, account] as const] : [];
  });
  return Object.fromEntries(used);
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const ENVIRONMENTS = ['development', 'production', 'test'];

/** @param faults receives one sentence for each bad value */
export function parseSettings(
  environment: Readonly<Record<string, string | undefined>>,
  faults: string[],
  { payments = {}, phone = {}, passes = {} }: DeclaredVariables,
): Settings {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const refuse = (name: string, wanted: string): void => void faults.push(`${name} must be ${wanted}.`);

  const number = (name: string, standard: number, least: number, most: number, whole = false): number => {
    const given = text(name);
    if (given === undefined) return standard;
    const value = Number(given);
    if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
    refuse(name, `a ${whole ? 'whole ' : ''}number from ${least} to ${most}`);
    return standard;
  };
  const whole = (name: string, standard: number, least: number, most: number): number =>
    number(name, standard, least, most, true);
  const choice = (name: string, standard: string, choices: string[]): string => {
    const given = text(name) ?? standard;
    if (!choices.includes(given)) refuse(name, `one of ${choices.join(', ')}`);
    return given;
  };
  const flag = (name: string, standard: boolean): boolean =>
    ['on', 'true', '1'].includes(
      choice(name, standard ? 'on' : 'off', ['on', 'off', 'true', 'false', '1', '0']),
    );
  const url = (name: string, schemes: string[]): string | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    if (URL.canParse(given) && schemes.includes(new URL(given).protocol)) return given;
    refuse(name, `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`);
    return undefined;
  };
  const amount = (name: string, standard: string): Amount<TicketCurrency> => {
    const [currency, figure = ''] = (text(name) ?? standard).split(' ');
    const known = TICKET_CURRENCIES.find((one) => one === currency);
    try {
      if (known) return enteredAmount(figure, known);
    } catch {
      // The sentence below names the form.
    }
    refuse(name, `an amount with its currency, such as ${standard}`);
    return amount('', standard);
  };
  const key = (name: string): Buffer | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    const bytes = Buffer.from(given, /^[0-9a-f]{64}$/i.test(given) ? 'hex' : 'base64');
    if (bytes.length === 32) return bytes;
    refuse(name, '32 bytes, as 64 hexadecimal digits or as base64');
    return undefined;
  };
  const origins = (text('CORS_ORIGINS') ?? '').split(',').flatMap((origin) => origin.trim() || []);
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      refuse('CORS_ORIGINS', 'origins such as https://shop.example, separated by commas');
    }
  }

  return {
    nodeEnv: choice('NODE_ENV', 'development', ENVIRONMENTS),
    host: text('HOST'),
    port: whole('PORT', 4000, 0, 65_535),
    publicUrl: url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/$/, ''),
    dataDir: text('DATA_DIR') ?? '.data',
    backupDir: text('BACKUP_DIR'),
    ...blobSettings({ text, choice, url, faults }),
    ...paymentSettings({ choice, text, url, whole }, payments),
    ...phoneSettings({ text, url, amount, faults }, phone),
    passes: passSettings({ text, url, faults }, passes),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseOwnerUrl: url('DATABASE_OWNER_URL', ['postgres:', 'postgresql:']),
    databasePool: whole('DATABASE_POOL', 12, 2, 100),
    databaseConnectSeconds: number('DATABASE_CONNECT_SECONDS', 5, 0.1, 600),
    databaseReadUrl: url('DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    databaseReadLagSeconds: number('DATABASE_READ_LAG_SECONDS', 2, 0.1, 600),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    logLevel: choice('LOG_LEVEL', 'info', LOG_LEVELS),
    corsOrigins: origins,
    trustProxy: flag('TRUST_PROXY', false),
    countryHeader: text('COUNTRY_HEADER')?.toLowerCase(),
    rateLimits: flag('RATE_LIMITS', true),
    unpaidPerPerson:
      text('UNPAID_PER_PERSON') === undefined ? undefined : whole('UNPAID_PER_PERSON', 10, 0, 1_000),
    queueWork: text('QUEUE_WORK') === undefined ? undefined : whole('QUEUE_WORK', 500, 0, 100_000),
    playMoney: text('PLAY_MONEY') === undefined ? undefined : flag('PLAY_MONEY', false),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? 'Passa <tickets@passa.test>',
    mailDkimSelector: text('MAIL_DKIM_SELECTOR'),
    demoPassword: text('DEMO_PASSWORD') ?? 'passa-demo-2026',
    mapUrl: url('MAP_URL', ['https:', 'http:']) ?? 'https://www.google.com/maps?output=embed&q={venue}',
    metricsToken: text('METRICS_TOKEN'),
    shutdownSeconds: number('SHUTDOWN_SECONDS', 25, 1, 600),
    purchaseWaitSeconds: number('PURCHASE_WAIT_SECONDS', 20, 0, 120),
    webhookPrivate: flag('WEBHOOK_PRIVATE', false),
    argonMemory: whole('ARGON2_MEMORY_KIB', 65_536, 1_024, 1_048_576),
    argonTime: whole('ARGON2_TIME', 3, 1, 20),
    masterKey: key('MASTER_KEY'),
    formerMasterKey: key('MASTER_KEY_FORMER'),
    tokenKey: key('TOKEN_KEY'),
    network: choice('STELLAR_NETWORK', 'sandbox', Object.keys(NETWORKS)) as NetworkName,
    horizonUrl: url('HORIZON_URL', ['http:', 'https:'])?.replace(/\/$/, ''),
    ledgerPort: text('LEDGER_PORT') === undefined ? undefined : whole('LEDGER_PORT', 8000, 1, 65_535),
    ledgerDatabaseUrl: url('LEDGER_DATABASE_URL', ['postgres:', 'postgresql:']),
    ledgerCloseSeconds: number('LEDGER_CLOSE_SECONDS', 1, 0.05, 60),
    ledgerPendingCloseSeconds:
      text('LEDGER_PENDING_CLOSE_SECONDS') === undefined
        ? undefined
        : number('LEDGER_PENDING_CLOSE_SECONDS', 1, 0.05, 60),
    ledgerTimeoutSeconds: number('LEDGER_TIMEOUT_SECONDS', 10, 0.1, 600),
    ledgerLeaseSeconds: number('LEDGER_LEASE_SECONDS', 8, 1, 3_600),
    ledgerFeeCap: whole('LEDGER_FEE_CAP', 100_000, 100, 100_000_000),
    ledgerChannels: whole('LEDGER_CHANNELS', 4, 1, 100),
    anchorSeconds:
      text('ANCHOR_SECONDS') === undefined ? undefined : whole('ANCHOR_SECONDS', 600, 10, 86_400),
    sandboxPassphrase: text('SANDBOX_PASSPHRASE'),
    failpoint: text('FAILPOINT'),
  };
}
