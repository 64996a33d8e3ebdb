import { randomBytes } from 'node:crypto';
import { after } from '../run/clock.ts';
import { matchingRule, type Scenario, scenarioOf } from '../run/scenario.ts';
import type { Query, Store } from '../store/store.ts';
import { DarajaError, invalid, ofScenario } from './daraja-error.ts';
import { decide, isOutcome, type Outcome } from './decide-pushes.ts';
import { type Caller, checkedUrl, type Merchant } from './merchants.ts';
import { DESCRIPTIONS } from './messages.ts';
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
  store: Store,
  caller: Caller,
  body: Body,
): Promise<Push | DarajaError | undefined> {
  const request = checkedPush(caller.merchant, body);
  const { msisdn, reference, amount } = request;
  const match = { kind: 'push' as const, msisdn, reference, amount };
  const { times, scenario } = await matchingRule(store.prepared, match);
  const accept = async (query: Query, chosen: Scenario): Promise<Push | DarajaError | undefined> => {
    if (chosen.answer === 'drop_before') return undefined;
    if (typeof chosen.answer === 'object') return ofScenario(chosen.answer);
    return insertPush(query, caller, request, chosen);
  };
  // The only write is the row of the payment, which needs no transaction around it.
  if (times === null && !decidesAtOnce(scenario)) return accept(store.prepared, scenario);
  return store.transaction(async (query) => {
    const push = await accept(query, await scenarioOf(query, match));
    if (push && !(push instanceof DarajaError) && decidesAtOnce(push.scenario))
      await decide(query, push.checkout_id, push.scenario.outcome as Outcome);
    return push;
  });
}

async function insertPush(
  query: Query,
  { merchant, now }: Caller,
  request: ReturnType<typeof checkedPush>,
  scenario: Scenario,
): Promise<Push> {
  const push: Push = {
    checkout_id: `ws_CO_${now.toISOString().replace(/\D/g, '')}${randomBytes(4).readUInt32BE()}`,
    merchant_request_id: `${randomBytes(2).readUInt16BE()}-${randomBytes(4).readUInt32BE()}-1`,
    shortcode: merchant.shortcode,
    party_b: request.partyB,
    msisdn: request.msisdn,
    amount: BigInt(request.amount) * 100n,
    reference: request.reference,
    callback_url: request.callbackUrl,
    scenario,
    created_at: now,
    due_at: after(now, waitOf(scenario)),
    result_code: null,
    receipt: null,
    finished_at: null,
    queries: 0,
  };
  await query(
    `INSERT INTO pushes (checkout_id, merchant_request_id, shortcode, party_b, msisdn, amount, reference, callback_url,
       scenario, created_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      push.checkout_id,
      push.merchant_request_id,
      push.shortcode,
      push.party_b,
      push.msisdn,
      push.amount,
      push.reference,
      push.callback_url,
      JSON.stringify(push.scenario),
      push.created_at,
      push.due_at,
    ],
  );
  return push;
}

function waitOf({ outcome, outcomeAfter }: Scenario): number {
  if (outcome === 'stuck') return FOR_EVER_SECONDS;
  return outcome === 'phone' ? PROMPT_SECONDS : outcomeAfter;
}

/** True when a callback comes before the answer to the request. */
const decidesAtOnce = ({ outcome, callbacks }: Scenario): boolean =>
  isOutcome(outcome) && callbacks.some((callback) => callback.after < 0);

/** Answers a question for the state of a payment. Receipt, amount and phone are never in it. */
export async function queryPush(
  store: Store,
  { merchant }: Caller,
  body: Body,
): Promise<{ answer: object; delay: number } | DarajaError | 'foreign_page'> {
  checkPassword(merchant, body);
  const id = String(body.CheckoutRequestID);
  const [push] = await store.prepared<Push>(
    'SELECT * FROM pushes WHERE checkout_id = $1 AND shortcode = $2',
    [id, merchant.shortcode],
  );
  const unclear = new DarajaError(500, '500.001.1001', 'The transaction is being processed');
  if (!push) return unclear;
  const planned = await plannedAnswer(store.query, push);
  if (planned === '500.001.1001') return unclear;
  if (planned === '500') return 'foreign_page';
  const answer = stateOf(push, planned);
  return { answer, delay: push.scenario.queriesAfter };
}

/** The answer that the scenario plans for this query, which only then is counted. */
async function plannedAnswer(
  query: Query,
  { checkout_id: id, scenario: { queries } }: Push,
): Promise<string> {
  if (queries.length === 0) return 'true';
  const [counted] = await query<{ queries: number }>(
    'UPDATE pushes SET queries = queries + 1 WHERE checkout_id = $1 RETURNING queries',
    [id],
  );
  return queries[(counted?.queries ?? 1) - 1] ?? 'true';
}

function stateOf(push: Push, answer: string): object {
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
