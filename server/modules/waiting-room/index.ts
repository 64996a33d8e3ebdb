export { joinWaitingRoom } from './join-waiting-room.ts';
export { leaveWaitingRoom } from './leave-waiting-room.ts';
export { signToken } from './queue-token.ts';
export { givenPlace, queueCookie, requireTurn } from './require-turn.ts';
export type { RoomBoard as Board } from './waiting-room.present.ts';
export { findDraw, type OwnPlace, openRoomOf, ownPlace } from './waiting-room.queries.ts';
export type { RoomRecord } from './waiting-room.reads.ts';
export { TurnOver } from './waiting-room.rules.ts';
