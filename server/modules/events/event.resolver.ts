import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Open, Requires } from '../../platform/graphql/access.ts';
import { EventStatusEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import {
  NEWEST_FIRST,
  SOONEST_FIRST,
  type StartOrder,
  StartOrderEnum,
  type TimeOrder,
  TimeOrderEnum,
} from '../../platform/graphql/list-order.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { Answers } from '../../platform/graphql/mutation-conventions.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import { asksFor } from '../../platform/graphql/reference.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { Scope } from '../../platform/scope.ts';
import type { EventCategory, EventStatus } from '../../platform/vocabulary.ts';
import { EventChangePreview } from './changes/event-change.schema.ts';
import { LONGEST_NOTE } from './changes/notify-holders.ts';
import { previewChange, updateEvent } from './changes/update-event.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { duplicateEvent } from './duplicate-event.ts';
import { findEvent, findPublishedEvent, listEvents, listPublishedEvents } from './event.queries.ts';
import { LONGEST } from './event.rules.ts';
import {
  Event,
  EventCategoryEnum,
  EventConnection,
  EventInput,
  EventPatch,
  Tier,
  TierInput,
} from './event.schema.ts';
import { publishEvent } from './publish-event.ts';
import { eventStats } from './stats/event-stats.queries.ts';
import { EventStats } from './stats/event-stats.schema.ts';
import { createTickets } from './tiers/create-tickets.ts';
import { setTierFormSales } from './tiers/set-tier-form-sales.ts';

/** Fields of an event that need its tiers. */
const OF_TIERS = ['tiers', 'available', 'lowStock'];

@Resolver(() => Event)
export class EventResolver {
  @Open()
  @Query(() => EventConnection, { description: 'What everybody can buy tickets of, soonest first.' })
  publishedEvents(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'A part of what the list searches.' }) search:
      | string
      | null,
    @Arg('category', () => EventCategoryEnum, { nullable: true, description: 'Only of that kind.' })
    category: EventCategory | null,
    @Arg('from', () => DateTimeScalar, {
      nullable: true,
      description: 'Only what goes on at or after this moment.',
    })
    from: Date | null,
    @Arg('to', () => DateTimeScalar, { nullable: true, description: 'Only what begins before this moment.' })
    to: Date | null,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => StartOrderEnum, SOONEST_FIRST) order: StartOrder,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EventConnection> {
    const tiers = asksFor(info, ...OF_TIERS);
    return listPublishedEvents(scope, { search, category, from, to, page: page.of(order), tiers });
  }

  @Open()
  @Lookup()
  @Query(() => Event, { nullable: true, description: 'A published event, also after its end.' })
  publishedEvent(
    @Ctx() scope: Scope,
    @Arg('slug', { description: 'The name of the event in addresses.' }) slug: string,
  ): Promise<Event> {
    return findPublishedEvent(scope, slug);
  }

  @Requires('VIEW_EVENTS')
  @Query(() => EventConnection, {
    description: "The organiser's own events, newest first; system roles see all.",
  })
  events(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'A part of what the list searches.' }) search:
      | string
      | null,
    @Arg('status', () => EventStatusEnum, { nullable: true, description: 'Only those that stand so.' })
    status: EventStatus | null,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EventConnection> {
    return listEvents(scope, { search, status, page: page.of(order), tiers: asksFor(info, ...OF_TIERS) });
  }

  @Requires('VIEW_EVENTS')
  @Lookup()
  @Query(() => Event, {
    nullable: true,
    description: 'An event of the reader’s organiser; system roles see all. Null for any other.',
  })
  event(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<Event> {
    return findEvent(scope, id);
  }

  @Requires('VIEW_SALES')
  @FieldResolver(() => EventStats, {
    nullable: true,
    description: 'Figures of the organiser; null with a coded error for others.',
  })
  stats(@Ctx() scope: Scope, @Root() event: Event): Promise<EventStats> {
    return eventStats(scope, { id: event.id, issuerId: event.issuer.id });
  }

  @Requires('CREATE_EVENTS')
  @Mutation(() => Event, { description: 'Makes a draft.' })
  async createEvent(
    @Ctx() scope: Scope,
    @Arg('input', { description: 'The input.' }) input: EventInput,
  ): Promise<Event> {
    return findEvent(scope, await createEvent(scope, input));
  }

  @Requires('CREATE_EVENTS')
  @Mutation(() => Event, {
    description: 'A draft with the same words and tiers, for another time. Nothing of it is sold.',
  })
  async duplicateEvent(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Arg('startDate', () => DateTimeScalar, { description: 'When it starts; its other times move with it.' })
    startDate: Date,
    @Arg('name', () => String, {
      nullable: true,
      description: `The same name unless given. ${upTo(LONGEST.name)}`,
    })
    name: string | null,
  ): Promise<Event> {
    return findEvent(scope, await duplicateEvent(scope, id, { startDate, name }));
  }

  @Requires('EDIT_EVENTS')
  @Query(() => EventChangePreview, {
    description: 'Whom a change of an event would be told to, and what. Nothing changes by asking.',
  })
  eventChangePreview(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Arg('input', { description: 'The input.' }) input: EventPatch,
  ): Promise<EventChangePreview> {
    return previewChange(scope, id, input);
  }

  @Requires('EDIT_EVENTS')
  @Mutation(() => Event, { description: 'Changes an event; what is left out stays.' })
  async updateEvent(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Arg('input', { description: 'The input.' }) input: EventPatch,
    @Arg('note', () => String, {
      nullable: true,
      description: `A word to the holders of tickets, for the mail that tells them of the change. ${upTo(LONGEST_NOTE)}`,
    })
    note: string | null,
  ): Promise<Event> {
    await updateEvent(scope, id, input, note);
    return findEvent(scope, id);
  }

  @Requires('PUBLISH_EVENTS')
  @Mutation(() => Event, { description: 'Puts a draft on sale.' })
  async publishEvent(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<Event> {
    await publishEvent(scope, id);
    return findEvent(scope, id);
  }

  @Requires('DELETE_EVENTS')
  @Answers('deletedId', 'The id of what was deleted.')
  @Mutation(() => ID, { description: 'Removes a draft for ever.' })
  async deleteEvent(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<string> {
    await deleteEvent(scope, id);
    return id;
  }

  @Requires('CREATE_TICKETS')
  @Mutation(() => Event, { description: 'Generates tickets in tiers; a tier that is there already grows.' })
  async createTickets(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string,
    @Arg('tiers', () => [TierInput], { description: 'The tiers, each with its count and price.' })
    tiers: TierInput[],
  ): Promise<Event> {
    await createTickets(scope, eventId, tiers);
    return findEvent(scope, eventId);
  }

  @Requires('MANAGE_TIERS')
  @Mutation(() => Tier, { description: 'Opens or shuts a tier’s sales by form.' })
  async setTierFormSales(
    @Ctx() scope: Scope,
    @Arg('tierId', () => ID, { description: 'The tier.' }) tierId: string,
    @Arg('enabled', { description: 'Whether it is to be on.' }) enabled: boolean,
  ): Promise<Tier> {
    const event = await findEvent(scope, await setTierFormSales(scope, tierId, enabled));
    return event.tiers.find((tier) => tier.id === tierId) as Tier;
  }
}

@Resolver(() => EventConnection)
export class EventConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many there are on all pages together.' })
  totalCount(@Root() connection: EventConnection): Promise<number> {
    return connection.countAll();
  }
}
