import type { Board, Place } from './page-data.ts';

export type RoomView =
  | 'opens'
  | 'join'
  | 'in'
  | 'draw'
  | 'joinLate'
  | 'wait'
  | 'turn'
  | 'late'
  | 'left'
  | 'used'
  | 'sold'
  | 'over'
  | 'off';

const OF_PLACE = { admitted: 'turn', expired: 'late', left: 'left', bought: 'used' } as const;
const OF_CLOSED = { sold_out: 'sold', over: 'over', switched_off: 'off' } as const;
const OF_ROOM = { scheduled: 'opens', joining: 'join', drawing: 'joinLate', open: 'joinLate' } as const;
const OF_WAITING = { scheduled: 'in', joining: 'in', drawing: 'draw', open: 'draw' } as const;

/** What is shown; the server decides alike for readers without scripts. */
export function roomView({ state, close_reason }: Board, place: Place | null): RoomView {
  if (place?.state === 'bought') return 'used';
  if (state === 'closed') return OF_CLOSED[close_reason ?? 'over'];
  if (!place) return OF_ROOM[state];
  if (place.state !== 'waiting') return OF_PLACE[place.state];
  return place.position === null ? OF_WAITING[state] : 'wait';
}

/**
 * Whether the reader's place is to be asked for again: it was drawn, its number was called, or the room was closed.
 * @param before the board before this one
 */
export function placeChanged(board: Board, before: Board, place: Place | null): boolean {
  if (!place || place.state === 'bought' || place.state === 'left') return false;
  if (board.state === 'closed') return before.state !== 'closed';
  if (place.state !== 'waiting') return false;
  if (place.position === null) return board.state === 'open';
  return place.position <= board.now_serving;
}

/** Places that one second can answer, well within what one process serves. */
const ANSWERS_A_SECOND = 1_500;
const LONGEST_SPREAD_MS = 30_000;

/**
 * Milliseconds over which the people of a room spread their calls after the draw, so that they do not all come in one
 * second.
 */
export function spreadOf({ joined }: Board): number {
  return Math.min(LONGEST_SPREAD_MS, Math.round((joined / ANSWERS_A_SECOND) * 1_000));
}

/** Minutes until a position is called at the rate of the room; null while nobody can tell. */
export function minutesUntil(position: number, { now_serving, rate }: Board): number | null {
  return rate > 0 ? Math.max(0, position - now_serving) / rate : null;
}
