import { payingTexts as texts } from '../../../messages/provider-payments.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import { formatMoney, type Money } from '../../../ui/format-amount.ts';
import classes from '../wallet/WalletPurchase.module.css';
import { chargeText } from './use-provider-quote.ts';

interface ProviderSumProps {
  /** Facts of the order, before its amounts. */
  lines: readonly [label: string, value: string][];
  /** Sums of the listed prices, one for each currency. */
  listed: readonly Money[];
  charge: Money;
}

/** Amounts of an order that a provider collects: its price, and what is charged. */
export function ProviderSum({ lines, listed, charge }: ProviderSumProps) {
  return (
    <dl className={classes.sum}>
      {lines.map(([label, value]) => (
        <div key={`${label} ${value}`} className={classes.line}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={`${classes.line} ${classes.money}`}>
        <dt>{purchaseTexts.price}</dt>
        <dd>{listed.map((sum) => formatMoney(sum)).join(' + ')}</dd>
      </div>
      <div className={`${classes.line} ${classes.total}`}>
        <dt>{texts.charge}</dt>
        <dd>{chargeText(charge)}</dd>
      </div>
    </dl>
  );
}
