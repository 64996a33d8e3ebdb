/** Whether the code of the ticket admits no longer: revoked, refunded, passed on, or of a cancelled event. */
export const isVoidTicket = ({ status }: { status: string }): boolean =>
  status === 'REVOKED' || status === 'CANCELLED';
