import { randomBytes } from 'node:crypto';
import type { Query } from '../store/store.ts';

export type Provider = 'stripe' | 'paystack' | 'pesapal';

export interface CardMerchant {
  id: string;
  provider: Provider;
  name: string;
  /** Pesapal: beside the secret, by which it is asked for a token. */
  consumer_key: string | null;
  secret_key: string;
  /** null: no webhooks. */
  webhook_url: string | null;
  webhook_secret: string;
}

/** Merchants that are there from the start. */
const FIRST: readonly CardMerchant[] = [
  {
    id: 'acct_sandbox',
    provider: 'stripe',
    name: 'Sandbox Tickets',
    consumer_key: null,
    secret_key: 'sk_test_sandbox',
    webhook_url: null,
    webhook_secret: 'whsec_sandbox',
  },
  {
    id: 'paystack_sandbox',
    provider: 'paystack',
    name: 'Sandbox Tickets',
    consumer_key: null,
    secret_key: 'sk_test_paystack',
    webhook_url: null,
    // Paystack signs with the key itself.
    webhook_secret: 'sk_test_paystack',
  },
  {
    id: 'pesapal_sandbox',
    provider: 'pesapal',
    name: 'Sandbox Tickets',
    consumer_key: 'pesapal-consumer-key',
    secret_key: 'pesapal-consumer-secret',
    // Addresses are registered by requests, and nothing is signed.
    webhook_url: null,
    webhook_secret: '',
  },
];

const COLUMNS = 'id, provider, name, consumer_key, secret_key, webhook_url, webhook_secret';

const valuesOf = (merchant: CardMerchant): unknown[] => [
  merchant.id,
  merchant.provider,
  merchant.name,
  merchant.consumer_key,
  merchant.secret_key,
  merchant.webhook_url,
  merchant.webhook_secret,
];

export async function prepareCardMerchants(query: Query): Promise<void> {
  for (const merchant of FIRST) {
    await query(
      `INSERT INTO card_merchants (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      valuesOf(merchant),
    );
  }
}

/** Adds a merchant, or changes the one with that ID, with the values of the provider's first where none are given. */
export async function putCardMerchant(
  query: Query,
  given: Partial<CardMerchant>,
): Promise<CardMerchant | undefined> {
  const first = FIRST.find(({ provider }) => provider === (given.provider ?? 'stripe')) ?? FIRST[0];
  const merchant = { ...first, id: `acct_${randomBytes(8).toString('hex')}`, ...given };
  const [stored] = await query<CardMerchant>(
    `INSERT INTO card_merchants (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, consumer_key = excluded.consumer_key,
       secret_key = excluded.secret_key, webhook_url = excluded.webhook_url, webhook_secret = excluded.webhook_secret
     RETURNING *`,
    valuesOf(merchant as CardMerchant),
  );
  return stored;
}

/** The merchant whose key a request has. */
export async function cardMerchantOfKey(
  query: Query,
  provider: Provider,
  authorization: string | undefined,
): Promise<CardMerchant | undefined> {
  const key = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const [merchant] = await query<CardMerchant>(
    'SELECT * FROM card_merchants WHERE secret_key = $1 AND provider = $2',
    [key, provider],
  );
  return merchant;
}

export async function cardMerchant(query: Query, id: string): Promise<CardMerchant> {
  const [merchant] = await query<CardMerchant>('SELECT * FROM card_merchants WHERE id = $1', [id]);
  if (!merchant) throw new Error(`${id} is no merchant`);
  return merchant;
}
