import { randomBytes } from 'node:crypto';
import { after, timeOf } from '../run/clock.ts';
import { deliver } from '../run/deliveries.ts';
import {
  lockAccounts,
  merchantAccount,
  move,
  openAccount,
  phoneAccount,
  type Transfer,
} from '../run/money.ts';
import { type Scenario, scenarioOf } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import { DarajaError, invalid, ofScenario } from './daraja-error.ts';
import { checkedUrl, isInitiator, type Merchant } from './merchants.ts';
import { asyncResult, insertMessages, receivedText, shillings } from './messages.ts';

/** Payouts, reversals and questions for a state: accepted at once, and their result comes by callback. */

type Body = Readonly<Record<string, unknown>>;

interface Outcome {
  code: string;
  receipt: string | null;
  parameters: { Key: string; Value?: string | number }[];
}

interface Kind {
  kind: 'payout' | 'reversal' | 'status';
  /** The fields that name the initiator. */
  initiator: string;
  /** The facts by which a rule chooses a scenario. */
  match(body: Body): { msisdn?: string; amount?: string; reference?: string };
  /** Checks the request, and does what it asks for. */
  run(query: Query, merchant: Merchant, body: Body): Promise<Outcome>;
}

export const PAYOUT: Kind = {
  kind: 'payout',
  initiator: 'InitiatorName',
  match: (body) => ({ msisdn: String(body.PartyB), amount: String(body.Amount) }),
  run: payOut,
};
export const REVERSAL: Kind = {
  kind: 'reversal',
  initiator: 'Initiator',
  match: (body) => ({ reference: String(body.TransactionID), amount: String(body.Amount) }),
  run: reverse,
};
export const STATUS: Kind = {
  kind: 'status',
  initiator: 'Initiator',
  match: (body) => ({ reference: String(body.TransactionID ?? body.OriginalConversationID) }),
  run: readState,
};

/**
 * Accepts a request and schedules its result.
 * @returns the error that its scenario answers with; undefined when the scenario loses it before it is accepted
 * @throws DarajaError, also for an ID that was used before
 */
export async function acceptRequest(
  query: Query,
  { kind, initiator, match, run }: Kind,
  { merchant, body }: { merchant: Merchant; body: Body },
): Promise<{ answer: object; scenario: Scenario } | DarajaError | undefined> {
  const resultUrl = checkedUrl(body.ResultURL, 'ResultURL');
  const timeoutUrl = checkedUrl(body.QueueTimeOutURL, 'QueueTimeOutURL');
  const scenario = await scenarioOf(query, { kind, ...match(body) });
  if (scenario.answer === 'drop_before') return undefined;
  if (typeof scenario.answer === 'object') return ofScenario(scenario.answer);
  const now = await timeOf(query);
  const conversationId = `AG_${now.toISOString().slice(0, 10).replaceAll('-', '')}_${randomBytes(10).toString('hex')}`;
  const originatorId = String(body.OriginatorConversationID ?? randomBytes(8).toString('hex'));
  const isKnown = await query('SELECT FROM requests WHERE originator_id = $1', [originatorId]);
  if (isKnown.length > 0) throw new DarajaError(500, '500.002.1001', 'Duplicate OriginatorConversationID.');
  const credential = { name: body[initiator], credential: body.SecurityCredential };
  const outcome = (await isInitiator(query, merchant, credential))
    ? await decided(query, scenario, () => run(query, merchant, body))
    : failed('2001');
  await query('INSERT INTO requests VALUES ($1, $2, $3, $4, $5, $6, $7)', [
    conversationId,
    originatorId,
    kind,
    merchant.shortcode,
    outcome.code,
    outcome.receipt,
    now,
  ]);
  for (const callback of scenario.callbacks) {
    const result = callback.result === undefined ? outcome : { ...outcome, code: callback.result };
    await deliver(query, {
      url: scenario.toTimeoutUrl ? timeoutUrl : resultUrl,
      body: asyncResult({ ...result, originatorId, conversationId }),
      at: after(now, Math.max(0, callback.after)),
    });
  }
  const answer = {
    ConversationID: conversationId,
    OriginatorConversationID: originatorId,
    ResponseCode: '0',
    ResponseDescription: 'Accept the service request successfully.',
  };
  return { answer, scenario };
}

const failed = (code: string): Outcome => ({ code, receipt: null, parameters: [] });

const decided = (
  query: Query,
  { outcome }: Scenario,
  run: (query: Query) => Promise<Outcome>,
): Promise<Outcome> => (typeof outcome === 'object' ? Promise.resolve(failed(outcome.failed)) : run(query));

