import { looksLikeCode, readTicketCode, type TicketCode } from '../../verify/check/ticket-code.ts';
import { readTicketFile, type TicketFile } from '../../verify/check/ticket-file.ts';

/** A parsed but unverified ticket. */
export type Shown =
  | { kind: 'file'; ticket: TicketFile }
  | { kind: 'code'; code: TicketCode }
  | { kind: 'test'; code: TicketCode }
  | { kind: 'nothing' };

const TEST_PREFIX = 'PASSATEST1:';
const LONGEST = 8_192;

/**
 * Normalises scanned or pasted text: removes the line ending that scanners add, and restores capitals that some
 * scanners type in lower case, because codes contain capitals only.
 */
export function tidy(text: string): string {
  const trimmed = text.trim().slice(0, LONGEST);
  return /^passa(test)?\d*:/i.test(trimmed) ? trimmed.toUpperCase() : trimmed;
}

/** @param text normalised by `tidy` */
export function readShown(text: string): Shown {
  if (text.startsWith(TEST_PREFIX)) {
    const code = readTicketCode(`PASSA1:${text.slice(TEST_PREFIX.length)}`);
    return code ? { kind: 'test', code } : { kind: 'nothing' };
  }
  if (looksLikeCode(text)) {
    const code = readTicketCode(text);
    return code ? { kind: 'code', code } : { kind: 'nothing' };
  }
  const read = readTicketFile(text);
  return read.ok ? { kind: 'file', ticket: read.ticket } : { kind: 'nothing' };
}
