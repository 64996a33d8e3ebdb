export type { AccountChangeRecord } from './account-change.reads.ts';
export { hasWaitingChange } from './account-change.writes.ts';
export type { AccountChangeHandling } from './account-change-handlers.ts';
export { applyDueChanges } from './decide-change.ts';
export { requestChange, withdrawChanges } from './request-change.ts';
