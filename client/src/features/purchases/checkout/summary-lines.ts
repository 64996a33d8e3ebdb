import { labelTexts } from '../../../messages/labels.ts';
import { buyingTexts, specialTexts } from '../../../messages/purchases.ts';
import { formatMoney, type Money } from '../../../ui/format-amount.ts';
import type { Basket } from '../basket/basket.ts';
import type { ShownTier } from '../special/special-tiers.ts';

interface PricedLine {
  tier: string;
  quantity: number;
  /** Price of one ticket. */
  price: Money;
}

type SummaryLine = [label: string, value: string];

/**
 * Returns summary lines of an order: tier and quantity; for several tiers each with quantity and price; and the code
 * applied.
 */
export function summaryLines(lines: readonly PricedLine[], code?: string): SummaryLine[] {
  const [only] = lines;
  const tickets: SummaryLine[] =
    only && lines.length === 1
      ? [
          [labelTexts.tier, only.tier],
          [buyingTexts.tickets, String(only.quantity)],
        ]
      : lines.map(({ tier, quantity, price }) => [tier, `${quantity} × ${formatMoney(price)}`]);
  return code === undefined ? tickets : [...tickets, [specialTexts.code, code]];
}

/** Returns the tickets of a basket at current prices. */
export function pricedLines(basket: Basket, tiers: readonly ShownTier[]): PricedLine[] {
  return basket.flatMap(({ tier: name, quantity }) => {
    const tier = tiers.find((one) => one.name === name);
    return tier ? [{ tier: name, quantity, price: tier.price }] : [];
  });
}
