export { purgeOldCalls } from './call.writes.ts';
export { CallMemory, type CallOutcome } from './call-memory.ts';
export {
  AnswerLost,
  CallRepeated,
  callRequest,
  isKey,
  KeyReused,
  keyFaults,
  NO_KEY,
  refusedCall,
} from './keyed-call.ts';
export { findRepeated, type KeyedCommand, recordOnce, releaseKeys } from './keyed-command.ts';
