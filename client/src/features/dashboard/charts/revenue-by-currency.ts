import type { Money } from '../../../ui/format-amount.ts';

interface EventSums {
  revenue: readonly Money[];
  due: readonly Money[];
}

export interface CurrencyRevenue<Event> {
  currency: string;
  /** Highest revenue first. */
  events: { event: Event; revenue: Money; due: Money | undefined; share: number }[];
}

/**
 * Splits the revenue of events by currency, the main one first, then that of most events. `share` is the part of the
 * highest revenue in the currency, 0 to 1.
 */
export function revenueByCurrency<Event extends EventSums>(
  events: readonly Event[],
  mainCurrency: string | null = null,
): CurrencyRevenue<Event>[] {
  const currencies = [...new Set(events.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))];
  const groups = currencies.map((currency) => {
    const of = (sums: readonly Money[]): Money | undefined => sums.find((one) => one.currency === currency);
    const lines = events
      .flatMap((event) => {
        const revenue = of(event.revenue);
        return revenue ? [{ event, revenue, due: of(event.due), size: Number(revenue.amount) }] : [];
      })
      .sort((a, b) => b.size - a.size);
    const most = lines[0]?.size ?? 0;
    return {
      currency,
      events: lines.map(({ size, ...line }) => ({ ...line, share: most > 0 ? Math.max(0, size / most) : 0 })),
    };
  });
  const isMain = ({ currency }: { currency: string }): number => Number(currency === mainCurrency);
  return groups.sort(
    (a, b) =>
      isMain(b) - isMain(a) || b.events.length - a.events.length || (a.currency < b.currency ? -1 : 1),
  );
}
