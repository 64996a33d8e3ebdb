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

interface Transfer {
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
export async function openAccount(query: Query, id: string, at: Date, currency = 'KES'): Promise<void> {
  const open = (account: string): Promise<object[]> =>
    query(
      'INSERT INTO accounts (id, balance, currency) VALUES ($1, 0, $2) ON CONFLICT DO NOTHING RETURNING id',
      [account, currency],
    );
  if ((await open(id)).length === 0) return;
  const bank = currency === 'KES' ? 'bank' : `bank:${currency}`;
  await open(bank);
  await move(query, { kind: 'opening', debit: bank, credit: id, amount: openingBalance(id), currency, at });
}

function openingBalance(id: string): bigint {
  if (id.startsWith('phone:')) return PHONE_BALANCE;
  return id.startsWith('card:') ? CARD_BALANCE : MERCHANT_BALANCE;
}

/** @returns whether the account has that amount; its row stays locked */
export async function canPay(query: Query, id: string, amount: bigint): Promise<boolean> {
  const [account] = await query<{ balance: bigint }>(
    'SELECT balance FROM accounts WHERE id = $1 FOR UPDATE',
    [id],
  );
  return account !== undefined && account.balance >= amount;
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
  const receipt = newReceipt();
  const {
    kind,
    debit,
    credit,
    amount,
    currency = 'KES',
    at,
    shortcode,
    msisdn,
    reference,
    reverses,
  } = transfer;
  await query(
    `WITH paid AS (UPDATE accounts SET balance = balance - $4 WHERE id = $2),
       got AS (UPDATE accounts SET balance = balance + $4 WHERE id = $3)
     INSERT INTO transfers
       (receipt, debit, credit, amount, kind, at, shortcode, msisdn, reference, reverses, currency)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [receipt, debit, credit, amount, kind, at, shortcode, msisdn, reference, reverses, currency],
  );
  return receipt;
}
