import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { EVENT_TEXTS } from '../../lib/limits/event-texts.ts';
import { EVENT_LIMITS } from '../../lib/limits/text-limits.ts';
import type { TicketCurrency } from '../../lib/money/index.ts';
import { Open, PubliclyCached, Requires } from '../../platform/graphql/access.ts';
import { CurrencyEnum, EventStatusEnum } from '../../platform/graphql/enums.ts';
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
import { FormerName, Input, InputFields, Mutation } from '../../platform/graphql/mutation.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import { asksFor } from '../../platform/graphql/reference.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { Scope } from '../../platform/scope.ts';
import type { EventCategory, EventStatus } from '../../platform/vocabulary.ts';
import { browseEvents } from './browse/browse.queries.ts';
import { BrowseArgs } from './browse/browse.schema.ts';
import { CustomTierTimesEnum, EventChangePreview } from './changes/event-change.schema.ts';
import { MAX_ANSWER_DAYS } from './changes/event-move.rules.ts';
import type { CustomTierTimes } from './changes/moved-tiers.rules.ts';
import { previewChange, updateEvent } from './changes/update-event.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { duplicateEvent } from './duplicate-event.ts';
import { findCancelledEvent, findEvent, findPublishedEvent, listEvents } from './event.queries.ts';
import {
  CancelledEvent,
  Event,
  EventCategoryEnum,
  EventConnection,
  EventInput,
  EventPatch,
  TIER_FIELDS,
} from './event.schema.ts';
import { publishEvent } from './publish-event.ts';
import { eventStats } from './stats/event-stats.queries.ts';
import { EventStats } from './stats/event-stats.schema.ts';
import { deleteTier, updateTier } from './tiers/change-tier.ts';
import { createTickets } from './tiers/create-tickets.ts';
import { priceCurrencies } from './tiers/price-currencies.ts';
import { setTierFormSales } from './tiers/set-tier-form-sales.ts';
import { Tier, TierInput, TierPatchInput } from './tiers/tier.schema.ts';
import { unpublishEvent } from './unpublish-event.ts';

