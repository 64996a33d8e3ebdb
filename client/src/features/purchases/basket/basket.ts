import { exactProduct } from '../../../ui/exact-product.ts';
import { exactSum } from '../../../ui/exact-sum.ts';
import { formatAmount, type Money } from '../../../ui/format-amount.ts';

/** So many tickets of a tier, by its name. */
export interface BasketLine {
  tier: string;
  quantity: number;
}

/** What somebody is about to buy. The first line is the tier that was selected; others were added to it. */
export type Basket = readonly BasketLine[];

/** Most tickets that one order takes. */
export const MOST_TICKETS = 10;

export const ticketsIn = (basket: Basket): number => basket.reduce((sum, line) => sum + line.quantity, 0);

/** Selects a tier: it stands first, in place of the one that did, unless it is part of the order already. */
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

/** The basket as it can still be had: what sold out meanwhile is gone from it, and what got short is fewer. */
export function inStock(basket: Basket, tiers: readonly Priced[]): Basket {
  return basket.flatMap((line) => {
    const left = tiers.find((tier) => tier.name === line.tier)?.available ?? 0;
    return left > 0 ? [{ ...line, quantity: Math.min(line.quantity, left) }] : [];
  });
}

/** What the basket costs, a sum a currency: `USD 160.00 + KES 4,500.00`. */
export function totalOf(basket: Basket, tiers: readonly Priced[]): string {
  const sums = new Map<string, string[]>();
  for (const { tier: name, quantity } of basket) {
    const tier = tiers.find((one) => one.name === name);
    if (!tier) continue;
    const { amount, currency } = tier.price;
    sums.set(currency, [...(sums.get(currency) ?? []), exactProduct(amount, quantity)]);
  }
  return [...sums].map(([currency, parts]) => formatAmount(exactSum(parts), currency)).join(' + ');
}

/** Whether every ticket in it is free. */
export function costsNothing(basket: Basket, tiers: readonly Priced[]): boolean {
  return basket.every(({ tier: name }) => Number(tiers.find((one) => one.name === name)?.price.amount) === 0);
}
