import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a number in the form of E.164, such as +254712345678. It must be written with its country code: without one, a
 * number of two countries is that of two people.
 * @returns undefined for text that is no such number
 */
export function readPhoneNumber(typed: string): string | undefined {
  const text = typed.trim().replace(/^00/, '+');
  if (!text.startsWith('+') || text.length > MAX_TYPED) return undefined;
  const number = parsePhoneNumberFromString(text, { extract: false });
  return number?.isValid() && number.ext === undefined ? number.number : undefined;
}

/** Most characters of a number as it is typed. */
const MAX_TYPED = 40;

/** Returns the country code of a number in the form of E.164, such as "254". */
export function countryCodeOf(number: string): string | undefined {
  return parsePhoneNumberFromString(number)?.countryCallingCode;
}

/** Returns a number as people read it: "+254 712 345678". */
export function phoneNumberText(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

/** Returns a number that its owner recognizes, and others do not: "+254 ••• 678". */
export function maskedPhoneNumber(number: string): string {
  const code = countryCodeOf(number);
  return `${code === undefined ? '' : `+${code} `}••• ${number.slice(-3)}`;
}
