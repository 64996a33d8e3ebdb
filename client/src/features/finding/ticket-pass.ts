import type { MoveAnswer } from '../../gql/graphql.ts';
import { givenInLink } from '../../session/mailed-token.ts';

/** Pass that a mailed link was exchanged for: it shows the tickets of one address for a limited time. */
export interface TicketPass {
  pass: string;
  /** ISO timestamp. */
  expiresAt: string;
  /** Whether it is the link of a mail with tickets, whose tickets are kept on the device. */
  isFromMail?: boolean;
  /** The order of that mail, whose page it opened. */
  orderId?: string;
  /** Whether its link was requested, so that tickets can be passed on and cancelled. */
  isFresh?: boolean;
}

/** A pass in use: the server knows until when it works. */
export type OpenPass = Omit<TicketPass, 'expiresAt'>;

/** Whether a pass shows tickets, and neither passes them on nor cancels them. */
export const isViewOnly = ({ isFresh, isFromMail }: OpenPass): boolean =>
  isFresh === false || isFromMail === true;

const PLACE = 'ticket_pass';

const ANSWERS = new Map<string | null, MoveAnswer>([
  ['keep', 'KEEP'],
  ['money_back', 'MONEY_BACK'],
]);

/** The secret in the address of a mailed link, and the answer that its reader chose. */
export function secretsIn({ hash, search }: { hash: string; search: string }): {
  token: string | null;
  mailed: string | null;
  chosen: MoveAnswer | null;
} {
  const given = (name: string): string | null => givenInLink({ hash, search }, name);
  return { token: given('token'), mailed: given('tickets'), chosen: ANSWERS.get(given('answer')) ?? null };
}

/** Stored in the tab's session: a reload shows the tickets again, the next user of the device does not see them. */
export const ticketPass = {
  find(now = Date.now()): TicketPass | null {
    try {
      const found = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as TicketPass | null;
      return found && Date.parse(found.expiresAt) > now ? found : null;
    } catch {
      return null;
    }
  },
  keep(pass: TicketPass): void {
    try {
      sessionStorage.setItem(PLACE, JSON.stringify(pass));
    } catch {
      // Without storage the tickets are shown until the page is left.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(PLACE);
    } catch {
      // Without storage there is nothing to delete.
    }
  },
};
