import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { PaymentCurrencyEnum, PaymentMethodEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { Node } from '../../platform/graphql/node.schema.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../platform/vocabulary.ts';
import type { EventRecord } from '../events/index.ts';
import type { AttemptRecord } from '../payments/index.ts';
import { Ticket } from '../tickets/index.ts';

export const PaymentStatusEnum = registerEnum<PaymentStatus>('PaymentStatus', 'Status of a payment.', {
  held: 'Tickets are held until the payment arrives.',
  paying: 'Submitted to the ledger.',
  paid: 'Confirmed by the ledger.',
  failed: 'The ledger refused the transaction, or the organiser accepts no more tickets of this person.',
  expired: 'Not paid in time.',
  refunding: 'Being refunded.',
  refunded: 'Refunded.',
});

export const OrderStatusEnum = registerEnum<OrderStatus>('OrderStatus', 'Status of an order.', {
  due: 'To be paid at the door.',
  held: 'Tickets are held while the order is being paid.',
  paid: 'Paid in full.',
  cancelled: 'Given up, or not paid in time.',
  refunded: 'Refunded.',
});

export const PaymentFailureCodeEnum = registerEnum(
  'PaymentFailureCode',
  'Reason why a payment failed, or why its refund is waiting.',
  {
    expired: 'The payment expired before the ledger accepted it.',
    withdrawn: 'The payment was withdrawn.',
    no_account: "The buyer's wallet does not exist on the ledger.",
    underfunded: "The buyer's wallet has insufficient funds.",
    no_destination: "The issuer's wallet cannot receive payments.",
    overtaken: 'Another payment was executed first.',
    refused: 'The ledger refused the payment.',
    not_paid: 'The order was not paid in time.',
    not_confirmed:
      'The places are for sale again, and the provider has not said whether the order was paid. A payment that was made gets free places, or is refunded.',
    buyer_limit:
      'The payment would exceed the limit of tickets per person, by the card or otherwise. It is refunded.',
    event_cancelled: 'The event was cancelled before the payment was charged.',
    refund_underfunded: "The refund is waiting: the issuer's wallet has insufficient funds.",
    refund_without_wallet: "The refund is waiting: the issuer's wallet does not exist on the ledger.",
    refund_without_destination: 'The refund failed: the account that paid no longer exists on the ledger.',
    refund_refused: 'The refund is waiting: the ledger refused it, and it will be retried.',
    refund_at_provider:
      'The refund is waiting: the payment provider has not made it, and it will be retried.',
    refund_needs_merchant:
      "The refund is waiting: the issuer's account at the payment provider cannot make it.",
    refund_disputed: "The refund is waiting: the payer's bank decides about a dispute of the payment first.",
  },
);

export type PaymentFailureCode = Lowercase<keyof typeof PaymentFailureCodeEnum>;

@ObjectType({
  simpleResolvers: true,
  description: 'Amount in a payment currency, including MOCK. As exact as `Money`.',
})
export class QuotedAmount {
  @Field(() => DecimalScalar, {
    description: 'Decimal in whole units of the currency, with at most 7 decimals.',
  })
  amount!: string;

  @Field(() => PaymentCurrencyEnum, { description: 'Currency of the amount.' })
  currency!: keyof typeof PaymentCurrencyEnum;
}

@Carries('money')
@SeenWithObject('readers of the order')
@ObjectType({ simpleResolvers: true, description: 'Payment of an order.' })
export class Payment {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => PaymentStatusEnum, { description: 'Current status.' })
  status!: PaymentStatus;

  @Field(() => PaymentMethodEnum, { description: 'Payment method.' })
  method!: PaymentMethod;

  @Field(() => QuotedAmount, {
    description: 'Amount that the buyer confirmed, in the currency of the quote.',
  })
  payment!: QuotedAmount;

  @Field(() => Money, {
    nullable: true,
    description: 'Amount charged on the ledger, in XLM. Null for play money.',
  })
  charge!: Money | null;

  @Field(() => String, { nullable: true, description: 'Public key of the account that is paid.' })
  destination!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Hash of the ledger transaction, 64 hexadecimal digits.',
  })
  transactionHash!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Block explorer page of the transaction. Null if the network has no explorer.',
  })
  explorerUrl!: string | null;

  @Field(() => DateTimeScalar, {
    description: "Time until which the tickets are held, by the ledger's clock.",
  })
  holdUntil!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the payment failed, or why a refund is waiting. Null otherwise.',
  })
  failure!: string | null;

  @Field(() => PaymentFailureCodeEnum, { nullable: true, description: 'Code of the failure.' })
  failureCode!: PaymentFailureCode | null;

  @Field(() => String, {
    nullable: true,
    description: 'Payment link for external wallets (SEP-7). Null once the tickets are no longer held.',
  })
  sep7Uri!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Memo of type hash that the payment must carry, 64 hexadecimal digits.',
  })
  memoHash!: string | null;
}