async function payOut(query: Query, merchant: Merchant, body: Body): Promise<Outcome> {
  const amount = String(body.Amount);
  const msisdn = String(body.PartyB);
  if (!/^[1-9]\d{1,5}$/.test(amount) || Number(amount) > 250_000) throw invalid('Amount');
  if (!/^254[17]\d{8}$/.test(msisdn)) throw invalid('PartyB');
  if (String(body.PartyA) !== merchant.shortcode) throw invalid('PartyA');
  const at = await timeOf(query);
  await openAccount(query, phoneAccount(msisdn), at);
  const cents = BigInt(amount) * 100n;
  const details = { msisdn, amount: cents, at, reference: String(body.Occassion ?? '') };
  const receipt = await payPhone(query, merchant, { kind: 'payout', ...details });
  if (receipt === null) return failed('1');
  return {
    code: '0',
    receipt,
    parameters: [
      { Key: 'TransactionAmount', Value: Number(amount) },
      { Key: 'TransactionReceipt', Value: receipt },
      { Key: 'B2CRecipientIsRegisteredCustomer', Value: 'Y' },
      { Key: 'ReceiverPartyPublicName', Value: `${msisdn} - WANJIKU` },
    ],
  };
}

/** Reverses a whole payment, once. */
async function reverse(query: Query, merchant: Merchant, body: Body): Promise<Outcome> {
  const [paid] = await query<{ receipt: string; amount: bigint; msisdn: string }>(
    `SELECT receipt, amount, msisdn FROM transfers
     WHERE receipt = $1 AND kind = 'payment' AND shortcode = $2 FOR UPDATE`,
    [String(body.TransactionID), merchant.shortcode],
  );
  if (!paid || paid.amount !== BigInt(Math.trunc(Number(body.Amount) * 100))) return failed('R000002');
  const before = await query('SELECT FROM transfers WHERE reverses = $1', [paid.receipt]);
  if (before.length > 0) return failed('R000001');
  const { msisdn, amount } = paid;
  const details = { msisdn, amount, at: await timeOf(query), reverses: paid.receipt };
  const receipt = await payPhone(query, merchant, { kind: 'reversal', ...details });
  if (receipt === null) return failed('1');
  return {
    code: '0',
    receipt,
    parameters: [
      { Key: 'Amount', Value: Number(shillings(paid.amount)) },
      { Key: 'OriginalTransactionID', Value: paid.receipt },
      { Key: 'Charge', Value: 0 },
    ],
  };
}

/** Pays from the merchant to a phone, which gets a message. @returns the receipt; null when the merchant has too little */
async function payPhone(
  query: Query,
  { shortcode, name }: Merchant,
  transfer: Pick<Transfer, 'kind' | 'amount' | 'at' | 'reference' | 'reverses'> & { msisdn: string },
): Promise<string | null> {
  const { msisdn, amount, at } = transfer;
  const [debit, credit] = [merchantAccount(shortcode), phoneAccount(msisdn)];
  const balances = await lockAccounts(query, [debit, credit]);
  if ((balances.get(debit) ?? 0n) < amount) return null;
  const receipt = await move(query, { ...transfer, debit, credit, shortcode });
  const text = receivedText({ receipt, amount, merchant_name: name }, (balances.get(credit) ?? 0n) + amount);
  await insertMessages(query, [{ msisdn, body: text }], at);
  return receipt;
}

/** The state of a payment by its receipt, or of a payout or a reversal by its conversation. */
async function readState(query: Query, merchant: Merchant, body: Body): Promise<Outcome> {
  const [found] = await query<Stated>(
    `SELECT t.receipt, t.amount, t.msisdn, t.kind, r.originator_id, r.conversation_id
     FROM transfers t LEFT JOIN requests r ON r.receipt = t.receipt AND r.command <> 'status'
     WHERE t.shortcode = $1 AND (t.receipt = $2 OR r.conversation_id = $3 OR r.originator_id = $3)`,
    [merchant.shortcode, String(body.TransactionID ?? ''), String(body.OriginalConversationID ?? '')],
  );
  if (!found) return failed('2032');
  const { receipt, amount, msisdn, kind } = found;
  const payer = kind === 'payment' ? `${msisdn} - WANJIKU` : `${merchant.shortcode} - ${merchant.name}`;
  return {
    code: '0',
    receipt,
    parameters: [
      { Key: 'ReceiptNo', Value: receipt },
      { Key: 'TransactionStatus', Value: 'Completed' },
      { Key: 'Amount', Value: Number(shillings(amount)) },
      { Key: 'DebitPartyName', Value: payer },
      { Key: 'OriginatorConversationID', Value: found.originator_id ?? receipt },
      { Key: 'ConversationID', Value: found.conversation_id ?? receipt },
      { Key: 'ReasonType' },
      { Key: 'DebitPartyName' },
    ],
  };
}

interface Stated {
  receipt: string;
  amount: bigint;
  msisdn: string;
  kind: string;
  originator_id: string | null;
  conversation_id: string | null;
}
