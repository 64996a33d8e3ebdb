import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { EVENT_LIMITS, SERIES_LIMITS } from '../../lib/limits/text-limits.ts';
import { Open, Requires } from '../../platform/graphql/access.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { SOONEST_FIRST, type StartOrder, StartOrderEnum } from '../../platform/graphql/list-order.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { Input, InputFields, Mutation } from '../../platform/graphql/mutation.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import { asksFor } from '../../platform/graphql/reference.ts';
import { LocalDateScalar } from '../../platform/graphql/scalars.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  type CustomTierTimes,
  CustomTierTimesEnum,
  Event,
  EventConnection,
  EventPatch,
  eventReference,
  listOwnDates,
  listPublishedEvents,
  nextAvailableDate,
  TIER_FIELDS,
} from '../events/index.ts';
import { LONGEST_REASON } from '../refunds/index.ts';
import { addDates, previewDates } from './add-dates.ts';
import { cancelDates } from './cancel-dates.ts';
import { changeDates, previewDatesChange } from './change-dates.ts';
import type { SeriesScope } from './chosen-dates.reads.ts';
import {
  changeAfterRequest,
  changesOf,
  figuresOf,
  findOwnSeries,
  findPublishedSeries,
  seriesOfDate,
} from './series.queries.ts';
import { maySeeSeries } from './series.rules.ts';
import {
  ChangedDate,
  EventSeries,
  PlannedDate,
  SeriesChange,
  SeriesDatesChangePreview,
  SeriesDatesInput,
  type SeriesPart,
  SeriesPartEnum,
  SeriesScopeEnum,
} from './series.schema.ts';
import { updateSeries } from './update-series.ts';

@Resolver(() => EventSeries)
export class SeriesResolver {
  @Open()
  @Lookup()
  @Query(() => EventSeries, {
    nullable: true,
    description: 'Looks up a series of which a date is published, past ones included.',
  })
  publishedSeries(
    @Ctx() scope: Scope,
    @Arg('slug', { description: 'Name of the series in URLs.' }) slug: string,
  ): Promise<EventSeries> {
    return findPublishedSeries(scope, slug);
  }

