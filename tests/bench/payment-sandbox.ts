import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { lowerPriority } from '../../server/start/ledger-process.ts';
import { callGraphQL } from './api.ts';
import { type Organiser, type SeededEvent, seedEvent, seedOrganiser } from './seed/organiser.ts';
import type { Stage } from './stage.ts';

const MAIN = fileURLToPath(new URL('../../programs/payment-sandbox.js', import.meta.url));
const PASSKEY = 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919';
const CONNECT = `mutation ($input: ConnectMerchantAccountInput!) {
  connectMerchantAccount(input: $input) { merchantAccount { id } } }`;
const TEST = 'mutation ($id: ID!) { testMerchantAccount(input: { id: $id }) { merchantAccount { state } } }';

/** The purchase of a buyer who pays by M-Pesa or card. */
export const BUY_BY_PROVIDER = `mutation ($input: PurchaseWithProviderInput!) {
  purchaseWithProvider(input: $input) { orderKey order { id status attempt { status } } } }`;

/** The payment sandbox as it is shipped, in its own process. */
export class PaymentSandbox {
  private constructor(
    readonly url: string,
    readonly stop: () => void,
  ) {}

  /** @param clock manual: time stands still, and no phone answers by itself */
  static async start(databaseUrl: string, clock: 'manual' | 'real'): Promise<PaymentSandbox> {
    const child: ChildProcess = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PAYMENTS_SANDBOX_DATABASE_URL: databaseUrl,
        PAYMENTS_SANDBOX_PORT: '0',
        PAYMENTS_SANDBOX_MANUAL_CLOCK: clock === 'manual' ? '1' : '0',
      },
    });
    const stop = (): void => void child.kill('SIGKILL');
    process.once('exit', stop);
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        const address = /http:\/\/[\w.]+:\d+/.exec(line)?.[0];
        if (address !== undefined) resolve(address);
      });
      child.once('exit', (code) => reject(new Error(`The payment sandbox did not start: ${code}.`)));
    });
    lowerPriority(child.pid);
    return new PaymentSandbox(url, stop);
  }

  /**
   * Opens the sale of an organiser who takes M-Pesa.
   * @param scenario of every payment, as POST /sandbox/rules takes it
   */
  async openSale(shop: Stage, places: number, scenario: object): Promise<SeededEvent> {
    const organiser = await seedOrganiser(shop);
    await this.connectMpesa(shop, organiser, scenario);
    return seedEvent(shop, organiser, places);
  }

  /** Connects an organiser with M-Pesa. @param scenario of every payment */
  async connectMpesa(shop: Stage, organiser: Organiser, scenario: object): Promise<void> {
    const { consumerKey, consumerSecret } = newKeys();
    const shortcode = '512345';
    const keys = { shortcode, consumer_key: consumerKey, consumer_secret: consumerSecret };
    await this.#post('/sandbox/merchants', keys);
    await this.#post('/sandbox/rules', { match: { kind: 'push' }, scenario });
    const mpesa = { consumerKey, consumerSecret, shortcode, passkey: PASSKEY };
    await connect(shop, organiser, { mpesa });
  }

  /** Connects an organiser with Pesapal, which then takes cards. @param scenario of every payment */
  async connectPesapal(shop: Stage, organiser: Organiser, scenario: object): Promise<void> {
    const { consumerKey, consumerSecret } = newKeys();
    const keys = { consumer_key: consumerKey, secret_key: consumerSecret };
    await this.#post('/sandbox/card-merchants', { id: `acct_${consumerKey}`, provider: 'pesapal', ...keys });
    await this.#post('/sandbox/rules', { match: { kind: 'checkout' }, scenario });
    await connect(shop, organiser, { pesapal: { consumerKey, consumerSecret } });
  }

  async #post(path: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status} ${await answer.text()}`);
  }
}

function newKeys(): { consumerKey: string; consumerSecret: string } {
  const name = randomBytes(4).toString('hex');
  return { consumerKey: `key-${name}`, consumerSecret: `secret-${name}` };
}

/** Connects an account of the organiser's own, and tests it. */
async function connect(shop: Stage, { token }: Organiser, input: object): Promise<void> {
  const { connectMerchantAccount } = await callGraphQL<{
    connectMerchantAccount: { merchantAccount: { id: string } };
  }>(shop, CONNECT, { input }, token);
  await callGraphQL(shop, TEST, { id: connectMerchantAccount.merchantAccount.id }, token);
}
