import { createHmac } from 'node:crypto';
import Stripe from 'stripe';

/** Money of a report, in hundredths or whatever else the provider's wire lets through. */
export interface ReportedMoney {
  currency: string;
  amount: unknown;
}

/** Reports of a payment as its provider tells them, besides what is true. */
export interface ForgedReport extends ReportedMoney {
  /** ID of the attempt that it names. */
  intent: string;
  reference: string;
}

interface Signed {
  body: string;
  headers: Record<string, string>;
}

/** A report of a payment with a right signature, such as of a page that anybody began with the shop's public key. */
export function signedReport(
  provider: 'stripe' | 'paystack',
  secret: string,
  { intent, reference, currency, amount, at = new Date() }: ForgedReport & { at?: Date },
): Signed {
  if (provider === 'paystack') {
    const data = { reference, currency, amount, status: 'success', metadata: { intent } };
    const body = JSON.stringify({ event: 'charge.success', data });
    const signature = createHmac('sha512', secret).update(body).digest('hex');
    return { body, headers: { 'x-paystack-signature': signature } };
  }
  const object = {
    ...{
      id: reference,
      object: 'checkout.session',
      mode: 'payment',
      status: 'complete',
      payment_status: 'paid',
    },
    ...{ currency: currency.toLowerCase(), amount_total: amount, payment_intent: `pi_${reference}` },
    metadata: { intent },
  };
  const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object } };
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at.getTime() / 1_000);
  const header = new Stripe('sk_test_none').webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: payload, headers: { 'stripe-signature': header } };
}

interface Result {
  conversation: string | null;
  originator: string | null;
  receipt: string;
  payer: string;
  /** In shillings. */
  amount?: number;
}

/** The result of a question about a payment, as Daraja sends it and as anybody can write it. */
export function forgedResult({ conversation, originator, receipt, payer, amount = 1_500 }: Result): {
  Result: Record<string, unknown>;
} {
  const ResultParameter = [
    { Key: 'TransactionStatus', Value: 'Completed' },
    { Key: 'ReceiptNo', Value: receipt },
    { Key: 'Amount', Value: amount },
    { Key: 'DebitPartyName', Value: `${payer} - WANJIKU` },
    { Key: 'OriginatorConversationID', Value: originator },
    { Key: 'ConversationID', Value: conversation },
  ];
  return {
    Result: {
      ...{ ResultType: 0, ResultCode: 0, OriginatorConversationID: originator, ConversationID: conversation },
      ...{ TransactionID: receipt, ResultParameters: { ResultParameter } },
    },
  };
}
