export { type CalendarEntry, calendarEntry } from './calendar-entry.ts';
export { CSV_START, csvLine } from './csv-line.ts';
export { CsvBroken, type CsvRecord, csvRecords } from './csv-records.ts';
export { EVENT_ZONE, type EventTime, eventTime, shortId } from './event-time.ts';
export { posterSvg } from './poster.ts';
export type { PrintedEvent, PrintedTicket } from './printed-ticket.ts';
export { qrPng } from './qr-png.ts';
export { type Mail, type TicketMail, ticketMail } from './ticket-mail.ts';
export { ticketPdf } from './ticket-pdf.ts';
