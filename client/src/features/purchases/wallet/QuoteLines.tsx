import { purchaseTexts } from '../../../texts/purchases.ts';
import { formatMoney } from '../../../ui/format-amount.ts';
import type { WalletQuote } from './use-wallet-quote.ts';
import classes from './WalletPurchase.module.css';

interface QuoteLinesProps {
  quote: WalletQuote;
  /** Lines that stand before the money. */
  lines?: [string, string][];
}

/** What a purchase costs, to the last decimal: the price, what is paid, and what leaves the wallet. */
export function QuoteLines({ quote, lines = [] }: QuoteLinesProps) {
  const { price, payment, charge, fee } = quote;
  const money: [string, string][] = [[purchaseTexts.price, formatMoney(price)]];
  // For who reckons in XLM, what he pays is what leaves his wallet.
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
