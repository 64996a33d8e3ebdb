/** Data of the printed ticket, the mail and the calendar: plain values, already authorised and formatted. */
export interface PrintedTicket {
  readonly id: string;
  /** Ticket number for people, unique within the event. */
  readonly number: string;
  readonly tier: string;
  readonly holder: string;
  /** With currency, formatted: "KES 1,500.00". */
  readonly price: string;
  /** Amount to be paid at the door, formatted; null when nothing is due. */
  readonly due: string | null;
  /** The text of the QR code, see docs/tickets.md. */
  readonly code: string;
}

export interface PrintedEvent {
  readonly id: string;
  readonly name: string;
  readonly venue: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** IANA name of the zone in which the times are shown, such as Africa/Nairobi. */
  readonly timeZone: string;
  readonly issuer: string;
  /** Page of the event, absolute. */
  readonly url: string;
  /** Increases with each change of the event; a calendar uses the entry with the highest. */
  readonly revision?: number;
}