  @Requires('VIEW_EVENTS')
  @Lookup()
  @Query(() => EventSeries, {
    nullable: true,
    description: "Looks up a series of the viewer's issuer; system roles can look up any. Null otherwise.",
  })
  eventSeries(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'ID of the series.' }) id: string,
  ): Promise<EventSeries> {
    return findOwnSeries(scope, id);
  }

  @Requires('CREATE_EVENTS')
  @Query(() => [PlannedDate], {
    description: 'Previews the dates that `createSeriesDates` would add. Changes nothing.',
  })
  seriesDatesPreview(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event that is copied.' }) eventId: string,
    @Arg('dates', { description: 'Dates to add.' }) dates: SeriesDatesInput,
  ): Promise<PlannedDate[]> {
    return previewDates(scope, eventId, dates);
  }

  @Requires('CREATE_EVENTS')
  @Mutation('change', () => SeriesChange, {
    payload: 'Work that was requested, with its progress.',
    description:
      'Adds dates to the series of an event. Each is a copy of the event with its texts, cover, tiers, questions, codes and settings, and without its sales. An event without a series becomes the first date of a new one. Dates that the series has are left out. The dates are made in the background, see `EventSeries.changes`.',
  })
  async createSeriesDates(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of the event that is copied.' }) eventId: string,
    @InputFields() dates: SeriesDatesInput,
    @Input('publish', () => Boolean, {
      defaultValue: false,
      description:
        'Whether the dates are put on sale as they are made. Followers are told once, of the first.',
    })
    publish: boolean,
  ): Promise<SeriesChange> {
    return changeAfterRequest(scope, await addDates(scope, { eventId, dates, publish }));
  }

  @Requires('EDIT_EVENTS')
  @Mutation('series', () => EventSeries, {
    description: 'Renames a series. Its dates keep their names, and its address stays.',
  })
  async updateSeries(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the series.' }) id: string,
    @Input('name', { description: `Display name. ${upTo(SERIES_LIMITS.name)}` }) name: string,
  ): Promise<EventSeries> {
    await updateSeries(scope, id, name);
    return findOwnSeries(scope, id);
  }

  @Requires('EDIT_EVENTS')
  @Query(() => SeriesDatesChangePreview, {
    description:
      'Previews what a change to dates of a series would change, and whom it would notify. Changes nothing.',
  })
  seriesDatesChangePreview(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the date that is changed.' }) eventId: string,
    @Arg('scope', () => SeriesScopeEnum, { description: 'Dates that change with it.' }) of: SeriesScope,
    @Arg('input', { description: 'Input of the operation.' }) input: EventPatch,
  ): Promise<SeriesDatesChangePreview> {
    return previewDatesChange(scope, eventId, of, input);
  }

  @Requires('EDIT_EVENTS')
  @Mutation('change', () => SeriesChange, {
    payload: 'Work that was requested, with its progress.',
    description:
      'Changes dates of a series as `updateEvent` changes one. Times move by the same difference in local time on every date. The dates are changed in the background, see `EventSeries.changes`.',
  })
  async updateSeriesDates(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of the date that the values are of.' }) eventId: string,
    @Input('scope', () => SeriesScopeEnum, { description: 'Dates that change.' }) of: SeriesScope,
    @InputFields() patch: EventPatch,
    @Input('note', () => String, {
      nullable: true,
      description: `Note to ticket holders, included in the email that announces the change. ${upTo(EVENT_LIMITS.note)}`,
    })
    note: string | null,
    @Input('answerDays', () => Int, {
      nullable: true,
      description: 'Days in which ticket holders can ask for their money back, as for `updateEvent`.',
    })
    answerDays: number | null,
    @Input('customTierTimes', () => CustomTierTimesEnum, {
      nullable: true,
      description: 'Whether tier times that were set by hand move with their date. They do by default.',
    })
    customTierTimes: CustomTierTimes | null,
    @Input('parts', () => [SeriesPartEnum], {
      nullable: true,
      description: 'What the other dates get from this one beside the changed fields.',
    })
    parts: SeriesPart[] | null,
  ): Promise<SeriesChange> {
    const request = { eventId, of, patch, note: note ?? null, answerDays: answerDays ?? null };
    const id = await changeDates(scope, {
      ...request,
      customTierTimes: customTierTimes ?? null,
      parts: parts ?? [],
    });
    return changeAfterRequest(scope, id);
  }

  @Requires('PUBLISH_EVENTS')
  @Mutation('change', () => SeriesChange, {
    payload: 'Work that was requested, with its progress.',
    description:
      'Cancels published dates of a series permanently, as `cancelEvent` cancels one: sales stop and every order is refunded. The dates are cancelled in the background, see `EventSeries.changes`.',
  })
  async cancelSeriesDates(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of a date of the series.' }) eventId: string,
    @Input('scope', () => SeriesScopeEnum, { description: 'Dates that are cancelled.' }) of: SeriesScope,
    @Input('reason', { description: `Reason in plain text, stored and shown. ${upTo(LONGEST_REASON)}` })
    reason: string,
    @Input('refundPercent', () => Int, {
      nullable: true,
      description: 'Percentage of each payment that is returned, 0 to 100. By default all of it.',
    })
    refundPercent: number | null,
  ): Promise<SeriesChange> {
    const request = { eventId, of, reason, refundPercent: refundPercent ?? 100 };
    return changeAfterRequest(scope, await cancelDates(scope, request));
  }

  @FieldResolver(() => EventConnection, { description: 'Dates on sale that are not over, by their start.' })
  dates(
    @Ctx() scope: Scope,
    @Root() { id }: EventSeries,
    @Arg('ended', () => Boolean, {
      defaultValue: false,
      description: 'Returns the dates that are over instead.',
    })
    ended: boolean,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => StartOrderEnum, SOONEST_FIRST) order: StartOrder,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EventConnection> {
    const tiers = asksFor(info, ...TIER_FIELDS);
    return listPublishedEvents(scope, { seriesId: id, ended, page: page.of(order), tiers });
  }

  @FieldResolver(() => EventConnection, {
    nullable: true,
    description:
      'Dates in every state that are not over, by their start. Visible to staff of the issuer; null for others.',
  })
  allDates(
    @Ctx() scope: Scope,
    @Root() series: EventSeries,
    @Arg('ended', () => Boolean, {
      defaultValue: false,
      description: 'Returns the dates that are over instead.',
    })
    ended: boolean,
    @Arg('fromDay', () => LocalDateScalar, {
      nullable: true,
      description:
        'Returns only dates on or after this day, in the time zone of each, those that are over included.',
    })
    fromDay: string | null,
    @Arg('toDay', () => LocalDateScalar, {
      nullable: true,
      description:
        'Returns only dates that start on or before this day, in the time zone of each, those that are over included.',
    })
    toDay: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => StartOrderEnum, SOONEST_FIRST) order: StartOrder,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EventConnection> | null {
    if (!maySeeSeries(scope.actor, series.issuerId)) return null;
    const tiers = asksFor(info, ...TIER_FIELDS);
    const filter = { seriesId: series.id, ended, fromDay, toDay };
    return listOwnDates(scope, { ...filter, page: page.of(order), tiers });
  }

  @FieldResolver(() => Event, {
    nullable: true,
    description: 'Next date on sale that has tickets available. Null without one.',
  })
  nextAvailable(@Ctx() scope: Scope, @Root() { id }: EventSeries): Promise<Event | null> {
    return nextAvailableDate(scope, id);
  }

  @FieldResolver(() => [SeriesChange], {
    nullable: true,
    description:
      'Latest work on dates of the series, newest first, at most 10. Visible to staff of the issuer; null for others.',
  })
  changes(@Ctx() scope: Scope, @Root() series: EventSeries): Promise<SeriesChange[] | null> {
    return changesOf(scope, series);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of dates in every state. Visible to staff of the issuer; null for others.',
  })
  async dateCount(@Ctx() scope: Scope, @Root() series: EventSeries): Promise<number | null> {
    return (await figuresOf(scope, series))?.dates ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of dates that are drafts. Visible to staff of the issuer; null for others.',
  })
  async draftCount(@Ctx() scope: Scope, @Root() series: EventSeries): Promise<number | null> {
    return (await figuresOf(scope, series))?.drafts ?? null;
  }
}

@Resolver(() => Event)
export class EventSeriesResolver {
  @FieldResolver(() => EventSeries, {
    nullable: true,
    description: 'Series of which the event is a date. Null: it is no date of a series.',
  })
  series(@Ctx() scope: Scope, @Root() { seriesId }: Event): Promise<EventSeries | null> | null {
    return seriesId === null ? null : seriesOfDate(scope, seriesId);
  }
}

@Resolver(() => SeriesChange)
export class SeriesChangeResolver {
  @FieldResolver(() => EventSeries, { description: 'Series of the dates.' })
  series(@Ctx() scope: Scope, @Root() { seriesId }: SeriesChange): Promise<EventSeries> {
    return findOwnSeries(scope, seriesId);
  }
}

@Resolver(() => ChangedDate)
export class ChangedDateResolver {
  @FieldResolver(() => Event, { description: 'Event of the date.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: ChangedDate,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return eventReference(scope, info, eventId);
  }
}
