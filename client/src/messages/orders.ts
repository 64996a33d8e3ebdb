import { inStaffLanguage } from '../language/in-staff-language.ts';

/** Sentences for organisers about orders, refunds and called-off events. */
export const orderTexts = inStaffLanguage('orderTexts', {
  title: 'Orders',
  none: 'No orders yet',
  noneBody: 'Each purchase appears here with its payment.',
  loading: 'Loading orders',
  search: 'Name, email or order',
  noneFound: 'No orders found',
  more: 'Load more',
  refund: 'Refund',
  order: 'Order',
  guest: 'Guest',
  tickets: 'Tickets',
  amount: 'Amount',
  way: 'Refunded to',
  toWallet: 'To the wallet that paid',
  nothingPaid: 'Nothing has been paid yet',
  refundTitle: 'Refund this order?',
  refundWallet: (amount: string) =>
    `${amount} goes back to the buyer's wallet, and the tickets of this order become invalid.`,
  refundDoor: 'The amount due is cancelled, and the tickets of this order become invalid.',
  reason: 'Reason',
  refundStarted: 'Refund started',
  refunded: 'Order refunded',
  refundFailed: (reason: string) => `Failed to refund: ${reason}`,
  cancelEvent: 'Cancel event',
  cancelTitle: (name: string) => `Cancel ${name}?`,
  cancelBody: 'Every order is refunded and every ticket of this event is cancelled. This cannot be undone.',
  keepEvent: 'Keep the event',
  cancelConfirm: 'Cancel event and refund all',
  cancelFailed: (reason: string) => `Failed to cancel the event: ${reason}`,
  cancelStarted: 'The event is cancelled. Refunds are under way.',
  progress: 'Refunds of this event',
  progressWords: (refunded: number, orders: number) => `${refunded} of ${orders} orders refunded`,
  waiting: (count: number) => `${count} on the way`,
  failed: (count: number) => `${count} not refunded yet`,
  openWallet: 'Open the organisation wallet',
  done: 'Every order is refunded.',
});

/** Sentences for organisers about the refund of one ticket. */
export const ticketRefundTexts = inStaffLanguage('ticketRefundTexts', {
  title: 'Refund this ticket?',
  toWallet: (amount: string) =>
    `${amount} goes back to the account that paid, and this ticket becomes invalid.`,
  byHand: (amount: string) =>
    `${amount} was collected at the door: give it back by hand. This ticket becomes invalid.`,
  nothingPaid: 'Nothing has been paid for it. The amount due is cancelled, and this ticket becomes invalid.',
  others: 'Other tickets of the order stay valid. The guest gets an email with your reason.',
  keep: 'Keep the ticket',
  confirm: 'Refund ticket',
  done: 'Ticket refunded',
});
