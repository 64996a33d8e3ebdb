export { cancelLocked, percentFaults } from './event-cancellation/cancel-event.ts';
export { MOVE_ANSWER } from './move-answers/move-answer.statements.ts';
export { completeRefund, publishRefund } from './provider/complete-refund.ts';
export { lockRefund, type ProviderRefund, reschedule } from './provider/provider-refund.writes.ts';
export { OF_SALES } from './refund.statements.ts';
export { completeOrder } from './refund.writes.ts';
export { checkedReason, LONGEST_REASON } from './refund-order.ts';
