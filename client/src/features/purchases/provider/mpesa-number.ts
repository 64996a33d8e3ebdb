import { storage } from '../../../session/storage.ts';

/**
 * Normalises the number of a Kenyan mobile phone, written as 07…, 01…, 254… or +254….
 * @returns digits with the country code; null for any other text
 */
export function normalMpesaNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/^\+/, '');
  const national = /^(?:254|0)?([17]\d{8})$/.exec(digits)?.[1];
  return national ? `254${national}` : null;
}

/** Groups the digits: `254712345678` is `254712 345 678`. */
export const mpesaNumberText = (digits: string): string =>
  digits.replace(/^(\d{6})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');

/** As it is written in Kenya: `254712345678` is `0712 345 678`. */
export const nationalMpesaNumber = (digits: string): string =>
  digits.replace(/^254(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');

const KEY = 'mpesa_number';

/** The number that this device suggests for payments; it is saved nowhere else. */
export const defaultMpesaNumber = {
  find: (): string | null => normalMpesaNumber(storage.get(KEY) ?? ''),
  save: (digits: string): void => storage.set(KEY, digits),
  remove: (): void => storage.remove(KEY),
};
