import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../graphql/access.ts';
import { DueStatusEnum, TicketStatusEnum } from '../../graphql/enums.ts';
import { Money } from '../../graphql/money.type.ts';
import { Node } from '../../graphql/node.type.ts';
import { PageInfo } from '../../graphql/page.ts';
import { DateTimeScalar } from '../../graphql/scalars/index.ts';
import type { DueStatus, TicketStatus } from '../../vocabulary.ts';
import type { EventRecord } from '../events/index.ts';
import type { TicketRecord } from './ticket.record.ts';

@Carries('personal data', 'money')
@SeenWithObject('its holder, and staff who see tickets')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A place at an event, with the code that opens the door.',
})
export class Ticket {
  /** What the lazy fields are made of; no field of the API. */
  record!: TicketRecord;
  /** The event, when it need not be read; no field of the API. */
  offered!: (() => EventRecord) | null;
  /** What this reader may see; no fields of the API. */
  showsPerson!: boolean;
  showsCode!: boolean;

  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  serial!: number;

  @Field(() => String, {
    description: 'What people call it: eight letters and digits that no other ticket of the event has.',
  })
  number!: string;

  @Field(() => TicketStatusEnum)
  status!: TicketStatus;

  @Field()
  tier!: string;

  @Field(() => ID)
  tierId!: string;

  @Field(() => Money)
  price!: Money;

  @Field(() => DueStatusEnum)
  dueStatus!: DueStatus;

  @Field(() => Money, { nullable: true, description: 'What the door has still to collect.' })
  due!: Money | null;

  @Field(() => Boolean, { description: 'Bought with MOCK or with the XLM of a test network.' })
  playMoney!: boolean;

  @Field(() => DateTimeScalar)
  issuedAt!: Date;

  @Field(() => DateTimeScalar)
  effectiveAt!: Date;

  @Field(() => DateTimeScalar)
  expiresAt!: Date;

  @Field()
  gracePeriod!: string;

  @Field(() => DateTimeScalar, { nullable: true })
  enteredAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true })
  revokedAt!: Date | null;

  @Field({ description: 'Whether the reader holds it himself, and does not only look after it.' })
  viewerIsHolder!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was passed on to another person, and became void by that.',
  })
  passedOnAt!: Date | null;

  @Field(() => String, { nullable: true })
  revokeReason!: string | null;

  @Field(() => ID)
  orderId!: string;
}

@ObjectType({ simpleResolvers: true })
export class TicketConnection {
  @Field(() => [Ticket])
  nodes!: Ticket[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;

  /** How many there are on all pages together; counted when asked for. */
  countAll!: () => Promise<number>;
}
