import type { Board, Place } from './page-data.ts';

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
export function spreadOf({ joined }: Pick<Board, 'joined'>): number {
  return Math.min(LONGEST_SPREAD_MS, Math.round((joined / ANSWERS_A_SECOND) * 1_000));
}

/** Minutes until a position is called at the rate of the room; null while nobody can tell. */
export function minutesUntil(position: number, { now_serving, rate }: Board): number | null {
  return rate > 0 ? Math.max(0, position - now_serving) / rate : null;
}
