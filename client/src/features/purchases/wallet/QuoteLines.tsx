import { purchaseTexts } from '../../../messages/purchases.ts';
import { formatMoney } from '../../../ui/format-amount.ts';
import { type Fact, OrderSum } from '../checkout/OrderSum.tsx';
import type { WalletQuote } from './use-wallet-quote.ts';

interface QuoteLinesProps {
  quote: WalletQuote;
  /** Lines shown before the amounts. */
  facts?: readonly Fact[];
}

/** Exact amounts of a purchase: price, payment, and charge to the wallet. */
export function QuoteLines({ quote: { price, payment, charge, fee }, facts = [] }: QuoteLinesProps) {
  const amounts: Fact[] = [[purchaseTexts.price, formatMoney(price)]];
  // With a payment in XLM, payment and charge are the same amount.
  if (payment.currency !== 'XLM') amounts.push([purchaseTexts.amount, formatMoney(payment)]);
  if (charge) amounts.push([purchaseTexts.fee, formatMoney(fee)]);
  return (
    <OrderSum facts={facts} amounts={amounts} total={charge && [purchaseTexts.charge, formatMoney(charge)]} />
  );
}
