import { unwrapped } from '../../../../server/lib/scan/presented-ticket.ts';
import { looksLikeCode } from '../../../../server/lib/ticket-format/ticket-code.ts';

/** A parsed ticket input: the ticket file, or the text of a QR code. */
type Presented =
  | { kind: 'file'; ticket: Record<string, unknown> }
  | { kind: 'code'; ticket: string }
  | { kind: 'unreadable' };

/** Parses a pasted or scanned ticket. The service decides whether it is valid. */
export function readPresented(text: string): Presented {
  const trimmed = text.trim();
  if (looksLikeCode(trimmed)) return { kind: 'code', ticket: trimmed };
  try {
    const value: unknown = JSON.parse(trimmed);
    if (typeof value === 'string' && value !== text) return readPresented(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'unreadable' };
    return { kind: 'file', ticket: value as Record<string, unknown> };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Returns the organiser and key version of a ticket file; a code contains neither. */
export function signerOf(text: string): { issuerId: string | null; version: number } {
  const read = readPresented(text);
  const ticket = read.kind === 'file' ? unwrapped(read.ticket) : null;
  const { issuer_id: issuerId, key_version: version } = (ticket ?? {}) as Partial<Record<string, unknown>>;
  return {
    issuerId: typeof issuerId === 'string' ? issuerId : null,
    version: typeof version === 'number' ? version : 1,
  };
}
