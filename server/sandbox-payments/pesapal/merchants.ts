import { randomBytes, randomUUID } from 'node:crypto';
import type { CardMerchant } from '../card/merchants.ts';
import { after, timeOf } from '../run/clock.ts';
import type { Query } from '../store/store.ts';
import { invalid, invalidToken, PesapalError } from './pesapal-error.ts';

export type Body = Readonly<Record<string, unknown>>;

const TOKEN_SECONDS = 300;

/** Gives a token for five minutes. Others of the merchant stay valid. @throws PesapalError for wrong credentials */
export async function newToken(query: Query, body: Body): Promise<object> {
  const [merchant] = await query<CardMerchant>(
    `SELECT * FROM card_merchants WHERE provider = 'pesapal' AND consumer_key = $1 AND secret_key = $2`,
    [String(body.consumer_key ?? ''), String(body.consumer_secret ?? '')],
  );
  if (!merchant) throw new PesapalError('invalid_consumer_key_or_secret_provided', '');
  const token = randomBytes(24).toString('base64url');
  const expires = after(await timeOf(query), TOKEN_SECONDS);
  await query('INSERT INTO pesapal_tokens (token, merchant, expires_at) VALUES ($1, $2, $3)', [
    token,
    merchant.id,
    expires,
  ]);
  return {
    token,
    expiryDate: expires.toISOString(),
    error: null,
    status: '200',
    message: 'Request processed successfully',
  };
}

/** @throws PesapalError for a token that is unknown or over */
export async function merchantOfToken(
  query: Query,
  authorization: string | undefined,
): Promise<CardMerchant> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const [merchant] = await query<CardMerchant>(
    `SELECT m.* FROM pesapal_tokens t JOIN card_merchants m ON m.id = t.merchant
     WHERE t.token = $1 AND t.expires_at > $2`,
    [token, await timeOf(query)],
  );
  if (!merchant) throw invalidToken();
  return merchant;
}

interface Notification {
  id: string;
  url: string;
  type: string;
  created_at: Date;
}

const notificationObject = ({ id, url, type, created_at: created }: Notification): object => ({
  url,
  created_date: created.toISOString(),
  ipn_id: id,
  ipn_notification_type_description: type,
  ipn_status: 1,
  ipn_status_description: 'Active',
  error: null,
  status: '200',
});

/** Registers an address for notifications. The same one again is another registration. @throws PesapalError */
export async function registerNotification(
  query: Query,
  merchant: CardMerchant,
  body: Body,
): Promise<object> {
  const [url, type] = [String(body.url ?? ''), String(body.ipn_notification_type ?? '')];
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw invalid('url');
  // The sandbox sends no notifications by GET.
  if (type !== 'POST') throw invalid('ipn_notification_type');
  const [stored] = await query<Notification>(
    `INSERT INTO pesapal_notifications (id, merchant, url, type, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING *`,
    [randomUUID(), merchant.id, url, type, await timeOf(query)],
  );
  return notificationObject(stored as Notification);
}

export async function listNotifications(query: Query, merchant: CardMerchant): Promise<object[]> {
  const found = await query<Notification>(
    'SELECT * FROM pesapal_notifications WHERE merchant = $1 ORDER BY created_at, id',
    [merchant.id],
  );
  return found.map(notificationObject);
}

/** The address of a registration. @throws PesapalError for one of another merchant */
export async function notificationUrl(query: Query, merchant: CardMerchant, id: string): Promise<string> {
  const [found] = await query<Notification>(
    'SELECT * FROM pesapal_notifications WHERE merchant = $1 AND id::text = $2',
    [merchant.id, id],
  );
  if (!found)
    throw new PesapalError('InvalidIpnId', 'Notification ID is not registered', { bodyStatus: '400' });
  return found.url;
}
