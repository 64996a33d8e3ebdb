import { useLocalStorage } from '@mantine/hooks';

/** What amounts in XLM are told in as well. */
export const READER_CURRENCIES = ['USD', 'EUR', 'KES'] as const;

export type ReaderCurrency = (typeof READER_CURRENCIES)[number];

/** Whoever reads as people in Kenya do, reckons in shillings until he chooses otherwise. A server reads as nobody. */
const usual = (): ReaderCurrency =>
  globalThis.navigator?.languages?.some((tag) => /-KE$/i.test(tag)) ? 'KES' : 'USD';

export const readerCurrencyIn = (text: string | undefined): ReaderCurrency =>
  READER_CURRENCIES.find((one) => one === text) ?? usual();

/** The currency that the reader reckons in, kept in this browser, and the way to change it. */
export function useReaderCurrency(): [ReaderCurrency, (currency: ReaderCurrency) => void] {
  const [kept, keep] = useLocalStorage<string>({
    key: 'currency',
    getInitialValueInEffect: false,
    serialize: (text) => text,
    deserialize: (text) => text ?? '',
  });
  return [readerCurrencyIn(kept), keep];
}
