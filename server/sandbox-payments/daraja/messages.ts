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

interface Paid {
  receipt: string;
  /** In cents. */
  amount: bigint;
  merchant_name: string;
  reference: string;
}

/** The text of the message that a payer gets. @param balance of the phone after the payment, in cents */
export const paidText = ({ receipt, amount, merchant_name, reference }: Paid, balance: bigint): string =>
  `${receipt} Confirmed. Ksh${shillings(amount)} sent to ${merchant_name} for account ${reference}. ${balanceText(balance)}`;

/** The text of the message that the receiver of a payout or a reversal gets. */
export const receivedText = (
  { receipt, amount, merchant_name }: Omit<Paid, 'reference'>,
  balance: bigint,
): string =>
  `${receipt} Confirmed. You have received Ksh${shillings(amount)} from ${merchant_name}. ${balanceText(balance)}`;

const balanceText = (balance: bigint): string => `New M-PESA balance is Ksh${shillings(balance)}.`;

/** Sends phones their messages, in this order. */
export async function insertMessages(
  query: Query,
  messages: readonly { msisdn: string; body: string }[],
  at: Date,
): Promise<void> {
  await query(
    `INSERT INTO messages (msisdn, body, at)
     SELECT msisdn, body, $2 FROM json_to_recordset($1) AS m (line int, msisdn text, body text) ORDER BY line`,
    [JSON.stringify(messages.map((message, line) => ({ line, ...message }))), at],
  );
}
