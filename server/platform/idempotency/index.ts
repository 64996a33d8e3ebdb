export { purgeOldCalls } from './call.writes.ts';
export { CallMemory, type CallOutcome, markReplayed } from './call-memory.ts';
export {
  AnswerLost,
  CallRepeated,
  callRequest,
  isKey,
  keyFaults,
  NO_KEY,
  refusedCall,
} from './keyed-call.ts';
