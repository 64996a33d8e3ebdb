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
  ways: {
    STELLAR: 'The wallet that paid',
    MPESA: 'The M-Pesa account that paid',
    CARD: 'The card that paid',
    MOCK: 'Nowhere: it was play money',
  },
  toPayer: 'The account that paid',
  byHand: 'By hand: collected at the door',
  nothing: 'Nothing',
  nothingPaid: 'Nothing has been paid yet',
  methods: { MPESA: 'M-Pesa', CARD: 'Card' },
  cardOrMobile: 'Card or mobile money',
  refundTitle: 'Refund this order?',
  refundPaid: (amount: string) =>
    `${amount} goes back to the account that paid, and the tickets of this order become invalid.`,
  refundCollected: (amount: string) =>
    `${amount} was collected at the door: give it back by hand. The tickets of this order become invalid.`,
  keep: 'Keep the order',
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
  refundAmountBody: 'It goes back to the account that paid. The tickets of this order stay as they are.',
  amountIn: (currency: string) => `Amount to return (${currency})`,
  atMost: (amount: string) => `From 0 to ${amount}.`,
  leftToRefund: (amount: string) => `Up to ${amount}.`,
  refundNothing: 'Nothing is returned, and the tickets of this order become invalid.',
  refundWhat: 'What is refunded',
  refundWhich: 'Tickets to refund',
  amountOnly: 'An amount only',
  ticketsStay: 'Stay valid',
  chooseTickets: 'Choose the tickets to refund.',
  codesStop: 'Their codes stop working at once.',
  placesFree: 'Their places go back on sale, or to the waiting list.',
  guestMailed: 'The guest gets an email with your reason.',
  ticketsPaid: (count: number, amount: string) =>
    `${amount} goes back to the account that paid, and ${count === 1 ? 'this ticket becomes' : `${count} tickets become`} invalid. The others stay valid.`,
  ticketsCollected: (count: number, amount: string) =>
    `${amount} was collected at the door: give it back by hand. ${count === 1 ? 'This ticket becomes' : `${count} tickets become`} invalid.`,
  ticketsNothing: (count: number) =>
    `Nothing is returned, and ${count === 1 ? 'this ticket becomes' : `${count} tickets become`} invalid. The others stay valid.`,
  ticketsRefunded: (count: number) => (count === 1 ? 'Ticket refunded' : `${count} tickets refunded`),
  cancelOnly: 'Cancel without refund',
  refunds: 'Refunds',
  refundKinds: { ORDER: 'Order', TICKET: 'Ticket', AMOUNT: 'Amount' },
  refundStates: { PENDING: 'on its way', PAID: 'returned', FAILED: 'failed', NONE: 'not returned' },
  kept: (amount: string) => `${amount} kept`,
  cancelShare: 'Percent of each payment that is returned',
  cancelShareHelp: 'With less than 100, the rest stays with you, and each guest reads it in the email.',
  progress: 'Refunds of this event',
  progressWords: (refunded: number, orders: number) => `${refunded} of ${orders} orders refunded`,
  waiting: (count: number) => `${count} on the way`,
  failed: (count: number) => `${count} not refunded yet`,
  openWallet: 'Open the organisation wallet',
  openMerchants: 'Open the payment accounts',
  done: 'Every order is refunded.',
});

/** Sentences for organisers about card payments that their payers dispute. */
export const disputeTexts = inStaffLanguage('disputeTexts', {
  titles: { OPEN: 'Disputed', WON: 'Dispute won', LOST: 'Dispute lost' },
  open: (amount: string) =>
    `The payer disputes this payment, and the bank took ${amount} back. Send your answer in your account at the card provider.`,
  won: (amount: string) => `The bank decided for you and returned ${amount}.`,
  lost: (amount: string) => `The bank decided for the payer, who keeps ${amount}.`,
  since: 'Taken back on',
});

/** Sentences for organisers about the refund of one ticket. */
export const ticketRefundTexts = inStaffLanguage('ticketRefundTexts', {
  title: 'Refund this ticket?',
  toPayer: (amount: string) =>
    `${amount} goes back to the account that paid, and this ticket becomes invalid.`,
  byHand: (amount: string) =>
    `${amount} was collected at the door: give it back by hand. This ticket becomes invalid.`,
  nothingPaid: 'Nothing has been paid for it. The amount due is cancelled, and this ticket becomes invalid.',
  others: 'Other tickets of the order stay valid. The guest gets an email with your reason.',
  keep: 'Keep the ticket',
  confirm: 'Refund ticket',
  done: 'Ticket refunded',
  nothingReturned: 'Nothing is returned, and this ticket becomes invalid.',
});
