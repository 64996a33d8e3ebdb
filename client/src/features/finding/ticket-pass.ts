/** What the link of a mail was exchanged for: it shows the tickets of one address for a while. */
export interface TicketPass {
  pass: string;
  /** ISO moment. */
  expiresAt: string;
}

const PLACE = 'ticket_pass';

/** Kept as long as the tab lives: a reload shows the tickets again, the next person at this device does not see them. */
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
      // A closed storage keeps nothing: the tickets are shown as long as the page stays.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(PLACE);
    } catch {
      // Nothing was kept there.
    }
  },
};
