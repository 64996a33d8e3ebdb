import { useLocalStorage } from '@mantine/hooks';
import { twoDecimals } from '../../ui/format-amount.ts';

/** Currencies in which XLM amounts can also be shown. */
export const READER_CURRENCIES = ['USD', 'EUR', 'KES'] as const;

export type ReaderCurrency = (typeof READER_CURRENCIES)[number];

/** Defaults to shillings for browsers with a Kenyan locale. A server has no locale. */
const usual = (): ReaderCurrency =>
  globalThis.navigator?.languages?.some((tag) => /-KE$/i.test(tag)) ? 'KES' : 'USD';

export const readerCurrencyIn = (text: string | undefined): ReaderCurrency =>
  READER_CURRENCIES.find((one) => one === text) ?? usual();

/** The reader's display currency, stored in this browser, with its setter. */
export function useReaderCurrency(): [ReaderCurrency, (currency: ReaderCurrency) => void] {
  const [stored, store] = useLocalStorage<string>({
    key: 'currency',
    getInitialValueInEffect: false,
    serialize: (text) => text,
    deserialize: (text) => text ?? '',
  });
  return [readerCurrencyIn(stored), store];
}

/**
 * Multiplies an amount by the rates in turn: decimal texts in, decimal text with two places out. An estimate, truncated
 * so that it never shows too much. `worth('10', ['0.12', '0.92'])` is `1.10`.
 */
export function worth(amount: string, rates: readonly string[]): string {
  let units = 1n;
  let places = 0;
  for (const factor of [amount, ...rates]) {
    const [whole = '0', fraction = ''] = factor.split('.');
    units *= BigInt(whole + fraction);
    places += fraction.length;
  }
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return twoDecimals(units < 0n ? `-${text}` : text);
}
