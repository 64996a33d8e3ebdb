import { randomBytes } from 'node:crypto';
import { after, timeOf } from '../run/clock.ts';
import { deliver } from '../run/deliveries.ts';
import { canPay, merchantAccount, move, openAccount, phoneAccount } from '../run/money.ts';
import { type Scenario, scenarioOf } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import { deliverConfirmation } from './confirmations.ts';
import { DarajaError, invalid, ofScenario } from './daraja-error.ts';
import { checkedUrl, type Merchant } from './merchants.ts';
import { DESCRIPTIONS, expressCallback, payerMessage } from './messages.ts';
import type { Push } from './push.ts';

/** Seconds until a prompt that gets no answer is over. */
const PROMPT_SECONDS = 60;
const FOR_EVER_SECONDS = 10 * 365 * 86_400;

type Body = Readonly<Record<string, unknown>>;

/** Checks a request of M-Pesa Express. @throws DarajaError naming the first fault */
export function checkedPush(merchant: Merchant, body: Body) {
  const { shortcode, till, passkey } = merchant;
  checkPassword(merchant, body);
  const isTill = body.TransactionType === 'CustomerBuyGoodsOnline';
  if (!isTill && body.TransactionType !== 'CustomerPayBillOnline') throw invalid('TransactionType');
  const partyB = String(body.PartyB);
  if (partyB !== (isTill ? till : shortcode)) throw invalid('PartyB');
  const amount = String(body.Amount);
  if (!/^[1-9]\d{0,5}$/.test(amount) || Number(amount) > 250_000) throw invalid('Amount');
  const msisdn = String(body.PhoneNumber);
  if (!/^254[17]\d{8}$/.test(msisdn) || String(body.PartyA) !== msisdn) throw invalid('PhoneNumber');
  const reference = String(body.AccountReference ?? '');
  if (!/^[A-Za-z0-9 ]{1,12}$/.test(reference)) throw invalid('AccountReference');
  if (String(body.TransactionDesc ?? '').length > 13) throw invalid('TransactionDesc');
  const callbackUrl = checkedUrl(body.CallBackURL, 'CallBackURL');
  return { passkey, partyB, msisdn, amount, reference, callbackUrl };
}

/** @throws DarajaError */
export function checkPassword({ shortcode, passkey }: Merchant, body: Body): void {
  if (String(body.BusinessShortCode) !== shortcode) throw invalid('BusinessShortCode');
  const timestamp = String(body.Timestamp);
  if (!/^\d{14}$/.test(timestamp)) throw invalid('Timestamp');
  if (body.Password !== Buffer.from(shortcode + passkey + timestamp).toString('base64'))
    throw new DarajaError(500, '500.001.1001', 'Wrong credentials');
}

/**
 * Stores a request of M-Pesa Express and puts the prompt on the phone. Two equal requests are two payments.
 * @returns the error that its scenario answers with; undefined when the scenario loses it before it is accepted
 */
export async function startPush(
  query: Query,
  merchant: Merchant,
  body: Body,
): Promise<Push | DarajaError | undefined> {
  const { partyB, msisdn, amount, reference, callbackUrl } = checkedPush(merchant, body);
  const scenario = await scenarioOf(query, { kind: 'push', msisdn, reference, amount });
  if (scenario.answer === 'drop_before') return undefined;
  if (typeof scenario.answer === 'object') return ofScenario(scenario.answer);
  const now = await timeOf(query);
  await openAccount(query, phoneAccount(msisdn), now);
  const wait = waitOf(scenario);
  const [push] = await query<Push>(
    `INSERT INTO pushes (checkout_id, merchant_request_id, shortcode, party_b, msisdn, amount, reference, callback_url,
       scenario, created_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING *`,
    [
      `ws_CO_${now.toISOString().replace(/\D/g, '')}${randomBytes(4).readUInt32BE()}`,
      `${randomBytes(2).readUInt16BE()}-${randomBytes(4).readUInt32BE()}-1`,
      merchant.shortcode,
      partyB,
      msisdn,
      BigInt(amount) * 100n,
      reference,
      callbackUrl,
      JSON.stringify(scenario),
      now,
      after(now, wait),
    ],
  );
  const comesFirst = scenario.callbacks.some((callback) => callback.after < 0);
  if (push && comesFirst && isOutcome(scenario.outcome)) await decide(query, push, scenario.outcome);
  return push;
}

