export const LIMIT_NAMES = [
  'login',
  'login_anywhere',
  'register',
  'reset',
  'purchase',
  'hold',
  'unpaid',
  'code',
  'waiting',
  'wallet',
  'receipt',
  'contact',
  'find_tickets',
  'invitation',
  'invited',
  'message',
  'group_message',
  'export',
  'audit_check',
  'transfer',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** So many points in so many seconds. */
interface LimitRule {
  points: number;
  seconds: number;
}

export type LimitRules = Record<
  LimitName,
  {
    address: LimitRule;
    account: LimitRule;
    /** The account is counted for each network by itself, where one is given. */
    together?: true;
  }
>;

const MINUTE = 60;
const HOUR = 3_600;

/**
 * Generous by address, because a whole carrier's customers may share one; strict by account.
 * Outside production one address registers many accounts: demos and tests do.
 */
export function limitRules(production: boolean): LimitRules {
  return {
    // Of an account and a network together: wrong passwords from elsewhere shut nobody out.
    login: {
      address: { points: 100, seconds: 15 * MINUTE },
      account: { points: 10, seconds: 15 * MINUTE },
      together: true,
    },
    // Of an account from all networks that it has not signed in from yet: many networks guess no faster than one.
    login_anywhere: {
      address: { points: 1_000, seconds: 15 * MINUTE },
      account: { points: 100, seconds: 15 * MINUTE },
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
    // Unpaid tickets of an event by network; the organiser's limit is scaled to these points.
    unpaid: { address: { points: 40, seconds: HOUR }, account: { points: 40, seconds: HOUR } },
    hold: { address: { points: 60, seconds: 15 * MINUTE }, account: { points: 6, seconds: 15 * MINUTE } },
    // Each is a code that was guessed wrong.
    code: { address: { points: 120, seconds: 15 * MINUTE }, account: { points: 30, seconds: 15 * MINUTE } },
    // By the mailbox that a place in the line is asked for.
    waiting: { address: { points: 300, seconds: HOUR }, account: { points: 20, seconds: HOUR } },
    wallet: { address: { points: 600, seconds: HOUR }, account: { points: 20, seconds: HOUR } },
    // Each is kept in the database until an expense took it or a day has passed.
    receipt: { address: { points: 600, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    // By the organiser who sends them, and by whoever opens and answers them.
    invitation: { address: { points: 300, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    // By the mailbox that gets them.
    invited: { address: { points: 300, seconds: HOUR }, account: { points: 5, seconds: 24 * HOUR } },
    // By whoever writes them.
    message: { address: { points: 600, seconds: HOUR }, account: { points: 120, seconds: HOUR } },
    group_message: { address: { points: 120, seconds: HOUR }, account: { points: 20, seconds: HOUR } },
    // By whoever takes them.
    export: { address: { points: 600, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    // By the organisation, or by the account of a system role: each recomputes the chain.
    audit_check: { address: { points: 60, seconds: HOUR }, account: { points: 12, seconds: HOUR } },
    // By whoever passes tickets on: each is a mail to somebody else.
    transfer: { address: { points: 600, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
    // By the address whose tickets are looked for.
    find_tickets: { address: { points: 60, seconds: HOUR }, account: { points: 5, seconds: HOUR } },
    contact: { address: { points: 20, seconds: HOUR }, account: { points: 5, seconds: HOUR } },
  };
}

/** One household or phone owns a whole /64 of IPv6, so that is what counts as one address. */
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
