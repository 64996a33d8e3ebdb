import { PAYMENT } from '../result/result-codes.ts';
import { available, credited, debited } from '../state/account.ts';
import type { IssuedAsset, Payment } from '../transaction/operation-body.ts';
import {
  type ApplyAnswer,
  type ApplyContext,
  type OperationRules,
  refuse,
  sourceOf,
} from './operation-rules.ts';

const LETTER_OR_DIGIT = /^[A-Za-z0-9]+$/;

/** One to four letters or digits, or five to twelve in the longer form; zeros only at the end. */
function isValidCode({ code }: IssuedAsset): boolean {
  const text = code.toString('latin1').replace(/\0+$/, '');
  return LETTER_OR_DIGIT.test(text) && (code.length === 4 || text.length > 4);
}

function payLumens(body: Payment, context: ApplyContext): ApplyAnswer {
  const { accounts, ledger } = context;
  const destination = accounts.get(body.destination);
  if (destination === null) {
    return refuse(PAYMENT.noDestination);
  }
  const richer = credited(destination, body.amount);
  if (richer === null) {
    return refuse(PAYMENT.lineFull);
  }
  const source = sourceOf(context);
  if (body.amount > available(source, ledger)) {
    return refuse(PAYMENT.underfunded);
  }
  accounts.put(richer);
  accounts.put(debited(source, body.amount));
  return {};
}

/**
 * Pays an issued asset. No account can trust an issuer here, because no operation creates trust lines. Therefore only
 * one payment works: an issuer to itself. An issuer as the destination need not even exist.
 */
function payIssued(body: Payment, asset: IssuedAsset, { accounts, source }: ApplyContext): ApplyAnswer {
  if (body.destination !== asset.issuer) {
    return refuse(accounts.get(body.destination) === null ? PAYMENT.noDestination : PAYMENT.noTrust);
  }
  return source === asset.issuer ? {} : refuse(PAYMENT.srcNoTrust);
}

export const payment: OperationRules<Payment> = {
  level: () => 'medium',

  check: ({ amount, asset }) =>
    amount <= 0n || (asset !== null && !isValidCode(asset)) ? PAYMENT.malformed : null,

  apply(body, context) {
    if (body.asset !== null) {
      return payIssued(body, body.asset, context);
    }
    // A payment of lumens to oneself moves nothing and needs nothing.
    return body.destination === context.source ? {} : payLumens(body, context);
  },
};
