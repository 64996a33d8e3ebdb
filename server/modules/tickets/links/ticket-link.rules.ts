const MINUTE_MS = 60_000;

/** When the link in the mail expires; it works once. */
export const linkExpiry = (now: Date): Date => new Date(now.getTime() + 30 * MINUTE_MS);

/** When the pass expires for which the link was exchanged: an evening of looking tickets up and printing them. */
export const passExpiry = (now: Date): Date => new Date(now.getTime() + 120 * MINUTE_MS);

/** The page of the web client that takes the secret, from the fragment: browsers send that to no server. */
export const linkAddress = (publicUrl: string, secret: string): string =>
  `${publicUrl}/find-tickets#token=${secret}`;

/** The page of the web client that opens the link of a mail with tickets at once. */
export const eventLinkAddress = (publicUrl: string, secret: string): string =>
  `${publicUrl}/find-tickets#tickets=${secret}`;

/** The page of an order in the web client. It opens links as the page of tickets does; without one it asks for a proof. */
export const orderAddress = (
  publicUrl: string,
  orderId: string,
  link?: { kind: 'token' | 'tickets'; secret: string },
): string => `${publicUrl}/orders/${orderId}${link ? `#${link.kind}=${link.secret}` : ''}`;

/** Most characters of a phone number. */
export const MAX_PHONE_LENGTH = 40;

/** Most characters of an address. */
export const MAX_EMAIL_LENGTH = 254;
const EMAIL_FORM = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Normalises an address as tickets store it; undefined when it is invalid. */
export function readAddress(typed: string): string | undefined {
  const email = typed.trim().toLowerCase();
  return email.length <= MAX_EMAIL_LENGTH && EMAIL_FORM.test(email) ? email : undefined;
}
