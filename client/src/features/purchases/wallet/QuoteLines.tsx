import { purchaseTexts } from '../../../messages/purchases.ts';
import { formatMoney } from '../../../ui/format-amount.ts';
import type { WalletQuote } from './use-wallet-quote.ts';
import classes from './WalletPurchase.module.css';

interface QuoteLinesProps {
  quote: WalletQuote;
  /** Lines shown before the amounts. */
  lines?: [string, string][];
}

/** Exact amounts of a purchase: price, payment, and charge to the wallet. */
export function QuoteLines({ quote, lines = [] }: QuoteLinesProps) {
  const { price, payment, charge, fee } = quote;
  const money: [string, string][] = [[purchaseTexts.price, formatMoney(price)]];
  // With a payment in XLM, payment and charge are the same amount.
  if (payment.currency !== 'XLM') money.push([purchaseTexts.amount, formatMoney(payment)]);
  if (charge) money.push([purchaseTexts.fee, formatMoney(fee)]);
  return (
    <dl className={classes.sum}>
      {lines.map(([label, value]) => (
        <div key={`${label} ${value}`} className={classes.line}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {money.map(([label, value]) => (
        <div key={label} className={`${classes.line} ${classes.money}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {charge && (
        <div className={`${classes.line} ${classes.total}`}>
          <dt>{purchaseTexts.charge}</dt>
          <dd>{formatMoney(charge)}</dd>
        </div>
      )}
    </dl>
  );
}