function waitOf({ outcome, outcomeAfter }: Scenario): number {
  if (outcome === 'stuck') return FOR_EVER_SECONDS;
  return outcome === 'phone' ? PROMPT_SECONDS : outcomeAfter;
}

const isOutcome = (outcome: Scenario['outcome']): outcome is Outcome =>
  outcome === 'paid' || typeof outcome === 'object';

export type Outcome = 'paid' | { failed: string };

/** Decides a payment: money moves, the phone gets its message, and the callbacks are scheduled. Does so once. */
export async function decide(query: Query, given: Push, outcome: Outcome): Promise<void> {
  const [push] = await query<Push>(
    'SELECT * FROM pushes WHERE checkout_id = $1 AND result_code IS NULL FOR UPDATE',
    [given.checkout_id],
  );
  if (!push) return;
  const now = await timeOf(query);
  const [code, receipt] = outcome === 'paid' ? await pay(query, push, now) : [outcome.failed, null];
  const [decided] = await query<Push>(
    'UPDATE pushes SET result_code = $2, receipt = $3, finished_at = $4 WHERE checkout_id = $1 RETURNING *',
    [push.checkout_id, code, receipt, now],
  );
  for (const callback of decided ? push.scenario.callbacks : []) {
    await deliver(query, {
      url: push.callback_url,
      body: expressCallback(decided as Push, callback),
      headers: { Businessshortcode: push.shortcode },
      at: after(now, Math.max(0, callback.after)),
    });
  }
  if (receipt !== null && push.scenario.confirms) {
    const { shortcode, msisdn, reference, amount } = push;
    await deliverConfirmation(query, { shortcode, msisdn, reference, amount, receipt }, now);
  }
}

/** @returns the result code, and the receipt of a payment */
async function pay(query: Query, push: Push, now: Date): Promise<[string, string | null]> {
  const { shortcode, msisdn, amount, reference } = push;
  const debit = phoneAccount(msisdn);
  if (!(await canPay(query, debit, amount))) return ['1', null];
  const credit = merchantAccount(shortcode);
  const receipt = await move(query, {
    kind: 'payment',
    debit,
    credit,
    amount,
    at: now,
    shortcode,
    msisdn,
    reference,
  });
  await payerMessage(query, { msisdn, receipt, amount, shortcode, reference, at: now });
  return ['0', receipt];
}

/** Decides the payments whose time has come: by their scenario, or because the phone got no answer. */
export async function decideDue(query: Query): Promise<number> {
  const due = await query<Push>(
    `SELECT * FROM pushes WHERE result_code IS NULL AND due_at <= $1 ORDER BY due_at LIMIT 100
     FOR UPDATE SKIP LOCKED`,
    [await timeOf(query)],
  );
  for (const push of due) {
    const { outcome } = push.scenario;
    await decide(query, push, isOutcome(outcome) ? outcome : { failed: '1037' });
  }
  return due.length;
}

/** Answers a question for the state of a payment. Receipt, amount and phone are never in it. */
export async function queryPush(
  query: Query,
  merchant: Merchant,
  body: Body,
): Promise<object | DarajaError | 'foreign_page'> {
  checkPassword(merchant, body);
  const [push] = await query<Push>(
    `UPDATE pushes SET queries = queries + 1 WHERE checkout_id = $1 AND shortcode = $2 RETURNING *`,
    [String(body.CheckoutRequestID), merchant.shortcode],
  );
  const unclear = new DarajaError(500, '500.001.1001', 'The transaction is being processed');
  if (!push) return unclear;
  const answer = push.scenario.queries[push.queries - 1] ?? 'true';
  if (answer === '500.001.1001') return unclear;
  if (answer === '500') return 'foreign_page';
  const code = answer === 'true' ? (push.result_code ?? '4999') : answer === 'unknown' ? '7777' : answer;
  return {
    ResponseCode: '0',
    ResponseDescription: 'The service request has been accepted successfully',
    MerchantRequestID: push.merchant_request_id,
    CheckoutRequestID: push.checkout_id,
    ResultCode: push.scenario.numericCodes ? Number(code) : code,
    ResultDesc: DESCRIPTIONS[code] ?? 'The transaction is still under processing',
  };
}
