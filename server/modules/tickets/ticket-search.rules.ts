import { readTicketNumber, type TicketPlace } from './numbers/ticket-number.rules.ts';

/** The meaning of a text in the search box. */
export type TicketSearch =
  | ({ kind: 'number' } & TicketPlace)
  | { kind: 'id'; from: string; to: string }
  | { kind: 'email'; email: string }
  | { kind: 'person'; text: string };

/**
 * A text whose check digit makes it a number; one word in thirty-one of that length has one, so it may mean something
 * else.
 */
export interface ReadTicketSearch {
  number: Extract<TicketSearch, { kind: 'number' }> | null;
  otherwise: Exclude<TicketSearch, { kind: 'number' }>;
}

const LEAST_DIGITS = 8;

/**
 * A ticket's number; its id or the first 8 or more digits of one, with or without dashes; an e-mail address; else a
 * name. null when there is nothing to search for.
 */
export function readTicketSearch(search: string | null | undefined): ReadTicketSearch | null {
  const text = (search ?? '').replaceAll('\u0000', '').trim();
  if (text === '') return null;
  const place = readTicketNumber(text);
  return { number: place && { kind: 'number', ...place }, otherwise: readOther(text) };
}

function readOther(text: string): ReadTicketSearch['otherwise'] {
  const digits = text.replaceAll('-', '').toLowerCase();
  if (digits.length >= LEAST_DIGITS && digits.length <= 32 && /^[0-9a-f]+$/.test(digits)) {
    return { kind: 'id', from: uuidOf(digits.padEnd(32, '0')), to: uuidOf(digits.padEnd(32, 'f')) };
  }
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { kind: 'email', email: text.toLowerCase() };
  return { kind: 'person', text };
}

function uuidOf(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
