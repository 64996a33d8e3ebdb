import { randomBytes } from 'node:crypto';
import { type ProviderName, providerOf } from '../../server/modules/payments/index.ts';
import {
  callbackHashOf,
  sealCallbackToken,
  sealCredentials,
} from '../../server/modules/payments/merchants/merchant-secrets.ts';
import type { TestApp } from './app.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

export type SandboxProvider = ProviderName;

interface MpesaCredentials {
  consumerKey: string;
  consumerSecret: string;
  shortcode: string;
  till: null;
  passkey: string;
  initiator: { name: string; password: string; certificate: string };
}

type SandboxCredentials =
  | MpesaCredentials
  | { consumerKey: string; consumerSecret: string }
  | { secretKey: string; webhookSecret?: string };

/** A merchant of the sandbox that is another one for each organiser, so that each has a statement of its own. */
async function merchantAt(sandbox: PaymentSandbox, provider: SandboxProvider): Promise<SandboxCredentials> {
  const name = randomBytes(5).toString('hex');
  if (provider === 'mpesa') {
    const certificate = await (await fetch(`${sandbox.url}/sandbox/certificate`)).text();
    const shortcode = String(500_000 + (randomBytes(3).readUIntBE(0, 3) % 400_000));
    const merchant = { shortcode, consumer_key: `key-${name}`, consumer_secret: `secret-${name}` };
    await sandbox.post('/sandbox/merchants', merchant);
    return {
      consumerKey: merchant.consumer_key,
      consumerSecret: merchant.consumer_secret,
      shortcode,
      till: null,
      passkey: 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919',
      initiator: { name: 'testapi', password: 'Safaricom123!!', certificate },
    };
  }
  if (provider === 'pesapal') return { consumerKey: `key-${name}`, consumerSecret: `secret-${name}` };
  const secretKey = `sk_test_${name}`;
  if (provider === 'stripe') return { secretKey, webhookSecret: `whsec_${name}` };
  return { secretKey };
}

/**
 * Connects an organiser with an account at the payment sandbox, as if it had been tested, and sends the events of cards
 * to its address.
 * @returns the ID of the account
 */
export async function connectMerchant(
  { app, sql, url }: Pick<TestApp, 'app' | 'sql' | 'url'>,
  sandbox: PaymentSandbox,
  issuerId: string,
  provider: SandboxProvider,
): Promise<string> {
  const { secrets } = app.services;
  const { ids, clock } = app.scope();
  const [id, token, at] = [ids.uuid(), randomBytes(24).toString('hex'), clock.now()];
  const credentials = await merchantAt(sandbox, provider);
  // As the sandbox names it, so that tests find its money there.
  const label = 'shortcode' in credentials ? credentials.shortcode : `acct_${token.slice(0, 10)}`;
  if (provider === 'pesapal' && 'consumerKey' in credentials) {
    const { consumerKey, consumerSecret } = credentials;
    const keys = { consumer_key: consumerKey, secret_key: consumerSecret };
    await sandbox.post('/sandbox/card-merchants', { id: label, provider, ...keys });
  } else if ('secretKey' in credentials) {
    const { secretKey, webhookSecret = secretKey } = credentials;
    await sandbox.post('/sandbox/card-merchants', {
      id: label,
      provider,
      secret_key: secretKey,
      webhook_secret: webhookSecret,
      webhook_url: `${url}/payments/callbacks/${token}`,
    });
  }
  await sql(
    `INSERT INTO merchant_accounts (id, issuer_id, provider, method, label, sealed_credentials, callback_hash, sealed_callback, state,
       tested_at, created_at)
     VALUES ($1, $2, $3, $4, $9, $5, $6, $7, 'active', $8, $8)`,
    [
      id,
      issuerId,
      provider,
      providerOf(provider).method,
      sealCredentials(secrets, id, credentials),
      callbackHashOf(token),
      sealCallbackToken(secrets, id, token),
      at,
      label,
    ],
  );
  app.services.topics.publish('merchant.changed', issuerId, { issuerId, accountId: id });
  return id;
}

/** What the phone of a number shows now. */
export interface PhoneState {
  balance: string;
  prompt: { checkoutId: string; amount: string; reference: string } | null;
  messages: { body: string }[];
}

export const phoneOf = (sandbox: PaymentSandbox, msisdn: string): Promise<PhoneState> =>
  sandbox.get(`/phone/${msisdn}/state`);

/** Answers the prompt on a phone. @param pin null cancels it */
export async function answerPhone(
  sandbox: PaymentSandbox,
  msisdn: string,
  pin: string | null,
): Promise<PhoneState> {
  const { prompt } = await phoneOf(sandbox, msisdn);
  if (!prompt) throw new Error(`the phone ${msisdn} shows no prompt`);
  return sandbox.post(`/phone/${msisdn}/answer`, { checkoutId: prompt.checkoutId, pin });
}
