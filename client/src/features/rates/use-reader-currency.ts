import { useLocalStorage } from '@mantine/hooks';

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
  const [kept, keep] = useLocalStorage<string>({
    key: 'currency',
    getInitialValueInEffect: false,
    serialize: (text) => text,
    deserialize: (text) => text ?? '',
  });
  return [readerCurrencyIn(kept), keep];
}
