import { decide } from '../daraja/decide-pushes.ts';
import { shillings } from '../daraja/messages.ts';
import type { Push } from '../daraja/push.ts';

import { timeOf } from '../run/clock.ts';
import { openAccount, phoneAccount } from '../run/money.ts';
import type { Query } from '../store/store.ts';

/** The PIN of every phone of the sandbox. */
const PIN = '1234';

export interface PhoneState {
  msisdn: string;
  /** Shillings. */
  balance: string;
  /** The oldest request that waits for an answer. */
  prompt: {
    checkoutId: string;
    merchant: string;
    /** Shillings. */
    amount: string;
    reference: string;
    secondsLeft: number;
  } | null;
  messages: { id: string; body: string; at: Date }[];
}

const PHONE = /^254[17]\d{8}$/;
export const isPhone = (text: string): boolean => PHONE.test(text);

/** Reads what a phone shows. */
export async function phoneState(query: Query, msisdn: string): Promise<PhoneState> {
  const now = await timeOf(query);
  await openAccount(query, phoneAccount(msisdn), now);
  const [account] = await query<{ balance: bigint }>('SELECT balance FROM accounts WHERE id = $1', [
    phoneAccount(msisdn),
  ]);
  const [push] = await query<Push & { name: string }>(
    `SELECT p.*, m.name FROM pushes p JOIN merchants m USING (shortcode)
     WHERE p.msisdn = $1 AND p.result_code IS NULL AND p.scenario->>'outcome' = 'phone' AND p.due_at > $2
     ORDER BY p.created_at LIMIT 1`,
    [msisdn, now],
  );
  const messages = await query<{ id: string; body: string; at: Date }>(
    'SELECT id::text, body, at FROM messages WHERE msisdn = $1 ORDER BY id DESC LIMIT 20',
    [msisdn],
  );
  const prompt = push && {
    checkoutId: push.checkout_id,
    merchant: push.name,
    amount: shillings(push.amount),
    reference: push.reference,
    secondsLeft: Math.ceil((push.due_at.getTime() - now.getTime()) / 1_000),
  };
  return { msisdn, balance: shillings(account?.balance ?? 0n), prompt: prompt ?? null, messages };
}

/** The phones that wait for an answer, or that were used last. */
export async function knownPhones(query: Query): Promise<{ msisdn: string; waiting: boolean }[]> {
  return query(
    `SELECT msisdn, bool_or(result_code IS NULL) AS waiting FROM pushes GROUP BY msisdn
     ORDER BY 2 DESC, max(created_at) DESC LIMIT 20`,
  );
}

/** The answer of the person at the phone. A wrong PIN fails the payment, as it does on a real one. */
export async function answerPrompt(
  query: Query,
  msisdn: string,
  given: { checkoutId: string; pin: string | null },
): Promise<void> {
  const [push] = await query<Push>(
    `SELECT * FROM pushes WHERE checkout_id = $1 AND msisdn = $2 AND result_code IS NULL
       AND scenario->>'outcome' = 'phone'`,
    [given.checkoutId, msisdn],
  );
  if (!push) return;
  if (given.pin === null) return decide(query, push.checkout_id, { failed: '1032' });
  await decide(query, push.checkout_id, given.pin === PIN ? 'paid' : { failed: '2001' });
}
