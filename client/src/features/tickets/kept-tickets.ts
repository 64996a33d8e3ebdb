import { SESSION_KEYS, storage } from '../../session/storage.ts';

/** One user's tickets stored on this device. */
interface Kept {
  userId: string;
  tickets: Record<string, KeptEntry>;
}

interface KeptEntry {
  /** The ticket as returned by its queries. */
  ticket: KeptTicket;
  /** Milliseconds since the epoch. */
  savedAt: number;
}

/** Fields needed to store a ticket and sort the list; the rest depends on the query. */
export interface KeptTicket {
  id: string;
  expiresAt: string;
  event: { startDate: string };
}

const MOST = 60;
const AFTER_ITS_END_MS = 7 * 24 * 3_600_000;

/** @param userId null when the token has expired: reads the tickets of the last user */
function read(userId: string | null): Kept | null {
  try {
    const kept = JSON.parse(storage.get(SESSION_KEYS.keptTickets) ?? 'null') as Kept | null;
    if (typeof kept?.userId !== 'string' || typeof kept.tickets !== 'object') return null;
    return userId === null || kept.userId === userId ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Stores tickets on this device beside the existing ones and deletes those of another user. Deletes tickets that ended
 * a week ago, and above the limit those that begin last.
 */
export function keepTickets(userId: string, tickets: readonly KeptTicket[], now = Date.now()): void {
  const before = read(userId)?.tickets ?? {};
  const entries = {
    ...before,
    ...Object.fromEntries(tickets.map((ticket) => [ticket.id, { ticket, savedAt: now }])),
  };
  const lasting = inOrder(Object.values(entries)).filter(
    ({ ticket }) => Date.parse(ticket.expiresAt) + AFTER_ITS_END_MS > now,
  );
  const kept = Object.fromEntries(lasting.slice(0, MOST).map((entry) => [entry.ticket.id, entry]));
  storage.set(SESSION_KEYS.keptTickets, JSON.stringify({ userId, tickets: kept } satisfies Kept));
}

export function forgetTicket(id: string): void {
  const kept = read(null);
  if (!kept || !(id in kept.tickets)) return;
  delete kept.tickets[id];
  storage.set(SESSION_KEYS.keptTickets, JSON.stringify(kept));
}

/** Returns all stored tickets, soonest first. */
export function keptTickets<T extends KeptTicket>(userId: string | null): { ticket: T; savedAt: number }[] {
  return inOrder(Object.values(read(userId)?.tickets ?? {})) as { ticket: T; savedAt: number }[];
}

export function keptTicket<T extends KeptTicket>(
  userId: string | null,
  id: string,
): { ticket: T; savedAt: number } | null {
  return (read(userId)?.tickets[id] as { ticket: T; savedAt: number } | undefined) ?? null;
}

function inOrder(entries: KeptEntry[]): KeptEntry[] {
  const start = ({ ticket }: KeptEntry) => Date.parse(ticket.event.startDate);
  return entries.sort((one, other) => start(one) - start(other));
}
