export { ScanNoteEnum } from './live-code.schema.ts';