@Carries('personal data', 'money')
@SeenWithObject('its buyer, and staff who see sales or give money back')
@ObjectType({ implements: Node, simpleResolvers: true, description: 'Purchase of one or more tickets.' })
export class Order {
  /** The event as it was listed; no field of the API. */
  offered!: (() => EventRecord) | null;
  eventId!: string;
  /** Digest of its secret, null before orders had one; no field of the API. */
  keyHash!: Buffer | null;
  /** The buyer, and whether this reader may see them; no fields of the API. */
  buyer!: { name: string; email: string; phone: string };
  showsPerson!: boolean;
  /** Whether this reader is its buyer; no field of the API. */
  viewerIsBuyer!: boolean;
  /** null: read on request. */
  loadedTickets!: Ticket[] | null;
  /** undefined: read on request. */
  loadedConfirmBy?: Date | null;
  /** undefined: read on request. */
  loadedAttempt?: AttemptRecord;

  /** Whether this reader may refund amounts of it; no field of the API. */
  viewerCanRefundAmounts!: boolean;

  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, {
    description: 'Short number for people: 8 digits and capitals, the last of which is a check digit.',
  })
  number!: string;

  @Field(() => OrderStatusEnum, { description: 'Current status.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'Number of tickets.' })
  quantity!: number;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => [Money], { description: 'Total price, per currency.' })
  total!: Money[];

  @Field(() => Payment, {
    nullable: true,
    description: 'Payment of the order. Null for an order that is paid at the door.',
  })
  payment!: Payment | null;

  @Field(() => Boolean, {
    description: "Whether it is the order of the organiser's test ticket, which is in no figure.",
  })
  isTest!: boolean;

  @Field(() => String, { nullable: true, description: 'Code that was applied. Null if there was none.' })
  code!: string | null;

  @Field({ description: 'Whether the viewer can refund the order now.' })
  viewerCanRefund!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class OrderConnection extends ConnectionOf(Order) {}

/** Since when the calls that `purchase` and `quote` replace are deprecated; docs/integrators.md says how long they stay. */
export const FORMER_PURCHASE = 'Use `purchase`, for all ways to pay. Deprecated since 2026-11-28.';
export const FORMER_QUOTE = 'Use `quote`, for all ways to pay. Deprecated since 2026-11-28.';

/** Options of the argument by which a buyer without an account proves an order. */
export const ORDER_KEY = {
  nullable: true,
  description:
    'Secret that the purchase returned as `orderKey`, for a buyer without an account. For an order that was made before orders had secrets, the idempotency key of its purchase.',
} as const;

@ObjectType()
export abstract class BoughtOrder {
  @Field(() => Order, { description: 'The order.' })
  order!: Order;

  @Field(() => String, {
    nullable: true,
    description:
      'Secret of the order, which opens it without an account. Store it like a password. A repeat with the same idempotency key returns it again. Null for an order that was made before orders had secrets: the idempotency key opens it.',
  })
  orderKey!: string | null;
}

@ObjectType('PurchaseByFormPayload', { simpleResolvers: true, description: 'Result of a purchase by form.' })
export class FormPurchasePayload extends BoughtOrder {
  @Field(() => [Ticket], { description: 'Tickets that were bought.' })
  tickets!: Ticket[];
}
