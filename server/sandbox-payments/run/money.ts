import { randomBytes } from 'node:crypto';
import type { Query } from '../store/store.ts';

/** Balance that a phone begins with: KES 300,000. */
const PHONE_BALANCE = 30_000_000n;
/** Balance that a card begins with: 500,000 of its currency in hundredths. */
const CARD_BALANCE = 50_000_000n;
/** Working capital of a merchant, from which refunds can be paid before there are sales: 1,000,000 in hundredths. */
const MERCHANT_BALANCE = 100_000_000n;

export const phoneAccount = (msisdn: string): string => `phone:${msisdn}`;
export const merchantAccount = (shortcode: string): string => `merchant:${shortcode}`;
export const cardAccount = (card: string, currency: string): string => `card:${card}:${currency}`;
/** Account of a merchant at a provider of cards. */
export const cardMerchantAccount = (merchant: string, currency: string): string =>
  `card-merchant:${merchant}:${currency}`;

/** Receipts have ten capital letters and digits, and are never given twice. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
export function newReceipt(): string {
  return `S${[...randomBytes(9)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

export interface Transfer {
  kind: 'opening' | 'payment' | 'payout' | 'reversal' | 'refund' | 'dispute';
  debit: string;
  credit: string;
  /** In minor units. */
  amount: bigint;
  /** KES where it is left out; that of both accounts. */
  currency?: string;
  at: Date;
  shortcode?: string;
  msisdn?: string;
  reference?: string;
  reverses?: string;
}

/** Opens an account with its balance, which comes from the bank of its currency. */
export function openAccount(query: Query, id: string, at: Date, currency = 'KES'): Promise<void> {
  return openAccounts(query, [id], at, currency);
}

/** Opens those accounts of a currency that do not exist. */
export async function openAccounts(
  query: Query,
  ids: readonly string[],
  at: Date,
  currency = 'KES',
): Promise<void> {
  const open = (accounts: readonly string[]): Promise<{ id: string }[]> =>
    query(
      `INSERT INTO accounts (id, balance, currency) SELECT id, 0, $2::text FROM unnest($1::text[]) id ORDER BY id
       ON CONFLICT DO NOTHING RETURNING id`,
      [accounts, currency],
    );
  const opened = await open(ids);
  if (opened.length === 0) return;
  const debit = currency === 'KES' ? 'bank' : `bank:${currency}`;
  await open([debit]);
  await moveAll(
    query,
    opened.map(({ id }) => ({
      kind: 'opening',
      debit,
      credit: id,
      amount: openingBalance(id),
      currency,
      at,
    })),
  );
}

function openingBalance(id: string): bigint {
  if (id.startsWith('phone:')) return PHONE_BALANCE;
  return id.startsWith('card:') ? CARD_BALANCE : MERCHANT_BALANCE;
}

/**
 * Locks accounts, always in the same order, so that transfers between them do not block each other for ever.
 * @returns their balances by ID
 */
export async function lockAccounts(query: Query, ids: readonly string[]): Promise<Map<string, bigint>> {
  const accounts = await query<{ id: string; balance: bigint }>(
    'SELECT id, balance FROM accounts WHERE id = ANY($1) ORDER BY id FOR UPDATE',
    [ids],
  );
  return new Map(accounts.map(({ id, balance }) => [id, balance]));
}

/** @returns whether the debited account has that amount; the rows of both accounts stay locked */
export async function canPay(
  query: Query,
  { debit, credit, amount }: Pick<Transfer, 'debit' | 'credit' | 'amount'>,
): Promise<boolean> {
  const balance = (await lockAccounts(query, [debit, credit])).get(debit);
  return balance !== undefined && balance >= amount;
}

/** The accounts of a merchant at a provider of cards: one a currency, none before its first payment. */
export function balancesOf(query: Query, merchant: string): Promise<{ currency: string; balance: bigint }[]> {
  return query('SELECT currency, balance FROM accounts WHERE id = $1 || currency ORDER BY currency', [
    cardMerchantAccount(merchant, ''),
  ]);
}

/**
 * Moves money and writes the line of the statement.
 * @returns the receipt
 */
export async function move(query: Query, transfer: Transfer): Promise<string> {
  const [receipt] = await moveAll(query, [transfer]);
  return receipt as string;
}

/**
 * Moves money and writes the lines of the statement, in one statement for all transfers.
 * @returns the receipts, in the order of the transfers
 */
export async function moveAll(query: Query, transfers: readonly Transfer[]): Promise<string[]> {
  const lines = transfers.map((transfer, line) => ({
    currency: 'KES',
    ...transfer,
    line,
    amount: String(transfer.amount),
    receipt: newReceipt(),
  }));
  await query(
    `WITH moved AS (SELECT * FROM json_to_recordset($1) AS t (line int, receipt text, debit text, credit text,
         amount bigint, kind text, at timestamptz, shortcode text, msisdn text, reference text, reverses text,
         currency text)),
       changes AS (SELECT id, sum(amount) AS amount
         FROM (SELECT debit AS id, -amount AS amount FROM moved UNION ALL SELECT credit, amount FROM moved) c
         GROUP BY id),
       changed AS (UPDATE accounts a SET balance = a.balance + c.amount FROM changes c WHERE a.id = c.id)
     INSERT INTO transfers
       (receipt, debit, credit, amount, kind, at, shortcode, msisdn, reference, reverses, currency)
     SELECT receipt, debit, credit, amount, kind, at, shortcode, msisdn, reference, reverses, currency
     FROM moved ORDER BY line`,
    [JSON.stringify(lines)],
  );
  return lines.map(({ receipt }) => receipt);
}
