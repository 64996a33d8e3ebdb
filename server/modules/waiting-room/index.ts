export { joinWaitingRoom } from './join-waiting-room.ts';
export { leaveWaitingRoom } from './leave-waiting-room.ts';
export { signToken } from './queue-token.ts';
export { givenPlace, queueCookie, requireTurn } from './require-turn.ts';
export { findDraw, ownPlace } from './waiting-room.queries.ts';
export { TurnOver } from './waiting-room.rules.ts';
