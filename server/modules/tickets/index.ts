export { renderTicketMail } from './documents/ticket.mails.ts';
export { downloadTicketPdf, printTicket, type TicketDownload } from './documents/ticket-pdf.ts';
export { listKeysOfEvent } from './keys/find-public-key.ts';
export { SigningKeys } from './keys/signing-keys.ts';
export {
  downloadFoundTicket,
  foundTicket,
  foundTicketToGiveAway,
  holderByPass,
} from './links/found-tickets.ts';
export { textedCodeOf } from './links/ticket-code.rules.ts';
export type { PassHolder } from './links/ticket-link.reads.ts';
export { orderAddress } from './links/ticket-link.rules.ts';
export { requestTicketLink, textedTicketsUrl } from './links/ticket-links.ts';
export { signedTicket, ticketCode, ticketCodesOf, unsignedTicket } from './ticket.file.ts';
export { presentBoughtTicket } from './ticket.present.ts';
export {
  chosenTickets,
  findGuests,
  findTicket,
  resolveTicketSearch,
  ticketReference,
  ticketSeen,
  ticketsOfOrder,
} from './ticket.queries.ts';
export { asBought, asHeldBy, heldBy, readTicketsOfOrder, readTicketsOfOrders } from './ticket.reads.ts';
export {
  SIGNED_COLUMNS,
  SIGNED_JOINS,
  type SignedRecord,
  TICKET_COLUMNS,
  TICKET_JOINS,
  type TicketRecord,
} from './ticket.record.ts';
export { isHolder, mayEditTicket, type TicketSearch } from './ticket.rules.ts';
export {
  PublicSigningKey,
  Ticket,
  TicketStatusEnum,
  TicketsOutcome,
  VoidReasonCodeEnum,
} from './ticket.schema.ts';
export { insertTickets } from './ticket.statements.ts';
export {
  orderNumber,
  readOrderNumber,
  readTicketNumber,
  type TicketPlace,
  ticketNumber,
} from './ticket-number.rules.ts';
