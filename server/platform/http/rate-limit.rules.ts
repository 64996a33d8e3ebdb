import { Failure } from '../failures.ts';

/** Too many attempts in too short a time. `details.retryAfter` is in seconds; HTTP sends it as Retry-After. */
export class RateLimited extends Failure {
  constructor(retryAfter: number) {
    super('RATE_LIMITED', 'rate_limited', `Too many attempts. Please try again in ${inWords(retryAfter)}.`, {
      retryAfter,
    });
  }
}

export function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

export const LIMIT_NAMES = [
  'login',
  'login_device',
  'login_network',
  'login_reserve',
  'login_anywhere',
  'second_factor',
  'second_factor_day',
  'passkey',
  'refresh',
  'register',
  'reset',
  'purchase',
  'hold',
  'code',
  'waiting',
  'queue',
  'follow',
  'issuer_slug',
  'unsubscribe',
  'wallet',
  'receipt',
  'cover',
  'contact',
  'find_tickets',
  'ticket_code',
  'order_phone',
  'phone_choice',
  'phone_batch',
  'invitation',
  'pairing',
  'invited',
  'message',
  'group_message',
  'guest_list',
  'export',
  'audit_check',
  'transfer',
  'cancel_ticket',
  'register_phone',
  'check_ticket',
  'wallet_pass',
  'pass_device',
  'merchant',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** Number of points per number of seconds. */
interface LimitRule {
  points: number;
  seconds: number;
}

export type LimitRules = Record<
  LimitName,
  {
    address: LimitRule;
    account: LimitRule;
  }
>;

const MINUTE = 60;
const HOUR = 3_600;
const PER_NETWORK: LimitRule = { points: 300, seconds: 15 * MINUTE };

/**
 * Generous per address, because all customers of a carrier may share one; strict per account. Outside production one
 * address registers many accounts: demos and tests do.
 */
export function limitRules(production: boolean): LimitRules {
  return {
    // By the account and network together: wrong passwords from elsewhere do not lock the user out.
    login: { address: PER_NETWORK, account: { points: 10, seconds: 15 * MINUTE } },
    // By the account and a device that it has signed in on: wrong passwords of others in its network do not count.
    login_device: { address: PER_NETWORK, account: { points: 10, seconds: 15 * MINUTE } },
    // Failures of accounts that are new to the network. Hundreds of people share one at a venue, or a carrier's.
    login_network: { address: PER_NETWORK, account: { points: 300, seconds: 15 * MINUTE } },
    // By the account and network, once the network's are used up: it stays open for a correct password.
    login_reserve: { address: PER_NETWORK, account: { points: 2, seconds: 15 * MINUTE } },
    // Per account from all networks without a sign-in before: many networks guess no faster than one.
    login_anywhere: {
      address: { points: 1_000, seconds: 15 * MINUTE },
      account: { points: 100, seconds: 15 * MINUTE },
    },
    // Wrong codes of an account, each after the correct password. Three codes are valid at any time.
    second_factor: { address: PER_NETWORK, account: { points: 10, seconds: 15 * MINUTE } },
    second_factor_day: {
      address: { points: 3_000, seconds: 24 * HOUR },
      account: { points: 50, seconds: 24 * HOUR },
    },
    // Each sign-in page and each attempt with a passkey, which cannot be guessed.
    passkey: {
      address: { points: 3_000, seconds: 15 * MINUTE },
      account: { points: 3_000, seconds: 15 * MINUTE },
    },
    // Refresh tokens cannot be guessed; a program refreshes once an hour.
    refresh: {
      address: { points: 3_000, seconds: 15 * MINUTE },
      account: { points: 3_000, seconds: 15 * MINUTE },
    },
    register: {
      address: { points: production ? 20 : 200, seconds: HOUR },
      account: { points: 10, seconds: HOUR },
    },
    reset: { address: { points: 60, seconds: HOUR }, account: { points: 5, seconds: HOUR } },
    purchase: {
      address: { points: 1_200, seconds: MINUTE },
      account: { points: 120, seconds: 10 * MINUTE },
    },
    // By the mailbox and network together: holds in the name of another person do not close their address.
    hold: { address: { points: 60, seconds: 15 * MINUTE }, account: { points: 6, seconds: 15 * MINUTE } },
    // Each is a wrongly guessed code.
    code: { address: { points: 120, seconds: 15 * MINUTE }, account: { points: 30, seconds: 15 * MINUTE } },
    // By the mailbox that joins the waitlist.
    waiting: { address: { points: 300, seconds: HOUR }, account: { points: 20, seconds: HOUR } },
    // Joins of waiting rooms: a carrier's network joins by thousands, each with a proof of work; and by the account of an API key.
    queue: { address: { points: 20_000, seconds: HOUR }, account: { points: 600, seconds: HOUR } },
    // Phones of a venue share an address. By the organiser: each code looked up or confirmed, of 40 bits for five minutes.
    pairing: {
      address: { points: 120, seconds: 15 * MINUTE },
      account: { points: 120, seconds: 15 * MINUTE },
    },
    // By the mailbox that is to get the mails of an issuer.
    follow: { address: { points: 120, seconds: HOUR }, account: { points: 12, seconds: HOUR } },
    // By the issuer: former names stay reserved.
    issuer_slug: { address: { points: 60, seconds: HOUR }, account: { points: 5, seconds: 24 * HOUR } },
    // Mail programs post for many people from one address.
    unsubscribe: { address: { points: 3_000, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    wallet: { address: { points: 600, seconds: HOUR }, account: { points: 20, seconds: HOUR } },
    // Each is stored in the database until an expense uses it or a day has passed.
    receipt: { address: { points: 600, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    // By the member who uploads it: each takes seconds of one core.
    cover: { address: { points: 240, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    // By the organiser who sends them, and by the account that opens and answers them.
    invitation: { address: { points: 300, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    // By the recipient's mailbox.
    invited: { address: { points: 300, seconds: HOUR }, account: { points: 5, seconds: 24 * HOUR } },
    // By the sender.
    message: { address: { points: 600, seconds: HOUR }, account: { points: 120, seconds: HOUR } },
    group_message: { address: { points: 120, seconds: HOUR }, account: { points: 20, seconds: HOUR } },
    // By the member who uploads it.
    guest_list: { address: { points: 120, seconds: HOUR }, account: { points: 20, seconds: HOUR } },
    // By the account that downloads them.
    export: { address: { points: 600, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    // By the organisation, or by the account of a system role: each recomputes the chain.
    audit_check: { address: { points: 60, seconds: HOUR }, account: { points: 12, seconds: HOUR } },
    // By the ticket's holder: each sends a mail to another person.
    transfer: { address: { points: 600, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    // By the ticket's holder.
    cancel_ticket: { address: { points: 600, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    // By the ticket.
    register_phone: { address: { points: 1_200, seconds: HOUR }, account: { points: 20, seconds: HOUR } },
    // By the ticket that is checked before it is bought.
    check_ticket: { address: { points: 300, seconds: 15 * MINUTE }, account: { points: 60, seconds: HOUR } },
    // By the ticket that is added to a wallet.
    wallet_pass: { address: { points: 1_200, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    // Phones of a network that fetch a changed pass at the same time.
    pass_device: {
      address: { points: 6_000, seconds: 15 * MINUTE },
      account: { points: 600, seconds: 15 * MINUTE },
    },
    // By the organisation that connects or tests an account at a payment provider: each calls the provider.
    merchant: { address: { points: 120, seconds: HOUR }, account: { points: 40, seconds: HOUR } },
    // By the address whose tickets are searched for.
    find_tickets: { address: { points: 60, seconds: HOUR }, account: { points: 5, seconds: HOUR } },
    // Tries at a texted code, by the number: five codes an hour have five tries each.
    ticket_code: { address: { points: 120, seconds: HOUR }, account: { points: 20, seconds: HOUR } },
    // By the number that messages about an order are to go to.
    order_phone: { address: { points: 300, seconds: HOUR }, account: { points: 10, seconds: HOUR } },
    // By the link that stops messages to a number.
    phone_choice: { address: { points: 300, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    // Estimates, by the sender: each counts the ticket holders of an event.
    phone_batch: { address: { points: 600, seconds: HOUR }, account: { points: 120, seconds: HOUR } },
    contact: { address: { points: 20, seconds: HOUR }, account: { points: 5, seconds: HOUR } },
  };
}

/** Returns the counted address: one household or phone owns a whole /64 of IPv6, so that counts as one. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
