import { randomBytes } from 'node:crypto';
import type { Query } from '../store/store.ts';

export type Provider = 'stripe' | 'paystack';

export interface CardMerchant {
  id: string;
  provider: Provider;
  name: string;
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
    secret_key: 'sk_test_sandbox',
    webhook_url: null,
    webhook_secret: 'whsec_sandbox',
  },
  {
    id: 'paystack_sandbox',
    provider: 'paystack',
    name: 'Sandbox Tickets',
    secret_key: 'sk_test_paystack',
    webhook_url: null,
    // Paystack signs with the key itself.
    webhook_secret: 'sk_test_paystack',
  },
];

export async function prepareCardMerchants(query: Query): Promise<void> {
  for (const merchant of FIRST) {
    await query(
      `INSERT INTO card_merchants (id, provider, name, secret_key, webhook_url, webhook_secret)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [
        merchant.id,
        merchant.provider,
        merchant.name,
        merchant.secret_key,
        merchant.webhook_url,
        merchant.webhook_secret,
      ],
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
    `INSERT INTO card_merchants (id, provider, name, secret_key, webhook_url, webhook_secret)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, secret_key = excluded.secret_key,
       webhook_url = excluded.webhook_url, webhook_secret = excluded.webhook_secret
     RETURNING *`,
    [
      merchant.id,
      merchant.provider,
      merchant.name,
      merchant.secret_key,
      merchant.webhook_url,
      merchant.webhook_secret,
    ],
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
