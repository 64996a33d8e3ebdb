import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EventCategoryEnum, EventStatusEnum } from '../../graphql/enums.ts';
import { Money } from '../../graphql/money.type.ts';
import { Node } from '../../graphql/node.type.ts';
import { PageInfo } from '../../graphql/page.ts';
import { DateTimeScalar } from '../../graphql/scalars/index.ts';
import type { EventCategory, EventStatus } from '../../vocabulary.ts';
import { Issuer } from '../issuers/index.ts';

@ObjectType({ simpleResolvers: true, description: 'A priced kind of place at an event.' })
export class Tier {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field(() => Money)
  price!: Money;

  @Field(() => Int, { description: 'Places left.' })
  available!: number;

  @Field(() => Int)
  generated!: number;

  @Field(() => Int)
  sold!: number;

  @Field(() => DateTimeScalar)
  effectiveAt!: Date;

  @Field(() => DateTimeScalar)
  expiresAt!: Date;

  @Field()
  gracePeriod!: string;

  @Field()
  formSales!: boolean;

  @Field({ description: 'Offered only to those who give a code that opens it.' })
  hidden!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'From when on it is sold. Null: at once.' })
  salesStart!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when it is sold. Null: to the end.' })
  salesEnd!: Date | null;

  @Field(() => Int, { nullable: true, description: 'The most tickets of it that one order may hold.' })
  orderLimit!: number | null;
}

@ObjectType({ implements: Node, simpleResolvers: true, description: 'A show that people attend.' })
export class Event {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field()
  description!: string;

  @Field({ description: 'Venue Name, City, Country.' })
  venue!: string;

  @Field(() => EventCategoryEnum, { nullable: true })
  category!: EventCategory | null;

  @Field()
  slug!: string;

  @Field(() => EventStatusEnum)
  status!: EventStatus;

  @Field(() => DateTimeScalar)
  startDate!: Date;

  @Field(() => DateTimeScalar)
  endDate!: Date;

  @Field({ description: 'Whether tickets are sold by the form of the public page.' })
  formSales!: boolean;

  @Field({ description: 'False while the organiser has stopped every sale of it.' })
  salesOpen!: boolean;

  @Field(() => Int, { nullable: true, description: 'The most tickets that one order may hold.' })
  orderLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Unpaid tickets that one person may hold: by the form, paid at the door. Null: any number.',
  })
  personLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Unpaid tickets that one network may order in an hour. Null: any number.',
  })
  networkLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Hours to confirm the address of an unpaid order before its places go back on sale. Null: no deadline.',
  })
  confirmHours!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'What the organiser chose about play money; null follows the installation.',
  })
  playMoney!: boolean | null;

  @Field({ description: 'Whether people may wait for places of tiers that are sold out.' })
  waitingList!: boolean;

  @Field(() => Int, { description: 'How many minutes a place that came free is held for who waited for it.' })
  offerMinutes!: number;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar)
  updatedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  publishedAt!: Date | null;

  @Field(() => Issuer)
  issuer!: Issuer;

  @Field(() => [Tier])
  tiers!: Tier[];

  @Field(() => Int, { description: 'Places left in all tiers together.' })
  available!: number;

  @Field(() => Boolean, { description: '1 to 10 places left in all tiers together.' })
  lowStock!: boolean;

  @Field()
  viewerCanEdit!: boolean;

  @Field({ description: 'Making a new draft like it.' })
  viewerCanDuplicate!: boolean;

  @Field()
  viewerCanPublish!: boolean;

  @Field({ description: 'Calling it off refunds every order.' })
  viewerCanCancel!: boolean;

  @Field()
  viewerCanDelete!: boolean;

  @Field()
  viewerCanCreateTickets!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class EventConnection {
  @Field(() => [Event])
  nodes!: Event[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;

  /** How many there are on all pages together; counted when asked for. */
  countAll!: () => Promise<number>;
}