@Resolver(() => Event)
export class EventResolver {
  @Open()
  @PubliclyCached()
  @Query(() => EventConnection, { description: 'Events on sale to everyone, soonest first.' })
  publishedEvents(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'Text to search for.' }) search:
      | string
      | null,
    @Arg('category', () => EventCategoryEnum, {
      nullable: true,
      description: 'Returns only events of this category.',
    })
    category: EventCategory | null,
    @Arg('from', () => DateTimeScalar, {
      nullable: true,
      description: 'Returns only events that end at or after this time.',
    })
    from: Date | null,
    @Arg('to', () => DateTimeScalar, {
      nullable: true,
      description: 'Returns only events that start before this time.',
    })
    to: Date | null,
    @Arg('seriesId', () => ID, {
      nullable: true,
      description:
        'Returns the dates of this series. Without it, a series has one entry: its first date that meets the other filters.',
    })
    seriesId: string | null,
    @Arg('eachDate', () => Boolean, {
      defaultValue: false,
      description: 'Whether each date of a series is an entry, as in a calendar.',
    })
    eachDate: boolean,
    @Args(() => BrowseArgs) browse: BrowseArgs,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => StartOrderEnum, SOONEST_FIRST) order: StartOrder,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EventConnection> {
    const tiers = asksFor(info, ...TIER_FIELDS);
    const filter = { seriesId, eachDate, search, category, from, to };
    return browseEvents(scope, browse, { ...filter, page: page.of(order), tiers });
  }

  @Open()
  @Lookup()
  @Query(() => Event, { nullable: true, description: 'Looks up a published event, including past ones.' })
  publishedEvent(
    @Ctx() scope: Scope,
    @Arg('slug', { description: 'Name of the event in URLs.' }) slug: string,
  ): Promise<Event> {
    return findPublishedEvent(scope, slug);
  }

  @Open()
  @Lookup()
  @Query(() => CancelledEvent, {
    nullable: true,
    description: 'Looks up an event that was published and then cancelled.',
  })
  cancelledEvent(
    @Ctx() scope: Scope,
    @Arg('slug', { description: 'Name of the event in URLs.' }) slug: string,
  ): Promise<CancelledEvent> {
    return findCancelledEvent(scope, slug);
  }

  @Requires('VIEW_EVENTS')
  @Query(() => EventConnection, {
    description: "Events of the viewer's issuer, newest first. System roles see all events.",
  })
  events(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'Text to search for.' }) search:
      | string
      | null,
    @Arg('status', () => EventStatusEnum, {
      nullable: true,
      description: 'Returns only objects with this status.',
    })
    status: EventStatus | null,
    @Arg('oncePerSeries', () => Boolean, {
      defaultValue: false,
      description: 'Whether a series has one entry: its newest date. Otherwise each date is an entry.',
    })
    oncePerSeries: boolean,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EventConnection> {
    return listEvents(scope, {
      search,
      status,
      oncePerSeries,
      page: page.of(order),
      tiers: asksFor(info, ...TIER_FIELDS),
    });
  }

  @Requires('VIEW_EVENTS')
  @Lookup()
  @Query(() => Event, {
    nullable: true,
    description: "Looks up an event of the viewer's issuer; system roles can look up any. Null otherwise.",
  })
  event(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'ID of the event.' }) id: string,
  ): Promise<Event> {
    return findEvent(scope, id);
  }

  @Open()
  @FieldResolver(() => [CurrencyEnum], {
    description:
      'Currencies in which tiers can be priced now: USD, XLM, KES, and those that a payment provider of the organiser takes.',
  })
  priceCurrencies(@Ctx() scope: Scope, @Root() event: Event): Promise<TicketCurrency[]> {
    return priceCurrencies(scope, event.issuer.id);
  }

  @Requires('VIEW_SALES')
  @FieldResolver(() => EventStats, {
    nullable: true,
    description: 'Sales figures for the issuer. Null, with a coded error, for other viewers.',
  })
  stats(@Ctx() scope: Scope, @Root() event: Event): Promise<EventStats> {
    return eventStats(scope, { id: event.id, issuerId: event.issuer.id });
  }

  @Requires('CREATE_EVENTS')
  @Mutation('event', () => Event, { description: 'Creates a draft event.' })
  async createEvent(@Ctx() scope: Scope, @InputFields() input: EventInput): Promise<Event> {
    return findEvent(scope, await createEvent(scope, input));
  }

  @Requires('CREATE_EVENTS')
  @Mutation('event', () => Event, {
    description:
      'Creates a draft with the texts and tiers of an event for another date. Sales are not copied.',
  })
  async duplicateEvent(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the event.' }) id: string,
    @Input('startDate', () => DateTimeScalar, {
      description: 'Start of the new event. Its other times move with it.',
    })
    startDate: Date,
    @Input('name', () => String, {
      nullable: true,
      description: `Name of the new event. Defaults to the name of the original. ${upTo(EVENT_TEXTS.name.max)}`,
    })
    name: string | null,
  ): Promise<Event> {
    return findEvent(scope, await duplicateEvent(scope, id, { startDate, name }));
  }

  @Requires('EDIT_EVENTS')
  @Query(() => EventChangePreview, {
    description: 'Previews what a change to an event would announce, and to whom. Changes nothing.',
  })
  eventChangePreview(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'ID of the event.' }) id: string,
    @Arg('input', { description: 'Input of the operation.' }) input: EventPatch,
  ): Promise<EventChangePreview> {
    return previewChange(scope, id, input);
  }

  @Requires('EDIT_EVENTS')
  @Mutation('event', () => Event, {
    description:
      'Changes an event. Omitted fields keep their value, but the end moves with a start that is given alone. When the event moves, the times of its tiers and of tickets sold move with it.',
  })
  async updateEvent(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the event.' }) id: string,
    @InputFields() input: EventPatch,
    @Input('note', () => String, {
      nullable: true,
      description: `Note to ticket holders, included in the email that announces the change. ${upTo(EVENT_LIMITS.note)}`,
    })
    note: string | null,
    @Input('answerDays', () => Int, {
      nullable: true,
      description: `Days in which ticket holders can ask for their money back after a change of time or place, 0 to ${MAX_ANSWER_DAYS}; 0: they are not asked. By default 7 when the start moves by more than 24 hours, otherwise 0. Ends with the event at the latest.`,
    })
    answerDays: number | null,
    @Input('customTierTimes', () => CustomTierTimesEnum, {
      nullable: true,
      description:
        'Whether tier times that were set by hand move with the event. Required when `eventChangePreview` lists `tierShifts`.',
    })
    customTierTimes: CustomTierTimes | null,
  ): Promise<Event> {
    await updateEvent(scope, id, input, {
      note: note ?? null,
      answerDays: answerDays ?? null,
      customTierTimes: customTierTimes ?? null,
    });
    return findEvent(scope, id);
  }

  @Requires('PUBLISH_EVENTS')
  @Mutation('event', () => Event, { description: 'Publishes a draft and puts it on sale.' })
  async publishEvent(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the event.' }) id: string,
  ): Promise<Event> {
    await publishEvent(scope, id);
    return findEvent(scope, id);
  }

  @Requires('PUBLISH_EVENTS')
  @Mutation('event', () => Event, {
    description: 'Makes a published event a draft again. Possible until the first order.',
  })
  async unpublishEvent(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the event.' }) id: string,
  ): Promise<Event> {
    await unpublishEvent(scope, id);
    return findEvent(scope, id);
  }

  @Requires('DELETE_EVENTS')
  @Mutation('deletedId', () => ID, {
    payload: 'ID of the deleted object.',
    description: 'Deletes a draft permanently.',
  })
  async deleteEvent(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the event.' }) id: string,
  ): Promise<string> {
    await deleteEvent(scope, id);
    return id;
  }

  @Requires('CREATE_TICKETS')
  @Mutation('event', () => Event, {
    description: 'Generates tickets in tiers. An existing tier grows by the number of tickets.',
  })
  async createTickets(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @Input('tiers', () => [TierInput], { description: 'Tiers, each with its number of tickets and price.' })
    tiers: TierInput[],
  ): Promise<Event> {
    await createTickets(scope, eventId, tiers);
    return findEvent(scope, eventId);
  }

  @Requires('MANAGE_TIERS')
  @Mutation('event', () => Event, {
    description:
      'Changes a tier. Omitted fields keep their value. Sold tickets keep their price; name and currency can change until the first ticket is issued.',
  })
  async updateTier(
    @Ctx() scope: Scope,
    @Input('tierId', () => ID, { description: 'ID of the tier.' }) tierId: string,
    @InputFields() input: TierPatchInput,
  ): Promise<Event> {
    return findEvent(scope, await updateTier(scope, tierId, input));
  }

  @Requires('MANAGE_TIERS')
  @FormerName('removeTier', '2026-11-29')
  @Mutation('event', () => Event, {
    description: 'Deletes a tier and its waiting list. Possible until the first ticket of it is issued.',
  })
  async deleteTier(
    @Ctx() scope: Scope,
    @Input('tierId', () => ID, { description: 'ID of the tier.' }) tierId: string,
  ): Promise<Event> {
    return findEvent(scope, await deleteTier(scope, tierId));
  }

  @Requires('MANAGE_TIERS')
  @Mutation('tier', () => Tier, {
    description: 'Enables or disables the sale of a tier through the public order form.',
  })
  async setTierFormSales(
    @Ctx() scope: Scope,
    @Input('tierId', () => ID, { description: 'ID of the tier.' }) tierId: string,
    @Input('enabled', { description: 'Whether the tier is sold through the public order form.' })
    enabled: boolean,
  ): Promise<Tier> {
    const event = await findEvent(scope, await setTierFormSales(scope, tierId, enabled));
    return event.tiers.find((tier) => tier.id === tierId) as Tier;
  }
}

@Resolver(() => EventConnection)
export class EventConnectionResolver {
  @FieldResolver(() => Int, { description: 'Number of entries on all pages.' })
  totalCount(@Root() connection: EventConnection): Promise<number> {
    return connection.countAll();
  }
}
