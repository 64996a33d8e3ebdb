import type { TestApp } from './app.ts';
import { BUYER } from './buyers.ts';
import type { GraphQLAnswer, TestActor, TestClient } from './client.ts';

const CREATE = 'mutation { createWallet { wallet { publicKey funded } } }';
const FUND = 'mutation { fundWallet { wallet { publicKey funded balance { amount } } } }';

export type PayingBuyer = TestActor & { publicKey: string };

/** An attendee with a wallet that the faucet has funded. */
export async function fundedBuyer(app: TestClient): Promise<PayingBuyer> {
  const actor = await app.actor('attendee');
  const created = await app.graphql(CREATE, {}, actor);
  const funded = await app.graphql(FUND, {}, actor);
  if (!funded.data?.fundWallet.wallet) throw new Error(JSON.stringify(funded.errors));
  return { ...actor, publicKey: created.data.createWallet.wallet.publicKey };
}

export const ORDER_FIELDS = `id status quantity total { amount currency } viewerCanRefund
  payment { id status method payment { amount currency } charge { amount currency } destination transactionHash explorerUrl
    holdUntil failure sep7Uri memoHash }
  tickets { id serial status tier { id name } price { amount currency } dueStatus order { id } revokeReason }`;

const PURCHASE = `mutation Buy($input: PurchaseWithWalletInput!) {
  purchaseWithWallet(input: $input) {
    processing message order { ${ORDER_FIELDS} }
    tickets { id serial status tier { id name } price { amount currency } dueStatus holderName holderEmail file qrText } } }`;

interface WantedLine {
  tier: string;
  quantity: number;
}

export interface WalletPurchase {
  eventId: string;
  tier?: string;
  quantity?: number;
  lines?: WantedLine[];
  paymentCurrency?: 'USD' | 'XLM' | 'KES' | 'MOCK';
  paymentAmount?: string | null;
  price?: string | null;
  currency?: string | null;
  holder?: Partial<typeof BUYER>;
  code?: string;
  waiting?: string;
}

/** Buys as the dashboard does. */
export function buyWithWallet(
  app: TestClient,
  who: TestActor,
  purchase: WalletPurchase,
  key: string | null = null,
): Promise<GraphQLAnswer> {
  const { holder, ...rest } = purchase;
  const input = { ...(!purchase.lines && { tier: 'regular' }), ...rest, holder: { ...BUYER, ...holder } };
  return app.graphql(PURCHASE, { input: { ...input, idempotencyKey: key } }, who);
}

const QUOTE = `query Quote($eventId: ID!, $tier: String, $quantity: Int, $lines: [FormPurchaseLine!], $currency: PaymentCurrency, $code: String, $waiting: String) {
  purchaseQuote(eventId: $eventId, tier: $tier, quantity: $quantity, lines: $lines, paymentCurrency: $currency, code: $code, waiting: $waiting) {
    tier quantity lines { tier quantity price { amount currency } } price { amount currency } payment { amount currency } charge { amount currency } fee { amount } spendable { amount } enough refusal } }`;

export async function quote(
  app: TestClient,
  who: TestActor,
  request: {
    eventId: string;
    tier?: string;
    quantity?: number;
    lines?: WantedLine[];
    currency?: string;
    code?: string;
    waiting?: string;
  },
) {
  const one = request.lines ? {} : { tier: 'regular', quantity: 1 };
  const answer = await app.graphql(QUOTE, { ...one, currency: 'XLM', ...request }, who);
  if (!answer.data?.purchaseQuote) throw new Error(JSON.stringify(answer.errors));
  return answer.data.purchaseQuote;
}

/** Balance of an account on the ledger, in stroops. */
export async function ledgerBalance(app: TestApp, publicKey: string): Promise<bigint> {
  return (await app.app.services.ledger.account(publicKey))?.balance ?? 0n;
}

/** Sets a rate as a system admin. */
export async function setRate(app: TestClient, from: string, to: string, rate: string): Promise<void> {
  const SET =
    'mutation ($input: SetExchangeRateInput!) { setExchangeRate(input: $input) { exchangeRate { rate } } }';
  const answer = await app.graphql(SET, { input: { from, to, rate } }, await app.actor('system_admin'));
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
}
