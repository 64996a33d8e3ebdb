import type { Board, OwnPlace } from '../../modules/waiting-room/index.ts';

/** One of these is shown, by the states of the room and of the reader's place. The page's script decides alike. */
export const ROOM_VIEWS = [
  'opens',
  'join',
  'in',
  'draw',
  'joinLate',
  'wait',
  'turn',
  'late',
  'left',
  'used',
  'sold',
  'over',
  'off',
] as const;
export type RoomView = (typeof ROOM_VIEWS)[number];

/** What the page shows of a place. */
export type ShownPlace = Pick<OwnPlace, 'state' | 'position' | 'expiresAt' | 'hash'>;

const OF_PLACE = { admitted: 'turn', expired: 'late', left: 'left', bought: 'used' } as const;
const OF_CLOSED = { sold_out: 'sold', over: 'over', switched_off: 'off' } as const;
const OF_ROOM = { scheduled: 'opens', joining: 'join', drawing: 'joinLate', open: 'joinLate' } as const;
const OF_WAITING = { scheduled: 'in', joining: 'in', drawing: 'draw', open: 'draw' } as const;

export function roomView(
  { state, close_reason }: Pick<Board, 'state' | 'close_reason'>,
  place: ShownPlace | null,
): RoomView {
  if (place?.state === 'bought') return 'used';
  if (state === 'closed') return OF_CLOSED[close_reason ?? 'over'];
  if (!place) return OF_ROOM[state];
  if (place.state !== 'waiting') return OF_PLACE[place.state];
  return place.position === null ? OF_WAITING[state] : 'wait';
}

/** Example figures of a view, for the organiser's preview. */
export function exampleOf(
  view: RoomView,
  board: Board,
  minutes: number,
): { board: Board; place: ShownPlace | null } {
  const now = new Date(board.time);
  const figures = {
    ...board,
    close_reason: null,
    now_serving: 312,
    joined: 2_480,
    rate: 180,
    sold_out: false,
  };
  const place = (state: ShownPlace['state'], position: number | null, endsIn: number | null): ShownPlace => ({
    state,
    position,
    hash: '0'.repeat(64),
    expiresAt: endsIn === null ? null : new Date(now.getTime() + endsIn * 60_000),
  });
  const open = { ...figures, state: 'open' } as const;
  const closed = { ...figures, state: 'closed' } as const;
  return {
    opens: { board: { ...figures, state: 'scheduled' as const, joined: 0, now_serving: 0 }, place: null },
    join: { board: { ...figures, state: 'joining' as const, now_serving: 0 }, place: null },
    in: {
      board: { ...figures, state: 'joining' as const, now_serving: 0 },
      place: place('waiting', null, null),
    },
    draw: { board: { ...figures, state: 'drawing' as const }, place: place('waiting', null, null) },
    joinLate: { board: open, place: null },
    wait: { board: open, place: place('waiting', 1_204, null) },
    turn: { board: open, place: place('admitted', 310, minutes) },
    late: { board: open, place: place('expired', 290, 0) },
    left: { board: open, place: place('left', 1_204, null) },
    used: { board: open, place: place('bought', 288, null) },
    sold: { board: { ...closed, close_reason: 'sold_out' as const, sold_out: true }, place: null },
    over: { board: { ...closed, close_reason: 'over' as const }, place: null },
    off: { board: { ...closed, close_reason: 'switched_off' as const }, place: null },
  }[view];
}
