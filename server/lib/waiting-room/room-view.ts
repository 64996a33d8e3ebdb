/** One of these is shown, by the states of the room and of the reader's place. */
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

const OF_PLACE = { admitted: 'turn', expired: 'late', left: 'left', bought: 'used' } as const;
const OF_CLOSED = { sold_out: 'sold', over: 'over', switched_off: 'off' } as const;
const OF_ROOM = { scheduled: 'opens', joining: 'join', drawing: 'joinLate', open: 'joinLate' } as const;
const OF_WAITING = { scheduled: 'in', joining: 'in', drawing: 'draw', open: 'draw' } as const;

interface RoomStatus {
  state: keyof typeof OF_ROOM | 'closed';
  close_reason: keyof typeof OF_CLOSED | null;
}

interface PlaceStatus {
  state: keyof typeof OF_PLACE | 'waiting';
  /** null before the draw. */
  position: number | null;
}

/** Decides what a reader sees, on the server for readers without scripts, and in the browser. */
export function roomView({ state, close_reason }: RoomStatus, place: PlaceStatus | null): RoomView {
  if (place?.state === 'bought') return 'used';
  if (state === 'closed') return OF_CLOSED[close_reason ?? 'over'];
  if (!place) return OF_ROOM[state];
  if (place.state !== 'waiting') return OF_PLACE[place.state];
  return place.position === null ? OF_WAITING[state] : 'wait';
}
