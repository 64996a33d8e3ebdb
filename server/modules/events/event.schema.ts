import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { EVENT_TEXTS } from '../../lib/limits/event-texts.ts';
import { MAX_ZONE_LENGTH } from '../../lib/zones/index.ts';
import { EventStatusEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { Node } from '../../platform/graphql/node.schema.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { EventCategory, EventStatus } from '../../platform/vocabulary.ts';
import { Issuer } from '../issuers/index.ts';
import { Tier } from './tiers/tier.schema.ts';

export const EventCategoryEnum = registerEnum<EventCategory>('EventCategory', 'Category of an event.', {
  music: 'Concerts and festivals.',
  sports: 'Matches and races.',
  arts: 'Theatre, dance and exhibitions.',
  business: 'Conferences and trade fairs.',
  technology: 'Technology meetings.',
});

@ObjectType({ simpleResolvers: true, description: 'Event that was published and then cancelled.' })
export class CancelledEvent {
  @Field({ description: 'Display name.' })
  name!: string;

  @Field({ description: 'Venue, in the form "Venue, City, Country".' })
  venue!: string;

  @Field(() => DateTimeScalar, { description: 'Time at which the event would have started.' })
  startDate!: Date;

  @Field({ description: 'IANA time zone of the event.' })
  timeZone!: string;
}

@ObjectType({ implements: Node, simpleResolvers: true, description: 'A show that people attend.' })
export class Event {
  /** Not a field of the API: identifies the series for the field resolver. */
  seriesId!: string | null;

  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field({ description: 'Free-text description. May be formatted with Markdown, see `descriptionBlocks`.' })
  description!: string;

  @Field({ description: 'Venue as "Venue Name, City, Country".' })
  venue!: string;

  @Field(() => EventCategoryEnum, {
    nullable: true,
    description: 'Category of the event. Null if it has none.',
  })
  category!: EventCategory | null;

  @Field({ description: 'Name of the event in URLs.' })
  slug!: string;

  @Field(() => EventStatusEnum, { description: 'Current status.' })
  status!: EventStatus;

  @Field(() => DateTimeScalar, { description: 'Start of the event.' })
  startDate!: Date;

  @Field(() => DateTimeScalar, { description: 'End of the event.' })
  endDate!: Date;

  @Field({ description: 'IANA time zone in which the times of the event are shown, such as Africa/Nairobi.' })
  timeZone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'City, taken from the venue. Null if the venue names none.',
  })
  city!: string | null;

  @Field({ description: 'Whether tickets are sold through the public order form.' })
  formSales!: boolean;

  @Field({ description: 'Whether sales are open. `false` while the issuer has stopped all sales.' })
  salesOpen!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of tickets per order. Null: no limit of its own.',
  })
  orderLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Maximum number of tickets that one person can hold unpaid: ordered by form and paid at the door, or held for a payment. Null: no limit.',
  })
  personLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of tickets that one person gets in all orders of the event. Null: no limit.',
  })
  buyerLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Maximum number of tickets that one network can order unpaid per hour, those that are held for a payment included. Null: no limit.',
  })
  networkLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Hours to confirm the email address of an unpaid order before its tickets go back on sale. Null: no deadline.',
  })
  confirmHours!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the issuer accepts play money. Null: the default of the installation applies.',
  })
  playMoney!: boolean | null;

  @Field({ description: 'Whether sold-out tiers have a waiting list.' })
  waitingList!: boolean;

  @Field(() => Int, {
    description:
      'Minutes for which a ticket that becomes available is held for a person on the waiting list.',
  })
  offerMinutes!: number;

  @Field(() => DateTimeScalar, { description: 'When the draft was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the event was last changed.' })
  updatedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the event was published. Null for a draft.',
  })
  publishedAt!: Date | null;

  @Field(() => Issuer, { description: 'The issuer.' })
  issuer!: Issuer;

  @Field(() => [Tier], { description: 'Tiers in order of creation.' })
  tiers!: Tier[];

  @Field(() => Int, { description: 'Number of tickets available in all tiers.' })
  available!: number;

  @Field(() => Money, {
    nullable: true,
    description:
      'Lowest price of the tiers that have tickets available, or of all tiers when none has. With several currencies, in that of the first such tier, unless another is free. Null without tiers.',
  })
  lowestPrice!: Money | null;

  @Field(() => Boolean, { description: 'Whether 1 to 10 tickets are available in all tiers together.' })
  lowStock!: boolean;

  @Field({ description: 'Whether the viewer can change the event.' })
  viewerCanEdit!: boolean;

  @Field({ description: 'Whether the viewer can create a draft from the event.' })
  viewerCanDuplicate!: boolean;

  @Field({ description: 'Whether the viewer can publish the event.' })
  viewerCanPublish!: boolean;

  @Field({ description: 'Whether the viewer can make the event a draft again, until the first order.' })
  viewerCanUnpublish!: boolean;

  @Field({ description: 'Whether the viewer can cancel the event, which refunds every order.' })
  viewerCanCancel!: boolean;

  @Field({ description: 'Whether the viewer can delete the event.' })
  viewerCanDelete!: boolean;

  @Field({ description: 'Whether the viewer can generate tickets.' })
  viewerCanCreateTickets!: boolean;
}

/** Fields of an event that need its tiers. */
export const TIER_FIELDS = ['tiers', 'available', 'lowStock', 'lowestPrice'];

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class EventConnection extends ConnectionOf(Event) {
  /** Counts the entries of all pages; called only when the query selects it. */
  countAll!: () => Promise<number>;
}

@InputType({ description: 'Event to create.' })
export class EventInput {
  @Field({ description: `Display name. ${upTo(EVENT_TEXTS.name.max)}` })
  name!: string;

  @Field({ description: `Free-text description. ${upTo(EVENT_TEXTS.description.max)}` })
  description!: string;

  @Field({ description: `Venue as "Venue Name, City, Country". ${upTo(EVENT_TEXTS.venue.max)}` })
  venue!: string;

  @Field(() => DateTimeScalar, { description: 'Start of the event.' })
  startDate!: Date;

  @Field(() => DateTimeScalar, { description: 'End of the event.' })
  endDate!: Date;

  @Field(() => EventCategoryEnum, { nullable: true, description: 'Category of the event.' })
  category?: EventCategory | null;

  @Field(() => String, {
    nullable: true,
    description: `IANA time zone in which the times are shown, such as Africa/Kigali. Defaults to that of the venue's country. ${upTo(MAX_ZONE_LENGTH)}`,
  })
  timeZone?: string | null;
}

@InputType({ description: 'Changes to an event. Omitted fields keep their value.' })
export class EventPatch {
  @Field(() => String, { nullable: true, description: `Display name. ${upTo(EVENT_TEXTS.name.max)}` })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Free-text description. ${upTo(EVENT_TEXTS.description.max)}`,
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Venue as "Venue Name, City, Country". ${upTo(EVENT_TEXTS.venue.max)}`,
  })
  venue?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Start of the event. Given alone, it moves the end along: the duration stays.',
  })
  startDate?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the event.' })
  endDate?: Date | null;

  @Field(() => EventCategoryEnum, {
    nullable: true,
    description: 'Category of the event. `null` removes it.',
  })
  category?: EventCategory | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether tickets are sold through the public order form.',
  })
  formSales?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: `IANA time zone in which the times are shown. ${upTo(MAX_ZONE_LENGTH)}`,
  })
  timeZone?: string | null;
}
