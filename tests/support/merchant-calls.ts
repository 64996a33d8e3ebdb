import { randomBytes } from 'node:crypto';
import type { TestActor, TestClient } from './client.ts';
import type { SandboxProvider } from './merchants.ts';

const CONNECT = `mutation ($input: ConnectMerchantAccountInput!) {
  connectMerchantAccount(input: $input) { merchantAccount { id } } }`;
const TEST = `mutation ($id: ID!) { testMerchantAccount(input: { id: $id }) { merchantAccount { state problem } } }`;
const ADDRESS = 'query ($provider: PaymentProvider!) { nextMerchantCallbackUrl(provider: $provider) }';
const PASSKEY = 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919';

export interface ConnectedMerchant {
  /** ID of the account. */
  id: string;
  /** Its name at the sandbox, whose balances begin with it. */
  sandboxId: string;
  /** By which its provider signs events, and the address for them. */
  events?: { provider: 'stripe' | 'paystack'; secret: string; url: string };
}

/** Connects an account of an organiser's own at the payment sandbox, as an organiser does. */
export async function connectByCalls(
  client: TestClient,
  sandboxUrl: string,
  who: TestActor,
  provider: SandboxProvider,
): Promise<ConnectedMerchant> {
  const name = randomBytes(5).toString('hex');
  const post = async (path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(sandboxUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  const ask = async (document: string, variables: object) => {
    const { data, errors } = await client.graphql(document, variables as never, who);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const connect = async (input: object): Promise<string> => {
    const { id } = (await ask(CONNECT, { input })).connectMerchantAccount.merchantAccount;
    const { merchantAccount } = (await ask(TEST, { id })).testMerchantAccount;
    if (merchantAccount.state !== 'ACTIVE')
      throw new Error(`The test of ${provider} failed: ${merchantAccount.problem}`);
    return id;
  };
  if (provider === 'mpesa') {
    const certificate = await (await fetch(`${sandboxUrl}/sandbox/certificate`)).text();
    const shortcode = String(500_000 + (randomBytes(3).readUIntBE(0, 3) % 400_000));
    const [consumerKey, consumerSecret] = [`key-${name}`, `secret-${name}`];
    await post('/sandbox/merchants', {
      shortcode,
      consumer_key: consumerKey,
      consumer_secret: consumerSecret,
    });
    const initiator = { initiatorName: 'testapi', initiatorPassword: 'Safaricom123!!', certificate };
    const mpesa = { consumerKey, consumerSecret, shortcode, passkey: PASSKEY, ...initiator };
    return { id: await connect({ mpesa }), sandboxId: `merchant:${shortcode}` };
  }
  if (provider === 'pesapal') {
    const pesapal = { consumerKey: `key-${name}`, consumerSecret: `secret-${name}` };
    const keys = { consumer_key: pesapal.consumerKey, secret_key: pesapal.consumerSecret };
    await post('/sandbox/card-merchants', { id: `acct_${name}`, provider, ...keys });
    return { id: await connect({ pesapal }), sandboxId: `card-merchant:acct_${name}` };
  }
  const { nextMerchantCallbackUrl } = await ask(ADDRESS, { provider: provider.toUpperCase() });
  const [secretKey, webhookSecret] = [`sk_test_${name}`, `whsec_${name}`];
  await post('/sandbox/card-merchants', {
    id: `acct_${name}`,
    provider,
    secret_key: secretKey,
    webhook_secret: provider === 'stripe' ? webhookSecret : secretKey,
    webhook_url: nextMerchantCallbackUrl,
  });
  const input =
    provider === 'stripe' ? { stripe: { secretKey, webhookSecret } } : { paystack: { secretKey } };
  const secret = provider === 'stripe' ? webhookSecret : secretKey;
  return {
    ...{ id: await connect(input), sandboxId: `card-merchant:acct_${name}` },
    events: { provider, secret, url: nextMerchantCallbackUrl },
  };
}
