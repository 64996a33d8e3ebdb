import { exactProduct, exactSum } from '../../../ui/exact-decimals.ts';
import { formatMoney, type Money } from '../../../ui/format-amount.ts';

/** Quantity of one tier, identified by name. */
export interface BasketLine {
  tier: string;
  quantity: number;
}

/** The selected tickets. The first line is the tier selected first; the others were added to it. */
export type Basket = readonly BasketLine[];

export const ticketsIn = (basket: Basket): number => basket.reduce((sum, line) => sum + line.quantity, 0);

/** Selects a tier: replaces the first line, unless the order already contains the tier. */
export function select(basket: Basket, tier: string): Basket {
  const found = basket.find((line) => line.tier === tier);
  const others = basket.slice(found ? 0 : 1).filter((line) => line !== found);
  return [found ?? { tier, quantity: 1 }, ...others];
}

export const add = (basket: Basket, tier: string): Basket => [...basket, { tier, quantity: 1 }];

export const remove = (basket: Basket, tier: string): Basket => basket.filter((line) => line.tier !== tier);

export const count = (basket: Basket, tier: string, quantity: number): Basket =>
  basket.map((line) => (line.tier === tier ? { tier, quantity } : line));

interface Priced {
  name: string;
  price: Money;
  available: number;
}

/** Limits the basket to the current stock: removes sold-out tiers and reduces quantities. */
export function inStock(basket: Basket, tiers: readonly Priced[]): Basket {
  return basket.flatMap((line) => {
    const left = tiers.find((tier) => tier.name === line.tier)?.available ?? 0;
    return left > 0 ? [{ ...line, quantity: Math.min(line.quantity, left) }] : [];
  });
}

/** Returns the sums of the basket, one for each currency. */
export function sumsOf(basket: Basket, tiers: readonly Priced[]): Money[] {
  const sums = new Map<string, string[]>();
  for (const { tier: name, quantity } of basket) {
    const tier = tiers.find((one) => one.name === name);
    if (!tier) continue;
    const { amount, currency } = tier.price;
    sums.set(currency, [...(sums.get(currency) ?? []), exactProduct(amount, quantity)]);
  }
  return [...sums].map(([currency, parts]) => ({ amount: exactSum(parts), currency }));
}

/** Returns the total of the basket per currency: `USD 160.00 + KES 4,500.00`. */
export const totalOf = (basket: Basket, tiers: readonly Priced[]): string =>
  sumsOf(basket, tiers)
    .map((sum) => formatMoney(sum))
    .join(' + ');

/** Returns whether all its tickets are free. */
export function costsNothing(basket: Basket, tiers: readonly Priced[]): boolean {
  return basket.every(({ tier: name }) => Number(tiers.find((one) => one.name === name)?.price.amount) === 0);
}
