import { zoneName } from '../../../server/lib/zones/zone-name.ts';

/** State of the room, the same for everybody: `now.json`. */
export interface Board {
  state: 'scheduled' | 'joining' | 'drawing' | 'open' | 'closed';
  close_reason: 'sold_out' | 'over' | 'switched_off' | null;
  on_sale_at: string;
  joins_from: string;
  /** The last position that was admitted. */
  now_serving: number;
  joined: number;
  /** SHA-256 of the places that are drawn; null until the sale begins. */
  list_hash: string | null;
  /** Names of the tickets sold through it, without those that need a code; null: all. */
  tiers: readonly string[] | null;
  /** People admitted in a minute, about. */
  rate: number;
  sold_out: boolean;
  /** Of the server. */
  time: string;
}

/** The reader's place in the queue. */
export interface Place {
  hash: string;
  state: 'waiting' | 'admitted' | 'bought' | 'left' | 'expired';
  /** null before the draw. */
  position: number | null;
  expiresAt: string | null;
}

/** Data that the server writes into the page. */
export interface PageData {
  event: { id: string; name: string; slug: string; timeZone: string; waitingList: boolean };
  /** How long a turn lasts. */
  minutes: number;
  seedHash: string;
  board: Board;
  /** Of the preview; null otherwise. */
  place: Place | null;
  isPreview: boolean;
  language: 'en' | 'fr' | 'sw';
  words: Readonly<Record<string, string>>;
}

export const page: PageData = JSON.parse(document.getElementById('room')?.textContent ?? '{}');

/** The text of this name, with its `{names}` filled in. */
export function words(name: string, values: Readonly<Record<string, string | number>> = {}): string {
  const text = page.words[name] ?? name;
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

const LOCALE = { en: 'en-GB', fr: 'fr-FR', sw: 'sw-KE' }[page.language];

export const count = (value: number): string => value.toLocaleString(LOCALE);

/** Names in a sentence: "A, B and C". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(LOCALE).format(names);

const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const write = (at: Date, shape: Intl.DateTimeFormatOptions, timeZone?: string): string =>
  new Intl.DateTimeFormat(LOCALE, { ...shape, timeZone }).format(at);

/**
 * A time at the place of the event, and in the reader's zone where that differs; with the day unless it is today.
 * @param now of the server, in milliseconds
 */
export function when(iso: string, now: number): string {
  const at = new Date(iso);
  const { timeZone } = page.event;
  const dayOf = (moment: Date): string => write(moment, day, timeZone);
  const isToday = dayOf(at) === dayOf(new Date(now));
  const there = `${write(at, time, timeZone)} ${zoneName(at, timeZone)}`;
  const own = write(at, time);
  const isElsewhere = write(at, { ...day, ...time }) !== write(at, { ...day, ...time }, timeZone);
  return `${isToday ? '' : `${dayOf(at)}, `}${there}${isElsewhere ? ` (${words('ownTime', { time: own })})` : ''}`;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "4:05", "1:04:05" or "3 d 04:05:06" until a moment; "0:00" once it has passed. */
export function countdown(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1_000));
  const [hours, minutes, seconds] = [Math.floor(all / 3_600), Math.floor(all / 60) % 60, all % 60];
  if (hours === 0) return `${minutes}:${two(seconds)}`;
  return `${hours}:${two(minutes)}:${two(seconds)}`;
}
