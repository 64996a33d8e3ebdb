import type { QueryResultRow } from 'pg';
import type { TestActor, TestClient } from './client.ts';

export const RECEIPT_FIELDS = `id kind number creditedNumber eventName method total { amount currency }
  tax { name percent amount { amount currency } }
  lines { tier quantity unitPrice { amount currency } amount { amount currency } } paidAt issuedAt`;

export interface SeenReceipt {
  id: string;
  kind: 'RECEIPT' | 'CREDIT_NOTE';
  number: string;
  creditedNumber: string | null;
  total: { amount: string; currency: string };
  tax: { name: string; percent: string; amount: { amount: string } } | null;
  lines: { tier: string; quantity: number; amount: { amount: string } }[];
}

const RECEIPTS = `query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { status receipts { ${RECEIPT_FIELDS} } } }`;

/** The receipts of an order as a reader sees them. @param key of the order, for a buyer without an account */
export async function receiptsOf(
  app: TestClient,
  orderId: string,
  { who, key }: { who?: TestActor; key?: string },
): Promise<SeenReceipt[]> {
  const { data, errors } = await app.graphql(RECEIPTS, { id: orderId, key }, who);
  if (!data?.order) throw new Error(JSON.stringify(errors));
  return data.order.receipts;
}

const SETTINGS = 'legalName address taxNumber tax { name percent }';
const UPDATE = `mutation ($input: UpdateReceiptSettingsInput!) {
  updateReceiptSettings(input: $input) { receiptSettings { ${SETTINGS} } } }`;

export const VAT = {
  legalName: 'Koroga Events Limited',
  address: 'Moi Avenue 12\nNairobi',
  taxNumber: 'P051234567X',
  tax: { name: 'VAT', percent: '16' },
};

export const readSettings = (app: TestClient, who: TestActor) =>
  app.graphql(`{ receiptSettings { ${SETTINGS} } }`, {}, who);

export const setReceipts = (app: TestClient, who: TestActor, changed: object = {}) =>
  app.graphql(UPDATE, { input: { ...VAT, ...changed } }, who);

/** The PDF of a receipt. */
export const receiptFile = (app: TestClient, id: string, headers: Record<string, string>) =>
  fetch(`${app.url}/api/receipts/${id}/pdf`, { headers });

/** The numbers of an issuer's receipts, in their order. */
export async function numbersOf(
  sql: <R extends QueryResultRow>(text: string, values: unknown[]) => Promise<R[]>,
  issuerId: string,
  kind: 'receipt' | 'credit_note' = 'receipt',
): Promise<number[]> {
  const rows = await sql<{ number: number }>(
    'SELECT number FROM sales_receipts WHERE issuer_id = $1 AND kind = $2 ORDER BY number',
    [issuerId, kind],
  );
  return rows.map(({ number }) => number);
}

/** 1, 2, 3 ... as many as there should be. */
export const upTo = (last: number): number[] => Array.from({ length: last }, (_none, index) => index + 1);
