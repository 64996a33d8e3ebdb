import { randomBytes } from 'node:crypto';
import type { Query } from '../store/store.ts';

/** Balance that a phone begins with: KES 300,000. */
const PHONE_BALANCE = 30_000_000n;
/** Working capital of a merchant, from which refunds can be paid before there are sales: KES 1,000,000. */
const MERCHANT_BALANCE = 100_000_000n;

export const phoneAccount = (msisdn: string): string => `phone:${msisdn}`;
export const merchantAccount = (shortcode: string): string => `merchant:${shortcode}`;

/** Receipts have ten capital letters and digits, and are never given twice. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
export function newReceipt(): string {
  return `S${[...randomBytes(9)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

interface Transfer {
  kind: 'opening' | 'payment' | 'payout' | 'reversal';
  debit: string;
  credit: string;
  /** In cents. */
  amount: bigint;
  at: Date;
  shortcode?: string;
  msisdn?: string;
  reference?: string;
  reverses?: string;
}

/** Opens an account with its balance, which comes from the bank. */
export async function openAccount(query: Query, id: string, at: Date): Promise<void> {
  const rows = await query('INSERT INTO accounts VALUES ($1, 0) ON CONFLICT DO NOTHING RETURNING id', [id]);
  if (rows.length === 0) return;
  const amount = id.startsWith('phone:') ? PHONE_BALANCE : MERCHANT_BALANCE;
  await move(query, { kind: 'opening', debit: 'bank', credit: id, amount, at });
}

/** @returns whether the account has that amount; its row stays locked */
export async function canPay(query: Query, id: string, amount: bigint): Promise<boolean> {
  const [account] = await query<{ balance: bigint }>(
    'SELECT balance FROM accounts WHERE id = $1 FOR UPDATE',
    [id],
  );
  return account !== undefined && account.balance >= amount;
}

/**
 * Moves money and writes the line of the statement.
 * @returns the receipt
 */
export async function move(query: Query, transfer: Transfer): Promise<string> {
  const receipt = newReceipt();
  const { kind, debit, credit, amount, at, shortcode, msisdn, reference, reverses } = transfer;
  await query(
    `WITH paid AS (UPDATE accounts SET balance = balance - $4 WHERE id = $2),
       got AS (UPDATE accounts SET balance = balance + $4 WHERE id = $3)
     INSERT INTO transfers (receipt, debit, credit, amount, kind, at, shortcode, msisdn, reference, reverses)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [receipt, debit, credit, amount, kind, at, shortcode, msisdn, reference, reverses],
  );
  return receipt;
}
