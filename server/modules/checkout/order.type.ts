import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { OrderStatusEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.type.ts';
import { Node } from '../../platform/graphql/node.type.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars/index.ts';
import type { OrderStatus } from '../../platform/vocabulary.ts';
import type { EventRecord } from '../events/index.ts';
import { Ticket } from '../tickets/index.ts';
import { Payment } from './wallet/payment.type.ts';

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
