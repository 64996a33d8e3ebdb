import {
  type DecodedCode,
  decodeTicketCode,
  looksLikeCode,
  type Refusal,
  readTicket,
  readTicketText,
  type TicketFile,
} from '../../lib/signing/index.ts';

/** A ticket as presented at the door, parsed but not yet verified. */
export type PresentedTicket =
  | { kind: 'file'; ticket: TicketFile }
  | { kind: 'code'; decoded: DecodedCode }
  | { kind: 'refused'; refusal: Refusal };

/**
 * Parses the ticket file as an object or as text, the text of the QR code, or the `ticket_data` of a wallet purchase,
 * which holds the file as `signed_ticket`. Never throws.
 */
export function readPresented(presented: unknown): PresentedTicket {
  if (typeof presented === 'string') return readText(presented.trim());
  const read = readTicket(unwrapped(presented));
  return read.ok ? { kind: 'file', ticket: read.ticket } : { kind: 'refused', refusal: read };
}

function readText(text: string): PresentedTicket {
  if (looksLikeCode(text)) {
    const decoded = decodeTicketCode(text);
    return decoded.ok ? { kind: 'code', decoded } : { kind: 'refused', refusal: decoded };
  }
  const wrapped = wrappedIn(text);
  const read = wrapped === undefined ? readTicketText(text) : readTicket(wrapped);
  return read.ok ? { kind: 'file', ticket: read.ticket } : { kind: 'refused', refusal: read };
}

/** Returns the wrapped ticket file, if any; ticket files themselves have no `signed_ticket` member. */
function unwrapped(presented: unknown): unknown {
  const isWrapper = typeof presented === 'object' && presented !== null && 'signed_ticket' in presented;
  return isWrapper ? presented.signed_ticket : presented;
}

/** A wrapper may be longer than a ticket file, because it also holds the picture of the code. */
const LONGEST_WRAPPER = 64 * 1024;

function wrappedIn(text: string): unknown {
  if (text.length > LONGEST_WRAPPER || !text.includes('"signed_ticket"')) return undefined;
  try {
    return unwrapped(JSON.parse(text));
  } catch {
    return undefined;
  }
}
