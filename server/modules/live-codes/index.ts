export { TicketVoid } from './live-code.rules.ts';
export { ScanNoteEnum } from './live-code.schema.ts';
