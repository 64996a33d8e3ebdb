/** A parsed ticket input: the ticket file, or the text of a QR code. */
type Presented =
  | { kind: 'file'; ticket: Record<string, unknown> }
  | { kind: 'code'; ticket: string }
  | { kind: 'unreadable' };

/** Parses a pasted or scanned ticket. The service decides whether it is valid. */
export function readPresented(text: string): Presented {
  const trimmed = text.trim();
  if (/^PASSA\d*:/.test(trimmed)) return { kind: 'code', ticket: trimmed };
  try {
    const value: unknown = JSON.parse(trimmed);
    if (typeof value === 'string' && value !== text) return readPresented(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'unreadable' };
    return { kind: 'file', ticket: unwrapped(value as Record<string, unknown>) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Unwraps the `ticket_data` of a wallet purchase, which holds the file as `signed_ticket`. */
function unwrapped(ticket: Record<string, unknown>): Record<string, unknown> {
  const signed = ticket.signed_ticket;
  return typeof signed === 'object' && signed !== null ? (signed as Record<string, unknown>) : ticket;
}

/** Returns the organiser and key version of a ticket file; a code contains neither. */
export function signerOf(text: string): { issuerId: string | null; version: number } {
  const read = readPresented(text);
  const ticket = read.kind === 'file' ? read.ticket : {};
  return {
    issuerId: typeof ticket.issuer_id === 'string' ? ticket.issuer_id : null,
    version: typeof ticket.key_version === 'number' ? ticket.key_version : 1,
  };
}
