import { Field, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { Money } from '../../../platform/graphql/money.type.ts';
import { Ticket } from '../../tickets/index.ts';
import { Order } from '../order.type.ts';
import { QuotedAmount } from './payment.type.ts';

@ObjectType({ simpleResolvers: true, description: 'So many tickets of a tier, as they are quoted.' })
export class QuotedLine {
  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field(() => Int, { description: 'How many tickets.' })
  quantity!: number;

  @Field(() => Money, { description: 'Of one ticket, in the currency that it is sold in.' })
  price!: Money;
}

@Carries('money')
@SeenWithObject('the caller')
@ObjectType({ simpleResolvers: true, description: 'What tickets cost now, and whether the wallet has it.' })
export class PurchaseQuote {
  /** The id of the event that resolvers add; no field of the API. */
  eventId!: string;

  @Field(() => String, { nullable: true, description: 'Null for several; `lines` names them.' })
  tier!: string | null;

  @Field(() => Int, { description: 'Of all tickets.' })
  quantity!: number;

  @Field(() => [QuotedLine], { description: 'Each tier once.' })
  lines!: QuotedLine[];

  @Field(() => Money, {
    description:
      'Of all tickets, in the currency that they are sold in; in XLM when they are sold in several currencies.',
  })
  price!: Money;

  @Field(() => QuotedAmount, { description: 'The same in the currency of the payment: what to confirm.' })
  payment!: QuotedAmount;

  @Field(() => Money, {
    nullable: true,
    description: 'What is charged on the ledger, in XLM. Null for play money.',
  })
  charge!: Money | null;

  @Field(() => Money, { description: 'The most that the ledger takes for the payment, in XLM.' })
  fee!: Money;

  @Field(() => Money, {
    nullable: true,
    description: 'What the wallet can pay with, in XLM. Null without a funded wallet.',
  })
  spendable!: Money | null;

  @Field({ description: 'The wallet has what the charge and the fee need.' })
  enough!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it cannot be bought as it stands.' })
  refusal!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What was bought with the wallet.' })
export class WalletPurchasePayload {
  @Field(() => Order, { description: 'The order.' })
  order!: Order;

  @Field(() => [Ticket], { description: 'Empty as long as the payment is under way.' })
  tickets!: Ticket[];

  @Field({ description: 'The ledger has not answered yet; `orderChanged` tells the rest.' })
  processing!: boolean;

  @Field({ description: 'What happened, in a sentence for people.' })
  message!: string;
}
