/** The part of a ticket's id that people read out and search by. */
export function shortTicketId(id: string): string {
  return id.slice(0, 16);
}
