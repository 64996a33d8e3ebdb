import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { PaymentCurrencyEnum, PaymentMethodEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { Node } from '../../platform/graphql/node.schema.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../platform/vocabulary.ts';
import type { EventRecord } from '../events/index.ts';
import { Ticket } from '../tickets/index.ts';

export const PaymentStatusEnum = registerEnum<PaymentStatus>(
  'PaymentStatus',
  'Held: a place is kept until it is paid. Paying: the ledger has been asked.',
  {
    held: 'The places are kept until it is paid.',
    paying: 'The ledger has been asked.',
    paid: 'The ledger has it.',
    failed: 'The ledger refused it.',
    expired: 'It was not paid in time.',
    refunding: 'It is being given back.',
    refunded: 'It was given back.',
  },
);

export const OrderStatusEnum = registerEnum<OrderStatus>('OrderStatus', 'Due: to be paid at the door.', {
  due: 'To be paid at the door.',
  held: 'Its places are kept while it is being paid.',
  paid: 'All of it is paid.',
  cancelled: 'It was not paid in time, or given up.',
  refunded: 'It was given back.',
});

export const PaymentFailureCodeEnum = registerEnum(
  'PaymentFailureCode',
  'Why a payment was not made, or what its refund waits for.',
  {
    expired: 'The ledger did not take the payment in time.',
    withdrawn: 'The payment was withdrawn.',
    no_account: 'The wallet of the buyer is not on the ledger.',
    underfunded: 'The wallet of the buyer has too little.',
    no_destination: 'The wallet of the organiser cannot be paid.',
    overtaken: 'Another payment came before.',
    refused: 'The ledger refused the payment.',
    not_paid: 'The places were not paid in time.',
    event_cancelled: 'The event was cancelled before anything was charged.',
    refund_underfunded: 'The refund waits: the wallet of the organiser has too little.',
    refund_without_wallet: 'The refund waits: the wallet of the organiser is not on the ledger.',
    refund_without_destination: 'The refund failed: the account that paid is no longer on the ledger.',
    refund_refused: 'The refund waits: the ledger refused it, and it is tried again.',
  },
);

export type PaymentFailureCode = Lowercase<keyof typeof PaymentFailureCodeEnum>;

@ObjectType({
  simpleResolvers: true,
  description:
    'An amount in the currency that a buyer pays in, MOCK included. The amount is as exact as that of `Money`.',
})
export class QuotedAmount {
  @Field(() => DecimalScalar, {
    description: 'Decimal text in whole units of the currency, with at most 7 decimals.',
  })
  amount!: string;

  @Field(() => PaymentCurrencyEnum, { description: 'The currency that the amount is in.' })
  currency!: keyof typeof PaymentCurrencyEnum;
}

@Carries('money')
@SeenWithObject('readers of the order')
@ObjectType({ simpleResolvers: true, description: 'How an order is paid, and how far that has come.' })
export class Payment {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => PaymentStatusEnum, { description: 'How it stands.' })
  status!: PaymentStatus;

  @Field(() => PaymentMethodEnum, { description: 'How the order is paid.' })
  method!: PaymentMethod;

  @Field(() => QuotedAmount, { description: 'What the buyer confirmed, in the currency of the quote.' })
  payment!: QuotedAmount;

  @Field(() => Money, {
    nullable: true,
    description: 'What moves on the ledger, in XLM. Null for play money.',
  })
  charge!: Money | null;

  @Field(() => String, { nullable: true, description: 'The account that is paid.' })
  destination!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The transaction on the ledger, 64 hexadecimal digits.',
  })
  transactionHash!: string | null;

  @Field(() => String, { nullable: true, description: 'Where people may look at the transaction.' })
  explorerUrl!: string | null;

  @Field(() => DateTimeScalar, { description: 'Until then, in the time of the ledger, the places are kept.' })
  holdUntil!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was not paid, or what a refund is waiting for.',
  })
  failure!: string | null;

  @Field(() => PaymentFailureCodeEnum, { nullable: true, description: 'The code of that sentence.' })
  failureCode!: PaymentFailureCode | null;

  @Field(() => String, {
    nullable: true,
    description: 'A link for wallets of one’s own (SEP-7), as long as the places are kept.',
  })
  sep7Uri!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the payment must carry as its memo of type hash, 64 hexadecimal digits.',
  })
  memoHash!: string | null;
}

@Carries('personal data', 'money')
@SeenWithObject('its buyer, and staff who see sales or give money back')
@ObjectType({ implements: Node, simpleResolvers: true, description: 'What somebody bought in one go.' })
export class Order {
  /** The event as it was listed; no field of the API. */
  offered!: (() => EventRecord) | null;
  eventId!: string;
  /** The buyer, and whether this reader may see them; no fields of the API. */
  buyer!: { name: string; email: string; phone: string };
  showsPerson!: boolean;
  /** null: read on request. */
  loadedTickets!: Ticket[] | null;
  /** undefined: read on request. */
  loadedConfirmBy?: Date | null;

  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => OrderStatusEnum, { description: 'How it stands.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'How many tickets it is for.' })
  quantity!: number;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => [Money], { description: 'The prices of all tickets, by currency.' })
  total!: Money[];

  @Field(() => Payment, { nullable: true, description: 'Null for what is paid at the door.' })
  payment!: Payment | null;

  @Field(() => String, { nullable: true, description: 'The code that it was bought with.' })
  code!: string | null;

  @Field({ description: 'This reader may give its money back now.' })
  viewerCanRefund!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class OrderConnection {
  @Field(() => [Order], { description: 'The entries of the page.' })
  nodes!: Order[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'What was bought by form.' })
export class FormPurchasePayload {
  @Field(() => Order, { description: 'The order.' })
  order!: Order;

  @Field(() => [Ticket], { description: 'The tickets.' })
  tickets!: Ticket[];
}
