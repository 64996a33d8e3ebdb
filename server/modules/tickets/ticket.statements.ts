import { insertFrom } from '../../platform/db/columns.ts';
import { TicketRow } from './ticket.row.ts';

type Defaulted =
  | 'status'
  | 'holderId'
  | 'dueMethod'
  | 'dueSettledAt'
  | 'dueSettledBy'
  | 'playMoney'
  | 'isTest'
  | 'replaces'
  | 'passedOnAt';

/** SQL of each column of a new ticket. */
type TicketValues = Record<Exclude<keyof TicketRow, Defaulted>, string> & Partial<Record<Defaulted, string>>;

/**
 * Returns an INSERT of tickets.
 * @param from what follows FROM
 */
export function insertTickets(values: TicketValues, from: string): string {
  return insertFrom(TicketRow, values, from);
}
