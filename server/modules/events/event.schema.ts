import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CurrencyEnum, EventStatusEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { Node } from '../../platform/graphql/node.schema.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';
import type { EventCategory, EventStatus } from '../../platform/vocabulary.ts';
import { Issuer } from '../issuers/index.ts';
import { LONGEST } from './event.rules.ts';
import type { Currency } from './tiers/tier.row.ts';
import { LONGEST_NAME } from './tiers/tier.rules.ts';

export const EventCategoryEnum = registerEnum<EventCategory>('EventCategory', 'What kind of show it is.', {
  music: 'Concerts, festivals.',
  sports: 'Matches, races.',
  arts: 'Theatre, dance, exhibitions.',
  business: 'Conferences, fairs.',
  technology: 'Meetings on technology.',
});

@ObjectType({ simpleResolvers: true, description: 'A priced kind of place at an event.' })
export class Tier {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field(() => Money, { description: 'What one ticket costs.' })
  price!: Money;

  @Field(() => Int, { description: 'Places left.' })
  available!: number;

  @Field(() => Int, { description: 'Tickets that were generated: the capacity.' })
  generated!: number;

  @Field(() => Int, { description: 'Tickets that were sold.' })
  sold!: number;

  @Field(() => DateTimeScalar, { description: 'From then on the ticket lets in.' })
  effectiveAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until then, and the grace period, its tickets let in.' })
  expiresAt!: Date;

  @Field({ description: 'How long past its end a ticket still lets in: 15m, 1h, 30s.' })
  gracePeriod!: string;

  @Field({ description: 'Whether it is sold by the form of the public page.' })
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
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field({ description: 'What it is, in the words of who made it.' })
  description!: string;

  @Field({ description: 'Venue Name, City, Country.' })
  venue!: string;

  @Field(() => EventCategoryEnum, {
    nullable: true,
    description: 'What kind of show it is; null: of none of them.',
  })
  category!: EventCategory | null;

  @Field({ description: 'Its name in addresses.' })
  slug!: string;

  @Field(() => EventStatusEnum, { description: 'How it stands.' })
  status!: EventStatus;

  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  startDate!: Date;

  @Field(() => DateTimeScalar, { description: 'When it ends.' })
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

  @Field(() => DateTimeScalar, { description: 'When its draft was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was changed last.' })
  updatedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it went on sale; null for a draft.' })
  publishedAt!: Date | null;

  @Field(() => Issuer, { description: 'The organiser.' })
  issuer!: Issuer;

  @Field(() => [Tier], { description: 'The tiers, in the order in which they were made.' })
  tiers!: Tier[];

  @Field(() => Int, { description: 'Places left in all tiers together.' })
  available!: number;

  @Field(() => Boolean, { description: '1 to 10 places left in all tiers together.' })
  lowStock!: boolean;

  @Field({ description: 'The reader may change it.' })
  viewerCanEdit!: boolean;

  @Field({ description: 'Making a new draft like it.' })
  viewerCanDuplicate!: boolean;

  @Field({ description: 'The reader may publish it.' })
  viewerCanPublish!: boolean;

  @Field({ description: 'Calling it off refunds every order.' })
  viewerCanCancel!: boolean;

  @Field({ description: 'The reader may delete it.' })
  viewerCanDelete!: boolean;

  @Field({ description: 'The reader may generate tickets.' })
  viewerCanCreateTickets!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class EventConnection {
  @Field(() => [Event], { description: 'The entries of the page.' })
  nodes!: Event[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;

  /** Counts the entries of all pages; called only when the query selects it. */
  countAll!: () => Promise<number>;
}

@InputType({ description: 'An event to be.' })
export class EventInput {
  @Field({ description: `The name, for people. ${upTo(LONGEST.name)}` })
  name!: string;

  @Field({ description: `What it is, in the words of who made it. ${upTo(LONGEST.description)}` })
  description!: string;

  @Field({ description: `Venue Name, City, Country. ${upTo(LONGEST.venue)}` })
  venue!: string;

  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  startDate!: Date;

  @Field(() => DateTimeScalar, { description: 'When it ends.' })
  endDate!: Date;

  @Field(() => EventCategoryEnum, { nullable: true, description: 'Its kind.' })
  category?: EventCategory | null;
}

@InputType({ description: 'What is given changes; what is left out stays.' })
export class EventPatch {
  @Field(() => String, { nullable: true, description: `The name, for people. ${upTo(LONGEST.name)}` })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What it is, in the words of who made it. ${upTo(LONGEST.description)}`,
  })
  description?: string | null;

  @Field(() => String, { nullable: true, description: `Venue Name, City, Country. ${upTo(LONGEST.venue)}` })
  venue?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it begins.' })
  startDate?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends.' })
  endDate?: Date | null;

  @Field(() => EventCategoryEnum, { nullable: true, description: 'null takes the category away.' })
  category?: EventCategory | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is sold by the form of the public page.' })
  formSales?: boolean | null;
}

@InputType({ description: 'Tickets to generate.' })
export class TierInput {
  @Field({ defaultValue: 'regular', description: `The name of the tier. ${upTo(LONGEST_NAME)}` })
  tier!: string;

  @Field(() => Int, {
    defaultValue: 1,
    description: 'How many tickets to generate; they are the capacity of the tier.',
  })
  count!: number;

  @Field(() => DecimalScalar, { defaultValue: '50', description: 'What one ticket costs.' })
  price!: string;

  @Field(() => CurrencyEnum, { defaultValue: 'USD', description: 'The currency that the amount is in.' })
  currency!: Currency;

  @Field(() => DateTimeScalar, { nullable: true, description: "The event's start unless given." })
  effectiveAt?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "The event's end unless given." })
  expiresAt?: Date | null;

  @Field({
    defaultValue: '15m',
    description: 'How long past its end a ticket still lets in: 15m, 1h, 30s, 1h30m.',
  })
  gracePeriod!: string;
}
