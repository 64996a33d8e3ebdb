export { downloadTicketPdf } from './documents/download-ticket-pdf.ts';
export { renderTicketMail } from './documents/ticket-mail.ts';
export { findTicket } from './find-ticket.ts';
export { SigningKeys } from './keys/signing-keys.ts';
export { type SignedRecord, unsignedTicket } from './ticket.file.ts';
export { presentBoughtTicket } from './ticket.present.ts';
export { readTicketsOfOrder } from './ticket.reads.ts';
export { SIGNED_COLUMNS, SIGNED_JOINS, type TicketRecord } from './ticket.record.ts';
export { Ticket } from './ticket.type.ts';
