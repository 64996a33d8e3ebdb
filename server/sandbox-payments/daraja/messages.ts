import type { Query } from '../store/store.ts';
import type { Push } from './push.ts';

/** Texts of result codes; they differ by channel, so that no client may rely on them. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '0': 'The service request is processed successfully.',
  '1': 'The balance is insufficient for the transaction.',
  '17': 'System internal error.',
  '1019': 'Transaction expired. No MO has been received',
  '1032': 'Request cancelled by user',
  '1037': 'DS timeout user cannot be reached',
  '2001': 'The initiator information is invalid.',
  '4999': 'The transaction is still under processing',
};

/** A time as Daraja writes it: YYYYMMDDHHmmss in Kenya. */
const stamp = (at: Date): string =>
  new Date(at.getTime() + 3 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);

export const shillings = (cents: bigint): string =>
  `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** The callback of M-Pesa Express. @param callback may claim another result, or leave out items */
export function expressCallback(push: Push, callback: { result?: string; without?: string[] }): object {
  const code = callback.result ?? push.result_code ?? '4999';
  const metadata = [
    { Name: 'Amount', Value: Number(shillings(push.amount)) },
    { Name: 'MpesaReceiptNumber', Value: push.receipt },
    { Name: 'Balance' },
    { Name: 'TransactionDate', Value: Number(stamp(push.finished_at ?? push.created_at)) },
    { Name: 'PhoneNumber', Value: Number(push.msisdn) },
  ].filter(({ Name }) => !callback.without?.includes(Name));
  return {
    Body: {
      stkCallback: {
        MerchantRequestID: push.merchant_request_id,
        CheckoutRequestID: push.checkout_id,
        ResultCode: push.scenario.numericCodes || /^\D/.test(code) ? code : Number(code),
        ResultDesc: DESCRIPTIONS[code] ?? 'Failed',
        ...(code === '0' && push.receipt !== null && { CallbackMetadata: { Item: metadata } }),
      },
    },
  };
}

/** A confirmation of customer-to-business money, version 2: the payer's number is masked. */
export function confirmation(payment: {
  receipt: string;
  at: Date;
  amount: bigint;
  shortcode: string;
  reference: string;
  msisdn: string;
}): object {
  const { receipt, at, amount, shortcode, reference, msisdn } = payment;
  return {
    TransactionType: 'Pay Bill',
    TransID: receipt,
    TransTime: stamp(at),
    TransAmount: shillings(amount),
    BusinessShortCode: shortcode,
    BillRefNumber: reference,
    InvoiceNumber: '',
    OrgAccountBalance: '',
    ThirdPartyTransID: '',
    MSISDN: `${msisdn.slice(0, 4)} ***** ${msisdn.slice(-3)}`,
    FirstName: 'WANJIKU',
    MiddleName: '',
    LastName: '',
  };
}

/** A result of a payout, a reversal or a question for a state. */
export function asyncResult(result: {
  code: string;
  originatorId: string;
  conversationId: string;
  receipt: string | null;
  parameters: { Key: string; Value?: string | number }[];
}): object {
  const { code, originatorId, conversationId, receipt, parameters } = result;
  return {
    Result: {
      ResultType: 0,
      ResultCode: /^\d+$/.test(code) ? Number(code) : code,
      ResultDesc: DESCRIPTIONS[code] ?? 'Failed',
      OriginatorConversationID: originatorId,
      ConversationID: conversationId,
      TransactionID: receipt ?? 'SLE0000000',
      ...(code === '0' && { ResultParameters: { ResultParameter: parameters } }),
      ReferenceData: { ReferenceItem: { Key: 'QueueTimeoutURL', Value: '' } },
    },
  };
}

/** The message that the payer gets. */
export async function payerMessage(
  query: Query,
  payment: {
    msisdn: string;
    receipt: string;
    amount: bigint;
    shortcode: string;
    reference: string;
    at: Date;
  },
): Promise<void> {
  const { msisdn, receipt, amount, shortcode, reference, at } = payment;
  const [merchant] = await query<{ name: string }>('SELECT name FROM merchants WHERE shortcode = $1', [
    shortcode,
  ]);
  await message(
    query,
    msisdn,
    `${receipt} Confirmed. Ksh${shillings(amount)} sent to ${merchant?.name ?? shortcode} for account ${reference}. ${await balanceText(query, msisdn)}`,
    at,
  );
}

export async function balanceText(query: Query, msisdn: string): Promise<string> {
  const [account] = await query<{ balance: bigint }>('SELECT balance FROM accounts WHERE id = $1', [
    `phone:${msisdn}`,
  ]);
  return `New M-PESA balance is Ksh${shillings(account?.balance ?? 0n)}.`;
}

export async function message(query: Query, msisdn: string, body: string, at: Date): Promise<void> {
  await query('INSERT INTO messages (msisdn, body, at) VALUES ($1, $2, $3)', [msisdn, body, at]);
}
