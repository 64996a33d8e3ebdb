import { amountOf, formatAmount } from '../../../lib/money/index.ts';
import { presentMoney } from '../../../platform/graphql/money.type.ts';
import type { Services } from '../../../platform/services.ts';
import { sep7Uri } from '../external-wallet/sep7.rules.ts';
import { problemCode } from '../refunds/payout.rules.ts';
import type { PaymentRecord } from './payment.record.ts';
import type { Payment, PaymentFailureCode, QuotedAmount } from './payment.type.ts';

export function presentPayment({ ledger }: Services, record: PaymentRecord): Payment {
  const { explorer, passphrase } = ledger.network;
  const charge = record.charge_units === null ? null : amountOf('XLM', BigInt(record.charge_units));
  const { state, destination, memo_hash: memoHash, transaction_hash: transactionHash } = record;
  return {
    id: record.id,
    status: state,
    method: record.origin === 'mock' ? 'mock' : 'stellar',
    payment: presentQuoted(record),
    charge: charge && presentMoney(charge),
    destination,
    transactionHash,
    explorerUrl: transactionHash === null ? null : (explorer?.transaction(transactionHash) ?? null),
    holdUntil: new Date(record.hold_until),
    failure: record.failure ?? record.refund_problem,
    failureCode: failureCodeOf(record),
    sep7Uri:
      state === 'held' && charge && destination && memoHash
        ? sep7Uri({ destination, amount: charge, memoHash, passphrase })
        : null,
    memoHash,
  };
}

function failureCodeOf({ failure, failure_code, refund_problem }: PaymentRecord): PaymentFailureCode | null {
  if (failure !== null) return failure_code as PaymentFailureCode | null;
  return refund_problem === null ? null : problemCode(refund_problem);
}

function presentQuoted({ payment_currency: currency, payment_units }: PaymentRecord): QuotedAmount {
  return { amount: formatAmount(amountOf(currency, BigInt(payment_units))), currency };
}
