import { constants, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto';
import { after, timeOf } from '../run/clock.ts';
import { merchantAccount, openAccount } from '../run/money.ts';
import type { Query } from '../store/store.ts';
import { DarajaError, invalid, invalidToken } from './daraja-error.ts';

export interface Merchant {
  shortcode: string;
  /** null: a paybill. */
  till: string | null;
  name: string;
  consumer_key: string;
  consumer_secret: string;
  passkey: string;
  initiator: string;
  initiator_password: string;
  confirmation_url: string | null;
}

/** The paybill that Safaricom's own documentation uses. */
const DOCUMENTED: Omit<Merchant, 'confirmation_url'> = {
  shortcode: '174379',
  till: null,
  name: 'DARAJA SANDBOX',
  consumer_key: 'sandbox-consumer-key',
  consumer_secret: 'sandbox-consumer-secret',
  passkey: 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919',
  initiator: 'testapi',
  initiator_password: 'Safaricom123!!',
};

/** Adds a merchant, with the values of the documented one where none are given. */
export async function addMerchant(query: Query, given: Partial<Merchant>): Promise<Merchant> {
  const merchant = { ...DOCUMENTED, ...given };
  await query(
    `INSERT INTO merchants (shortcode, till, name, consumer_key, consumer_secret, passkey, initiator, initiator_password)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (shortcode) DO NOTHING`,
    [
      merchant.shortcode,
      merchant.till,
      merchant.name,
      merchant.consumer_key,
      merchant.consumer_secret,
      merchant.passkey,
      merchant.initiator,
      merchant.initiator_password,
    ],
  );
  await openAccount(query, merchantAccount(merchant.shortcode), await timeOf(query));
  return { confirmation_url: null, ...merchant };
}

/** Creates the key pair for the passwords of initiators, once. */
export async function prepareKeys(query: Query): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  await query('INSERT INTO keys (private_key, public_key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    privateKey,
    publicKey,
  ]);
}

export async function publicKey(query: Query): Promise<string> {
  const [key] = await query<{ public_key: string }>('SELECT public_key FROM keys');
  return key?.public_key ?? '';
}

/** @returns whether the credential is the password of the merchant's initiator */
export async function isInitiator(
  query: Query,
  merchant: Merchant,
  given: { name: unknown; credential: unknown },
): Promise<boolean> {
  const [key] = await query<{ private_key: string }>('SELECT private_key FROM keys');
  if (!key || given.name !== merchant.initiator || typeof given.credential !== 'string') return false;
  try {
    // Node has no PKCS #1 v1.5 here any more: 00 02, at least eight random bytes above zero, 00, and the password.
    const padding = constants.RSA_NO_PADDING;
    const block = privateDecrypt({ key: key.private_key, padding }, Buffer.from(given.credential, 'base64'));
    const password = block.subarray(block.indexOf(0, 2) + 1);
    return block[0] === 0 && block[1] === 2 && password.toString('utf8') === merchant.initiator_password;
  } catch {
    return false;
  }
}

const TOKEN_SECONDS = 3_599;

/** Gives a token, which ends the one before. @throws DarajaError for wrong credentials */
export async function newToken(query: Query, authorization: string | undefined): Promise<object> {
  const [key, secret] = Buffer.from(authorization?.replace(/^Basic /i, '') ?? '', 'base64')
    .toString('utf8')
    .split(':');
  const [merchant] = await query<Merchant>(
    'SELECT * FROM merchants WHERE consumer_key = $1 AND consumer_secret = $2',
    [key, secret],
  );
  if (!merchant) throw new DarajaError(400, '400.008.01', 'Invalid Authentication passed');
  const token = randomBytes(21).toString('base64url');
  await query(
    `INSERT INTO tokens (consumer_key, token, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (consumer_key) DO UPDATE SET token = excluded.token, expires_at = excluded.expires_at`,
    [merchant.consumer_key, token, after(await timeOf(query), TOKEN_SECONDS)],
  );
  return { access_token: token, expires_in: String(TOKEN_SECONDS) };
}

/** Who makes a request, and when. */
export interface Caller {
  merchant: Merchant;
  now: Date;
}

/** @throws DarajaError for a token that is unknown, replaced or over */
export async function callerOf(query: Query, authorization: string | undefined): Promise<Caller> {
  const token = authorization?.replace(/^Bearer /i, '') ?? '';
  const machine = new Date();
  const [found] = await query<Merchant & { now: Date }>(
    `SELECT m.*, coalesce(c.at, $2::timestamptz) AS now
     FROM clock c, tokens t JOIN merchants m ON m.consumer_key = t.consumer_key
     WHERE t.token = $1 AND t.expires_at > coalesce(c.at, $2::timestamptz)`,
    [token, machine],
  );
  if (!found) throw invalidToken();
  const { now, ...merchant } = found;
  return { merchant, now };
}

/** Registers the address for confirmations, once. */
export async function registerUrls(
  query: Query,
  merchant: Merchant,
  body: Readonly<Record<string, unknown>>,
): Promise<object> {
  if (body.ShortCode !== merchant.shortcode) throw invalid('ShortCode');
  if (merchant.confirmation_url !== null)
    throw new DarajaError(500, '500.003.1001', 'Urls are already registered');
  await query(
    'UPDATE merchants SET confirmation_url = $2, validation_url = $3, response_type = $4 WHERE shortcode = $1',
    [
      merchant.shortcode,
      checkedUrl(body.ConfirmationURL, 'ConfirmationURL'),
      body.ValidationURL,
      body.ResponseType,
    ],
  );
  return {
    OriginatorCoversationID: randomBytes(8).toString('hex'),
    ResponseCode: '0',
    ResponseDescription: 'success',
  };
}

const FORBIDDEN_WORDS = /mpesa|safaricom|\bexe\b|cmd|sql|query|ngrok/;

/** An address for callbacks: https, or http on this machine, without the words that Daraja refuses. */
export function checkedUrl(value: unknown, field: string): string {
  const text = String(value ?? '');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || isHere) || FORBIDDEN_WORDS.test(text)) throw invalid(field);
  return text;
}
