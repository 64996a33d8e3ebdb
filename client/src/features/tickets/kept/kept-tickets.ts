import { SESSION_KEYS, storage } from '../../../session/storage.ts';

/** What lies on this device of one person's tickets. */
interface Kept {
  userId: string;
  tickets: Record<string, KeptEntry>;
}

interface KeptEntry {
  /** The ticket as its queries answered it. */
  ticket: KeptTicket;
  /** Milliseconds since the epoch. */
  savedAt: number;
}

/** The least that a ticket needs to be kept and shown in order; the rest is the queries' own. */
export interface KeptTicket {
  id: string;
  expiresAt: string;
  event: { startDate: string };
}

const MOST = 60;
const AFTER_ITS_END_MS = 7 * 24 * 3_600_000;

/** @param userId null for a person whose token ran out: the tickets of whoever was here last */
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
 * Keeps tickets on this device, beside those that are here; another person's are forgotten. So are those that ended a
 * week ago, and of very many those that begin last.
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

/** All that are here, soonest first. */
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
