export { lockPayable, type PayableRecord } from './issue/issue.writes.ts';
export { issueTickets, publishOrder } from './issue/issue-tickets.ts';
export { readListing } from './listing/listing.reads.ts';
export {
  eventAsOffered,
  type ListedTier,
  type Listing,
  listedTier,
  needsTurn,
  requireWithinLimits,
  type Terms,
  tierOnSale,
} from './listing/listing.rules.ts';
export { countHold, networkToCount, refuseUnpaid } from './open-orders.ts';
export { EventNotPublished, SalesBusy, SalesClosed, SoldOut } from './order.failures.ts';
export { presentOrder, presentSoldOrder, type SoldOrder } from './order.present.ts';
export {
  downloadOrderedTicket,
  earlierOrderOfEvent,
  findOrder,
  orderedTicket,
  orderSeen,
  passOpensOrder,
  presentToBuyer,
  presentWithTickets,
  requireSameRequest,
} from './order.queries.ts';
export {
  type OrderRecord,
  type PayersKey,
  type PaymentRecord,
  readLapsedHolds,
  readOrder,
  readOrdersOfPayers,
} from './order.reads.ts';
export { isBuyer, mayBeRefunded, mayRefund, maySeeBuyer, maySeeOrder, maySeeOrders } from './order.rules.ts';
export {
  BoughtOrder,
  FORMER_PURCHASE,
  FORMER_QUOTE,
  FormPurchasePayload,
  ORDER_KEY,
  Order,
  OrderStatusEnum,
  PaymentFailureCodeEnum,
  QuotedAmount,
} from './order.schema.ts';
export {
  callerOfRow,
  insertOrders,
  isDuplicateKey,
  madeByUser,
  madeForEvent,
  ORDER_COLUMNS,
  type OrderHead,
  orderFields,
  orderHead,
} from './order.statements.ts';
export { withOrderKey } from './order-keys.ts';
export { type OrderWithTickets, readBatches } from './order-reads.ts';
export {
  type AnswersInput,
  type Buyer,
  buyerFaults,
  type CheckedOrder,
  callerOf,
  checkedLines,
  checkedOrder,
  type LinesInput,
  lineFaults,
  mergedLines,
  normalBuyer,
  normalTerms,
  type OrderInput,
  type OrderLine,
  type OrderRequest,
  ofCaller,
  requestHash,
  specialTerms,
  type TermsInput,
} from './order-request.rules.ts';
export {
  orderMemo,
  type PaymentOrigin,
  paymentFailure,
  refundMemo,
  type Verdict,
  verdictOn,
} from './payment.rules.ts';
export {
  NO_DESTINATION_NOTICE,
  NO_WALLET_NOTICE,
  PAYMENT_DISPUTED_NOTICE,
  PROVIDER_CREDENTIALS_NOTICE,
  PROVIDER_REFUSED_NOTICE,
  PROVIDER_UNAVAILABLE_NOTICE,
  PROVIDER_UNCONFIRMED_NOTICE,
  problemCode,
  RECEIPT_UNKNOWN_NOTICE,
  REFUSED_NOTICE,
  type RefundProblemCode,
} from './refund-problem.rules.ts';
export { REFUND_STATUS, type RefundStatus, RefundStatusEnum } from './refund-status.schema.ts';
export { StockAnnouncer } from './stock-announcer.ts';
