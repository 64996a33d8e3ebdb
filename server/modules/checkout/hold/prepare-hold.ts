import type { Scope } from '../../../platform/scope.ts';
import { type Listing, type OrderRequest, orderHead, orderMemo } from '../../orders/index.ts';
import type { PricedOrder } from '../price-lines.ts';
import type { Quote } from '../quote/quote.rules.ts';
import type { Hold, HoldOnLedger } from './hold.ts';

/** What a hold takes of a quote: the charge is in XLM on the ledger, else in the currency of the payment. */
type HeldQuote = Pick<Quote, 'price' | 'payment' | 'shares' | 'rate'> & Pick<Hold, 'charge'>;

type QuotedOrder = PricedOrder & { quote: HeldQuote } & Pick<Hold, 'offered' | 'answers'>;

/** @param payment `id` is the order's, which the memo of its payment contains */
export function prepareHold(
  scope: Scope,
  request: OrderRequest,
  { lines, code, offered, answers, quote }: QuotedOrder,
  payment: Pick<Hold, 'id' | 'origin' | 'method' | 'onLedger' | 'holdUntil'>,
): Hold {
  const [first, ...others] = lines.map(({ tier, quantity, unitUnits }, index) => ({
    terms: tier.terms,
    quantity,
    unitUnits,
    charge: quote.shares?.[index] ?? null,
  }));
  if (!first) throw new RangeError('an order has at least one line');
  return {
    ...orderHead(scope, request, payment.id),
    ...payment,
    paymentId: scope.ids.uuid(),
    transferId: scope.ids.uuid(),
    parts: [first, ...others],
    price: quote.price,
    code,
    offered,
    answers,
    payment: quote.payment,
    rate: quote.rate,
    charge: quote.charge,
  };
}

/**
 * Finds the payee of an order and makes the memo of its payment.
 * @param source the paying account; null for an external wallet
 * @throws LedgerUnavailable, FundingRefused
 */
export async function paymentOnLedger(
  scope: Scope,
  { event }: Listing,
  { id, stroops, source }: { id: string; stroops: bigint; source: string | null },
): Promise<HoldOnLedger> {
  const { payees, ledger } = scope.services;
  const { publicKey: destination, account: payee, contractId } = await payees.of(scope, event);
  const memoHash = orderMemo(id, stroops, destination);
  return { networkId: ledger.networkId(), source, destination, payee, contractId, memoHash };
}

/** The end of a hold by the ledger's clock, because the ledger refuses a later payment. */
export function holdEnd({ services }: Scope, seconds: number): Date {
  return new Date(services.settlement.ledgerTime().getTime() + seconds * 1_000);
}
