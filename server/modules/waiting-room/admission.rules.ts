import type { CloseReason } from './waiting-room.rules.ts';

/** The figures that the controller decides by. */
export interface Progress {
  /** People behind the last admitted one. */
  waiting: number;
  /** Places of the tiers sold through the room that are neither sold nor held. */
  free: number;
  /** Admitted people whose time is not over and who have not ordered: in the first quarter of it, and later. */
  fresh: number;
  stale: number;
  /** Admitted people who ordered, and the places that they took. */
  bought: number;
  places: number;
  /** Admitted people who left or were too late. */
  gone: number;
  /** Of the purchases in the last seconds, in milliseconds; null: there were none. */
  medianMs: number | null;
  /** People admitted in a second until now. */
  rate: number;
  mostPerMinute: number | null;
  /** The second of the admission, since 1970. */
  second: number;
}

/** The sale keeps up while the median purchase is shorter. */
const SLOWEST_MEDIAN_MS = 1_000;
const FIRST_RATE = 20;
const FASTER = 1.1;
const SLOWER = 0.7;
const FASTEST = 1_000;
/** More people than are expected to buy are admitted, so that places do not stay free while people wait. */
const MARGIN = 1.1;
/** The likelihood of a purchase late in a turn, in proportion to that at its beginning. */
const STALE_SHARE = 0.2;
/** How many people the first guess counts as: half of them buy, one place each. */
const GUESSED = 20;

/**
 * Decides how many people are admitted now: as many as keep purchases fast, and as are likely to find a place.
 * Additive-increase/multiplicative-decrease in the rate, and a limit by the expected share of buyers.
 * @returns the new rate in people a second, and how many are admitted in this second
 */
export function admission(progress: Progress): { rate: number; admitted: number } {
  const { waiting, free, fresh, stale, medianMs, mostPerMinute, second } = progress;
  const active = fresh + stale * STALE_SHARE;
  const isSlow = medianMs !== null && medianMs > SLOWEST_MEDIAN_MS;
  const wanted = progress.rate === 0 ? FIRST_RATE : progress.rate * (isSlow ? SLOWER : FASTER);
  const most = mostPerMinute === null ? FASTEST : mostPerMinute / 60;
  const rate = Math.min(Math.max(wanted, Math.min(1, most)), most, FASTEST);
  const reach = free > 0 ? Math.ceil((free * MARGIN) / expectedPlaces(progress) - active) : 0;
  // Whole people whose seconds add up to the rate, also where it is below one.
  const due = Math.floor(rate * (second + 1)) - Math.floor(rate * second);
  const admitted = Math.max(0, Math.min(waiting, reach, due));
  return { rate, admitted };
}

/** How many places an admitted person is expected to take. */
function expectedPlaces({ bought, places, gone }: Progress): number {
  const share = (bought + GUESSED / 2) / (bought + gone + GUESSED);
  const each = (places + GUESSED) / (bought + GUESSED);
  return share * each;
}

/** A room as its last admission left it. */
export interface RoomProgress {
  joined: number;
  /** The last position that was admitted. */
  serving: number;
  bought: number;
  places: number;
  gone: number;
  /** People admitted in a second. */
  rate: number;
  mostPerMinute: number | null;
  /** Its event is over, or not published any more. */
  isOver: boolean;
}

/** The changes since the last admission, and the present stock. */
export interface SinceThen {
  /** Admitted people who have ordered, and the places that they took. */
  done: { people: number; places: number };
  /** Turns that ended without an order. */
  ended: number;
  /** Admitted people who can still buy: in the first quarter of their time, and later. */
  active: { fresh: number; stale: number };
  /** Places of the tiers sold through the room; `free`: neither sold nor held. */
  stock: { capacity: number; free: number; held: number };
  /** Of the purchases in the last seconds, in milliseconds; null: there were none. */
  medianMs: number | null;
}

export interface PlannedAdmission {
  /** The last position that is admitted now; those up to it are admitted unless they have left. */
  serving: number;
  bought: number;
  places: number;
  gone: number;
  rate: number;
  /** Why the room closes; null while it is open. */
  closed: CloseReason | null;
}

/** Decides what an admission changes. @param second of the admission, since 1970 */
export function planAdmission(room: RoomProgress, since: SinceThen, second: number): PlannedAdmission {
  const { done, ended, active, stock, medianMs } = since;
  const bought = room.bought + done.people;
  const places = room.places + done.places;
  const gone = room.gone + ended;
  const { rate, admitted } = admission({
    waiting: room.joined - room.serving,
    free: stock.free,
    ...active,
    ...{ bought, places, gone, medianMs, second },
    rate: room.rate,
    mostPerMinute: room.mostPerMinute,
  });
  const closed = closeReason(room.isOver, stock);
  return { serving: room.serving + admitted, bought, places, gone, rate, closed };
}

/** Held places may come back: only when all are sold the room is closed. */
function closeReason(isOver: boolean, { capacity, free, held }: SinceThen['stock']): CloseReason | null {
  if (isOver) return 'over';
  return capacity > 0 && free <= 0 && held <= 0 ? 'sold_out' : null;
}
