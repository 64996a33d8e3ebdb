import {
  type DecodedCode,
  decodeTicketCode,
  looksLikeCode,
  type Refusal,
  readTicket,
  readTicketText,
  type TicketFile,
} from '../../signing/index.ts';

/** What somebody showed at the door, read but not yet believed. */
export type PresentedTicket =
  | { kind: 'file'; ticket: TicketFile }
  | { kind: 'code'; decoded: DecodedCode }
  | { kind: 'refused'; refusal: Refusal };

/** Takes the ticket file as an object or as its text, or the text of the QR code. Never throws. */
export function readPresented(presented: unknown): PresentedTicket {
  if (typeof presented === 'string') return readText(presented.trim());
  const read = readTicket(presented);
  return read.ok ? { kind: 'file', ticket: read.ticket } : { kind: 'refused', refusal: read };
}

function readText(text: string): PresentedTicket {
  if (looksLikeCode(text)) {
    const decoded = decodeTicketCode(text);
    return decoded.ok ? { kind: 'code', decoded } : { kind: 'refused', refusal: decoded };
  }
  const read = readTicketText(text);
  return read.ok ? { kind: 'file', ticket: read.ticket } : { kind: 'refused', refusal: read };
}
