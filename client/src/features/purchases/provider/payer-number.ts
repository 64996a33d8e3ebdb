import { storage } from '../../../session/storage.ts';
import { SAVED_NUMBER } from '../../payment-methods/provider-methods.ts';

/**
 * Normalises the number of a Kenyan mobile phone, written as 07…, 01…, 254… or +254….
 * @returns digits with the country code; null for any other text
 */
export function normalPayerNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/^\+/, '');
  const national = /^(?:254|0)?([17]\d{8})$/.exec(digits)?.[1];
  return national ? `254${national}` : null;
}

/** Groups the digits: `254712345678` is `254712 345 678`. */
export const payerNumberText = (digits: string): string =>
  digits.replace(/^(\d{6})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');

/** As it is written in Kenya: `254712345678` is `0712 345 678`. */
export const nationalPayerNumber = (digits: string): string =>
  digits.replace(/^254(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');

/** The number that this device suggests for payments; it is saved nowhere else. */
export const defaultPayerNumber = {
  find: (): string | null => normalPayerNumber(storage.get(SAVED_NUMBER) ?? ''),
  save: (digits: string): void => storage.set(SAVED_NUMBER, digits),
  remove: (): void => storage.remove(SAVED_NUMBER),
};
