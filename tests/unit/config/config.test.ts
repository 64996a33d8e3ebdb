import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DECLARED_VARIABLES } from '../../../server/declared-variables.ts';
import { ConfigError, shapeConfig } from '../../../server/platform/config/config.ts';
import { parseSettings } from '../../../server/platform/config/settings.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
/** Kills the process at a chosen point. Production refuses it, so it is not documented. */
const FOR_TESTS = 'FAILPOINT';

describe('the configuration', () => {
  it('runs without any setting, on this machine alone, with a demo', () => {
    const config = shapeConfig({}, '1.0.0');
    expect(config).toMatchObject({
      production: false,
      host: 'localhost',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      rateLimits: true,
      corsOrigins: [],
      demoPassword: 'passa-demo-2026',
    });
  });

  it('has no demo in production, nor on a foreign database', () => {
    expect(shapeConfig({ NODE_ENV: 'production' }, '1').demoPassword).toBeUndefined();
    const theirs = shapeConfig({ DATABASE_URL: 'postgres://a@b/c' }, '1');
    expect(theirs.demoPassword).toBeUndefined();
  });

  it('lets play money buy in development, and in production only where it was declared', () => {
    expect(shapeConfig({}, '1').playMoney).toBe(true);
    expect(shapeConfig({ NODE_ENV: 'production' }, '1').playMoney).toBe(false);
    expect(shapeConfig({ NODE_ENV: 'production', PLAY_MONEY: 'on' }, '1').playMoney).toBe(true);
    expect(shapeConfig({ PLAY_MONEY: 'off' }, '1').playMoney).toBe(false);
  });

  it('takes the payment sandbox for all providers, and never in production', () => {
    const paymentsOf = (settings: Record<string, string>) =>
      shapeConfig(settings, '1', DECLARED_VARIABLES).payments;
    expect(paymentsOf({})).toEqual({
      providers: {
        mpesa: { baseUrl: 'https://api.safaricom.co.ke', numbers: { answerSeconds: 180 } },
        stripe: { baseUrl: 'https://api.stripe.com', numbers: {} },
        paystack: { baseUrl: 'https://api.paystack.co', numbers: {} },
        pesapal: { baseUrl: 'https://pay.pesapal.com/v3', numbers: {} },
      },
      sandboxUrl: undefined,
      runsSandbox: false,
      sandboxPort: undefined,
    });
    const { runsSandbox, sandboxUrl, providers } = paymentsOf({ PAYMENTS: 'sandbox' });
    expect(new Set([sandboxUrl, ...Object.values(providers).map(({ baseUrl }) => baseUrl)])).toEqual(
      new Set(['http://localhost:8100']),
    );
    expect(runsSandbox).toBe(true);
    const chosen = shapeConfig({ PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_PORT: '8123' }, '1').payments;
    expect(chosen).toMatchObject({ sandboxPort: 8123, sandboxUrl: 'http://localhost:8123' });
    const elsewhere = {
      PAYMENTS: 'sandbox',
      PAYMENTS_SANDBOX_URL: 'http://pay:1/',
      MPESA_URL: 'https://m.test',
      MPESA_ANSWER_SECONDS: '90',
    };
    expect(paymentsOf(elsewhere)).toEqual({
      providers: {
        mpesa: { baseUrl: 'https://m.test', numbers: { answerSeconds: 90 } },
        stripe: { baseUrl: 'http://pay:1', numbers: {} },
        paystack: { baseUrl: 'http://pay:1', numbers: {} },
        pesapal: { baseUrl: 'http://pay:1', numbers: {} },
      },
      sandboxUrl: 'http://pay:1',
      runsSandbox: false,
      sandboxPort: undefined,
    });
    expect(() => shapeConfig({ PAYMENTS: 'sandbox', NODE_ENV: 'production' }, '1')).toThrow(ConfigError);
  });

  it('names every bad value at once', () => {
    const bad = {
      PORT: 'soon',
      NODE_ENV: 'prod',
      DATABASE_URL: 'mysql://x',
      MASTER_KEY: 'short',
      CORS_ORIGINS: 'https://a.example/path',
      RATE_LIMITS: 'maybe',
      PLAY_MONEY: 'some',
      LOG_LEVEL: 'loud',
      STELLAR_NETWORK: 'mainnet',
      LEDGER_PORT: '0',
      LEDGER_FEE_CAP: 'much',
      LEDGER_CLOSE_SECONDS: '0',
      HORIZON_URL: 'ftp://x',
      PAYMENTS: 'play',
      STRIPE_URL: 'ftp://x',
      MPESA_ANSWER_SECONDS: '30',
    };
    expect(() => shapeConfig(bad, '1', DECLARED_VARIABLES)).toThrow(ConfigError);
    const message = faultOf(() => shapeConfig(bad, '1', DECLARED_VARIABLES));
    for (const name of Object.keys(bad)) expect(message).toContain(`${name} must be`);
  });

  it('runs its own sandbox ledger unless another is configured', () => {
    expect(shapeConfig({}, '1').ledger).toMatchObject({
      network: 'sandbox',
      horizonUrl: 'http://127.0.0.1:8000',
      closeSeconds: 1,
      feeCap: 100_000n,
      channels: 4,
      anchorSeconds: 55,
      sandbox: { port: undefined, databaseUrl: undefined, pendingCloseSeconds: undefined },
    });
    expect(shapeConfig({ LEDGER_PORT: '8123', LEDGER_CLOSE_SECONDS: '0.2' }, '1').ledger).toMatchObject({
      horizonUrl: 'http://127.0.0.1:8123',
      closeSeconds: 0.2,
      sandbox: { port: 8123 },
    });
    expect(shapeConfig({ HORIZON_URL: 'http://ledger.test:8000/' }, '1').ledger).toMatchObject({
      horizonUrl: 'http://ledger.test:8000',
      sandbox: undefined,
    });
    const testnet = shapeConfig({ STELLAR_NETWORK: 'testnet', SANDBOX_PASSPHRASE: 'mine' }, '1').ledger;
    expect(testnet).toMatchObject({
      horizonUrl: 'https://horizon-testnet.stellar.org',
      passphrase: 'Test SDF Network ; September 2015',
      closeSeconds: 5,
      anchorSeconds: 600,
      sandbox: undefined,
    });
    expect(shapeConfig({ ANCHOR_SECONDS: '30' }, '1').ledger.anchorSeconds).toBe(30);
  });

  it('says how long connections, requests to Horizon and leases may take', () => {
    const usual = shapeConfig({}, '1');
    expect(usual.databaseConnectMs).toBe(5_000);
    expect(usual.ledger).toMatchObject({ timeoutMs: 10_000, leaseMs: 8_000 });
    const patient = {
      DATABASE_CONNECT_SECONDS: '60',
      LEDGER_TIMEOUT_SECONDS: '90',
      LEDGER_LEASE_SECONDS: '120',
    };
    const { databaseConnectMs, ledger } = shapeConfig(patient, '1');
    expect(databaseConnectMs).toBe(60_000);
    expect(ledger).toMatchObject({ timeoutMs: 90_000, leaseMs: 120_000 });
    expect(() => shapeConfig({ LEDGER_LEASE_SECONDS: '0' }, '1')).toThrow('LEDGER_LEASE_SECONDS');
  });

  it('ends itself on purpose nowhere in production', () => {
    expect(shapeConfig({ FAILPOINT: 'intent.sent' }, '1').failpoint).toBe('intent.sent');
    expect(() => shapeConfig({ FAILPOINT: 'intent.sent', NODE_ENV: 'production' }, '1')).toThrow('FAILPOINT');
  });

  it('keeps uploaded pictures in the database, a folder, or a service that is named in full', () => {
    expect(shapeConfig({}, '1').blobs).toEqual({ store: 'database' });
    expect(shapeConfig({ BLOB_STORE: 'folder', DATA_DIR: '/data' }, '1').blobs).toEqual({
      store: 'folder',
      folder: '/data/blobs',
    });
    const service = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'covers',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(shapeConfig({ BLOB_STORE: 's3', ...service }, '1').blobs).toMatchObject({
      store: 's3',
      endpoint: 'https://s3.example',
      region: 'us-east-1',
    });
    const message = faultOf(() => shapeConfig({ BLOB_STORE: 's3' }, '1'));
    for (const name of Object.keys(service)) expect(message).toContain(`${name} is required`);
    expect(() => shapeConfig({ BLOB_STORE: 'tape' }, '1')).toThrow('BLOB_STORE must be');
  });

  it('uses a provider of messages to phones whose settings are complete, and refuses a part of them', () => {
    const phoneOf = (settings: Record<string, string>) =>
      shapeConfig(settings, '1', DECLARED_VARIABLES).phone;
    expect(phoneOf({}).providers).toEqual({});
    const account = { AFRICASTALKING_USERNAME: 'passa', AFRICASTALKING_API_KEY: 'key' };
    expect(phoneOf({ ...account, AFRICASTALKING_PRICE: 'KES 1.5' }).providers).toMatchObject({
      'africas-talking': {
        baseUrl: 'https://api.africastalking.com',
        texts: { username: 'passa', apiKey: 'key', sender: undefined },
        price: { currency: 'KES', units: 15_000_000n },
      },
    });
    const half = { AFRICASTALKING_USERNAME: 'passa', PHONE_BUDGET: '10 shillings' };
    const message = faultOf(() => phoneOf(half));
    expect(message).toContain('AFRICASTALKING_API_KEY is required');
    expect(message).toContain('PHONE_BUDGET must be an amount with its currency, such as KES 10000');
    expect(faultOf(() => phoneOf({ ...account, PHONE_BUDGET: 'USD 50' }))).toContain('PHONE_BUDGET');
  });

  it('takes keys of 32 bytes as hex or base64', () => {
    const bytes = Buffer.alloc(32, 7);
    for (const text of [bytes.toString('hex'), bytes.toString('base64')]) {
      expect(shapeConfig({ TOKEN_KEY: text }, '1').given.tokenKey).toEqual(bytes);
    }
  });

  it.each(['README.md', 'docs/settings.md'])('has exactly the variables that %s documents', (file) => {
    const page = readFileSync(path.join(ROOT, file), 'utf8');
    const [, section = ''] = /^## (?:Settings|Environment variables)\n([\s\S]*?)^## /m.exec(page) ?? [];
    const rows = section.split('\n').filter((line) => line.startsWith('| '));
    const cells = rows.map((row) => row.split('|')[file === 'README.md' ? 2 : 1]);
    const documented = [...cells.join().matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name);
    expect(documented.sort()).toEqual(variables().sort());
  });
});

/** The names that the settings are read by. */
function variables(): string[] {
  const names = new Set<string>();
  const environment = new Proxy({}, { get: (_, name) => void names.add(String(name)) });
  parseSettings(environment, [], DECLARED_VARIABLES);
  names.delete(FOR_TESTS);
  return [...names];
}

function faultOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
