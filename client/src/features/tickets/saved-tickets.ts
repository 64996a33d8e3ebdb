import { SESSION_KEYS, storage } from '../../session/storage.ts';

/** One person's tickets stored on this device. */
interface SavedList {
  /** `GUEST` for tickets of a buyer without an account, which the next user who signs in takes over. */
  userId: string;
  tickets: Record<string, SavedEntry>;
}

interface SavedEntry {
  /** The ticket as returned by its queries. */
  ticket: SavedTicket;
  /** Milliseconds since the epoch. */
  savedAt: number;
}

/** Fields needed to store a ticket and sort the list; the rest depends on the query. */
export interface SavedTicket {
  id: string;
  expiresAt: string;
  event: { startDate: string; venue?: string };
}

const GUEST = 'guest';
const MAX_SAVED = 60;
const AFTER_ITS_END_MS = 7 * 24 * 3_600_000;

/** @param userId null when the token has expired: reads the tickets of the last user */
function read(userId: string | null): SavedList | null {
  try {
    const saved = JSON.parse(storage.get(SESSION_KEYS.savedTickets) ?? 'null') as SavedList | null;
    if (typeof saved?.userId !== 'string' || typeof saved.tickets !== 'object') return null;
    return userId === null || saved.userId === userId || saved.userId === GUEST ? saved : null;
  } catch {
    return null;
  }
}

/**
 * Stores tickets on this device beside the existing ones and deletes those of another user. Deletes tickets that ended
 * a week ago, and above the limit those that begin last.
 * @param userId null without a session: the tickets join those that the device has
 */
export function saveTickets(userId: string | null, tickets: readonly SavedTicket[], now = Date.now()): void {
  const list = read(userId);
  const owner = userId ?? list?.userId ?? GUEST;
  const before = list?.tickets ?? {};
  const entries = {
    ...before,
    ...Object.fromEntries(tickets.map((ticket) => [ticket.id, { ticket, savedAt: now }])),
  };
  const lasting = inOrder(Object.values(entries)).filter(
    ({ ticket }) => Date.parse(ticket.expiresAt) + AFTER_ITS_END_MS > now,
  );
  const saved = Object.fromEntries(lasting.slice(0, MAX_SAVED).map((entry) => [entry.ticket.id, entry]));
  storage.set(
    SESSION_KEYS.savedTickets,
    JSON.stringify({ userId: owner, tickets: saved } satisfies SavedList),
  );
}

export function removeTicket(id: string): void {
  const saved = read(null);
  if (!saved || !(id in saved.tickets)) return;
  delete saved.tickets[id];
  storage.set(SESSION_KEYS.savedTickets, JSON.stringify(saved));
}

/** Returns all stored tickets, soonest first. */
export function savedTickets<T extends SavedTicket>(userId: string | null): { ticket: T; savedAt: number }[] {
  return inOrder(Object.values(read(userId)?.tickets ?? {})) as { ticket: T; savedAt: number }[];
}

export function savedTicket<T extends SavedTicket>(
  userId: string | null,
  id: string,
): { ticket: T; savedAt: number } | null {
  return (read(userId)?.tickets[id] as { ticket: T; savedAt: number } | undefined) ?? null;
}

/** The tickets in the order in which their events begin. */
export const soonestFirst = <T extends { event: { startDate: string } }>(tickets: readonly T[]): T[] =>
  tickets.toSorted((one, other) => Date.parse(one.event.startDate) - Date.parse(other.event.startDate));

function inOrder(entries: SavedEntry[]): SavedEntry[] {
  const start = ({ ticket }: SavedEntry) => Date.parse(ticket.event.startDate);
  return entries.sort((one, other) => start(one) - start(other));
}
