import { normalPayerNumber } from '../purchases/provider/payer-number.ts';

/** Writes a number of a Kenyan mobile phone with its country code, as it is sent; leaves any other as it is typed. */
export function withCountryCode(typed: string): string {
  const digits = normalPayerNumber(typed);
  return digits === null ? typed.trim() : `+${digits}`;
}
