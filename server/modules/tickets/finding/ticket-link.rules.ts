const MINUTE_MS = 60_000;

/** So long the link in the mail works, once. */
export const linkExpiry = (now: Date): Date => new Date(now.getTime() + 30 * MINUTE_MS);

/** So long the pass shows tickets that the link was exchanged for: an evening of looking them up and printing them. */
export const passExpiry = (now: Date): Date => new Date(now.getTime() + 120 * MINUTE_MS);

/** The page of the web client that takes the secret. */
export const linkAddress = (publicUrl: string, secret: string): string =>
  `${publicUrl}/find-tickets?token=${secret}`;

/** Characters of an address. */
export const LONGEST = 254;
const EMAIL_FORM = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** An address as tickets carry it, or undefined for what cannot be one. */
export function readAddress(typed: string): string | undefined {
  const email = typed.trim().toLowerCase();
  return email.length <= LONGEST && EMAIL_FORM.test(email) ? email : undefined;
}
