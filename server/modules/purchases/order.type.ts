import { Field, ID, ObjectType } from 'type-graphql';
import { OrderStatusEnum } from '../../graphql/enums.ts';
import { Money } from '../../graphql/money.type.ts';
import { DateTimeScalar } from '../../graphql/scalars/index.ts';
import type { OrderStatus } from '../../vocabulary.ts';
import type { EventRecord } from '../events/index.ts';
import { Ticket } from '../tickets/index.ts';

@ObjectType({ simpleResolvers: true, description: 'What somebody bought in one go.' })
export class Order {
  /** The event as it was offered; no field of the API. */
  offered!: (() => EventRecord) | null;
  eventId!: string;

  @Field(() => ID)
  id!: string;

  @Field(() => OrderStatusEnum)
  status!: OrderStatus;

  @Field(() => String, { nullable: true })
  buyerName!: string | null;

  @Field(() => String, { nullable: true })
  buyerEmail!: string | null;

  @Field(() => String, { nullable: true })
  buyerPhone!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => [Money], { description: 'The prices of all tickets, by currency.' })
  total!: Money[];

  @Field(() => [Ticket])
  tickets!: Ticket[];
}

@ObjectType({ simpleResolvers: true })
export class FormPurchasePayload {
  @Field(() => Order)
  order!: Order;

  @Field(() => [Ticket])
  tickets!: Ticket[];
}
