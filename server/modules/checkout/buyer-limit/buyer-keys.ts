import { createHash, createHmac } from 'node:crypto';

/** How a buyer of an order can be known. */
export interface KnownBuyer {
  email: string;
  phone: string;
  /** null: without an account. */
  userId: string | null;
  /** The number that pays, for mobile money; null: the buyer's own. */
  payer?: string | null;
}

/** The last digits of a number are the same with and without the codes of its country. */
const SUBSCRIBER_DIGITS = 9;

/**
 * Returns hashes of what a buyer is known by, in a normal form: an address without dots, tag and case, a phone number
 * without the codes of its country, and the account. Two orders with a key in common are of one person.
 * @returns 64 hexadecimal digits each, sorted, without repetitions
 */
export function buyerKeys({ email, phone, userId, payer }: KnownBuyer): string[] {
  const names = [
    `email ${normalEmail(email)}`,
    `phone ${normalPhone(phone)}`,
    ...(payer ? [`phone ${normalPhone(payer)}`] : []),
    ...(userId === null ? [] : [`user ${userId}`]),
  ];
  return [...new Set(names.map((name) => createHash('sha256').update(name).digest('hex')))].sort();
}

/** A card that paid for an order of an event. */
interface PaidCard {
  eventId: string;
  provider: string;
  /** As the provider reports it. */
  fingerprint: string;
}

/**
 * Returns the key of a card, which is another one for each event, so that purchases of a card cannot be linked.
 * @param secret without which the key cannot be computed from a fingerprint
 * @returns 64 hexadecimal digits
 */
export function cardKey(secret: Buffer, { eventId, provider, fingerprint }: PaidCard): string {
  return createHmac('sha256', secret)
    .update(['passa.buyer-card.v1', eventId, provider, fingerprint].join('\n'))
    .digest('hex');
}

/** Mail to addresses that differ in these reaches one mailbox, at the largest providers. */
function normalEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const mailbox = local.replace(/\+.*$/, '').replaceAll('.', '');
  return `${mailbox}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

function normalPhone(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-SUBSCRIBER_DIGITS);
}
