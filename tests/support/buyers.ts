import type { GraphQLAnswer, RestAnswer, TestActor, TestClient } from './client.ts';

export const BUYER = { name: 'Wanjiru Kamau', email: 'wanjiru@buyers.test', phone: '+254700000001' };

const PURCHASE = `mutation Buy($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) {
    orderKey
    order { id status buyerName buyerEmail buyerPhone createdAt total { amount currency } event { id name available }
      tickets { id } }
    tickets { id serial status tier { id name } price { amount currency } holderName holderEmail holderPhone dueStatus due { amount currency }
      issuedAt order { id } file qrText event { name } }
  } }`;

export interface Purchase {
  slug: string;
  lines: { tier: string; quantity?: number }[];
  buyer?: Partial<typeof BUYER>;
  key?: string;
  code?: string;
}

/** Buys as the web page does. */
export function buy(
  app: TestClient,
  purchase: Purchase,
  who?: TestActor,
  headers: Record<string, string> = {},
): Promise<GraphQLAnswer> {
  const { slug, lines, buyer, key, code } = purchase;
  const input = { slug, lines, ...BUYER, ...buyer, ...(code !== undefined && { code }) };
  return app.graphql(
    PURCHASE,
    { input: { ...input, idempotencyKey: key ?? null } },
    { token: who?.token, headers },
  );
}

/** Buys by the documented call. */
export function buyByRest(
  app: TestClient,
  slug: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  return app.rest('POST', `/events/${slug}/purchase`, body, { headers });
}
