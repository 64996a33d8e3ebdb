import { timeOf } from '../run/clock.ts';
import { deliver } from '../run/deliveries.ts';
import { lockAccounts, merchantAccount, move, openAccount, phoneAccount } from '../run/money.ts';
import type { Query } from '../store/store.ts';
import { DarajaError, invalid } from './daraja-error.ts';
import type { Merchant } from './merchants.ts';
import { confirmation, insertMessages, paidText, shillings } from './messages.ts';

type Body = Readonly<Record<string, unknown>>;

const PAGE = 1_000;
const MAX_HOURS = 48;

/** The payments that a merchant received in a period, of the last 48 hours. */
export async function pullStatement(query: Query, merchant: Merchant, body: Body): Promise<object> {
  if (String(body.ShortCode) !== merchant.shortcode) throw invalid('ShortCode');
  const [from, to] = [timeIn(body.StartDate, 'StartDate'), timeIn(body.EndDate, 'EndDate')];
  const oldest = (await timeOf(query)).getTime() - MAX_HOURS * 3_600_000;
  const lines = await query<{ receipt: string; at: Date; msisdn: string; reference: string; amount: bigint }>(
    `SELECT receipt, at, msisdn, reference, amount FROM transfers
     WHERE shortcode = $1 AND kind = 'payment' AND at BETWEEN $2 AND $3 AND at >= $4
     ORDER BY id OFFSET $5 LIMIT ${PAGE}`,
    [merchant.shortcode, from, to, new Date(oldest), Math.max(0, Math.trunc(Number(body.OffSetValue) || 0))],
  );
  return {
    ResponseRefID: '18633-7271215-1',
    ResponseCode: '1000',
    ResponseMessage: 'Success',
    Response: [
      lines.map(({ receipt, at, msisdn, reference, amount }) => ({
        transactionId: receipt,
        trxDate: at.toISOString(),
        msisdn,
        sender: 'MPESA',
        transactiontype: 'c2b-pay-bill-debit',
        billreference: reference,
        amount: shillings(amount),
        organizationname: merchant.name,
      })),
    ],
  };
}

/** A time of Kenya, as `2026-11-27 13:05:00`. */
function timeIn(value: unknown, field: string): Date {
  const at = new Date(`${String(value).replace(' ', 'T')}+03:00`);
  if (Number.isNaN(at.getTime())) throw invalid(field);
  return at;
}

/** A person pays the paybill by hand, without a prompt. @returns the receipt */
export async function payByHand(
  query: Query,
  payment: { merchant: Merchant; msisdn: string; shillings: number; reference: string },
): Promise<string> {
  const { merchant, msisdn, reference } = payment;
  if (!/^254[17]\d{8}$/.test(msisdn)) throw invalid('Msisdn');
  if (!Number.isInteger(payment.shillings) || payment.shillings < 1) throw invalid('Amount');
  const at = await timeOf(query);
  const amount = BigInt(payment.shillings) * 100n;
  const debit = phoneAccount(msisdn);
  const { shortcode } = merchant;
  const credit = merchantAccount(shortcode);
  await openAccount(query, debit, at);
  const left = ((await lockAccounts(query, [debit, credit])).get(debit) ?? 0n) - amount;
  if (left < 0n) throw new DarajaError(500, '500.001.1001', 'Insufficient funds');
  const receipt = await move(query, {
    kind: 'payment',
    debit,
    credit,
    amount,
    at,
    shortcode,
    msisdn,
    reference,
  });
  const body = paidText({ receipt, amount, merchant_name: merchant.name, reference }, left);
  await insertMessages(query, [{ msisdn, body }], at);
  const { confirmation_url: url } = merchant;
  if (url) {
    const paid = { shortcode, msisdn, reference, amount, receipt, at };
    await deliver(query, { url, body: confirmation(paid), at });
  }
  return receipt;
}
