export { type CalendarDate, type CalendarEntry, calendarEntry, calendarFile } from './calendar-entry.ts';
export { CSV_START, CsvBroken, type CsvRecord, csvLine, csvRecords } from './csv.ts';
export { type EventReport, eventReportPdf } from './event-report-pdf.ts';
export { passPictures } from './pass-pictures.ts';
export {
  type EventTime,
  eventTime,
  type PrintedCover,
  type PrintedEvent,
  type PrintedPhone,
  type PrintedTicket,
} from './printed-ticket.ts';
export { qrPng } from './qr-code.ts';
export { type PrintedReceipt, receiptPdf } from './receipt-pdf.ts';
export { type SharedPicture, sharePicture } from './share-picture.ts';
export { type Mail, type TicketMail, ticketMail } from './ticket-mail.ts';
export { type MailPicture, ticketMailPictures } from './ticket-mail-pictures.ts';
export { ticketPdf } from './ticket-pdf.ts';
