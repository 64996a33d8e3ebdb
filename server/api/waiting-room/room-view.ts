import type { RoomView } from '../../lib/waiting-room/room-view.ts';
import type { Board, OwnPlace } from '../../modules/waiting-room/index.ts';

/** What the page shows of a place. */
export type ShownPlace = Pick<OwnPlace, 'state' | 'position' | 'expiresAt' | 'hash'>;

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
