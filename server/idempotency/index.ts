export { forgetOldCalls } from './call.writes.ts';
export { CallMemory, type CallOutcome, markReplayed } from './call-memory.ts';
export { AnswerLost, CallRepeated, callRequest, checkedKey } from './keyed-call.ts';
