export { authorizeRound } from './rounds/authorize-round.ts';
export { findRound } from './rounds/find-round.ts';
export { tendRounds } from './rounds/tend-rounds.ts';
export { triggerRound } from './rounds/trigger-round.ts';
