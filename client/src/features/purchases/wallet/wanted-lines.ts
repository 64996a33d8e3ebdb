import { buyingTexts } from '../../../texts/buying.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { specialTexts } from '../../../texts/special.ts';
import { formatMoney, type Money } from '../../../ui/format-amount.ts';
import type { Basket } from '../basket/basket.ts';
import type { ShownTier } from '../special/special-tiers.ts';

interface WantedLine {
  tier: string;
  quantity: number;
  /** Of one ticket. */
  price: Money;
}

type SummaryLine = [label: string, value: string];

/**
 * What is bought, for a summary: the tier and how many; of several, each with how many at which price; and the code that
 * makes it so.
 */
export function wantedLines(lines: readonly WantedLine[], code?: string): SummaryLine[] {
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

/** The tickets of a basket at the prices of now. */
export function pricedLines(basket: Basket, tiers: readonly ShownTier[]): WantedLine[] {
  return basket.flatMap(({ tier: name, quantity }) => {
    const tier = tiers.find((one) => one.name === name);
    return tier ? [{ tier: name, quantity, price: tier.price }] : [];
  });
}
