import {
  id,
  list,
  type Manual,
  maybe,
  number,
  page,
  SEARCHED,
  SENTENCE,
  shape,
  text,
} from '../../openapi/manual.ts';

const tag = 'Events';

const EVENT = shape('Event', {
  id: 'Event.id',
  name: 'Event.name',
  description: 'Event.description',
  venue: 'Event.venue',
  start_date: 'Event.startDate',
  end_date: 'Event.endDate',
  slug: 'Event.slug',
  status: 'Event.status',
  category: 'Event.category',
  form_sales: 'Event.formSales',
  issuer: shape('EventIssuer', { id: 'Issuer.id', name: 'Issuer.name' }),
  created_at: 'Event.createdAt',
  published_at: 'Event.publishedAt',
});

const TIER = shape('Tier', {
  tier: 'Tier.name',
  price: number('Tier.price'),
  currency: 'Money.currency',
  generated: 'Tier.generated',
  sold: 'Tier.sold',
  available: 'Tier.available',
  effective_at: 'Tier.effectiveAt',
  expires_at: 'Tier.expiresAt',
  grace_period: 'Tier.gracePeriod',
});

const LIST = shape('EventList', page('events', EVENT, { count: 'EventConnection.totalCount' }));

export const eventManual = {
  RestEvents: {
    tag,
    summary: 'Lists the events of the issuer',
    note: 'Newest first; without `first` and `after`, up to 1,000 entries. System roles see the events of all issuers.',
    query: { ...SEARCHED, status: maybe('Query.events.status') },
    answers: LIST,
  },
  RestCreateEvent: {
    tag,
    summary: 'Creates an event',
    note: 'The event is a draft until it is published.',
    sends: {
      name: 'CreateEventInput.name',
      description: 'CreateEventInput.description',
      venue: 'CreateEventInput.venue',
      start_date: 'CreateEventInput.startDate',
      end_date: 'CreateEventInput.endDate',
      category: maybe('CreateEventInput.category'),
      time_zone: maybe('CreateEventInput.timeZone'),
    },
    answers: shape('CreatedEvent', { id: id('ID of the new event.'), event: EVENT }),
  },
  RestPublishEvent: {
    tag,
    summary: 'Publishes a draft',
    answers: shape('PublishedEvent', { event: EVENT, message: SENTENCE }),
  },
  RestEventStats: {
    tag,
    summary: 'Retrieves the sales figures of an event',
    answers: shape('EventStats', {
      tiers: list(
        shape('TierStats', {
          tier: 'Tier.name',
          generated: 'TierStats.generated',
          sold: 'TierStats.sold',
          entered: 'TierStats.entered',
        }),
      ),
      total_generated: 'EventStats.totalGenerated',
      total_sold: 'EventStats.totalSold',
      total_entered: 'EventStats.totalEntered',
    }),
  },
  RestCreateTickets: {
    tag,
    summary: 'Generates tickets in tiers',
    note: 'The number of tickets is the capacity of the tier. An existing tier grows by that number.',
    sends: {
      tiers: list(
        shape('TierToCreate', {
          tier: maybe('TierInput.tier'),
          count: maybe('TierInput.count'),
          price: maybe({
            type: ['number', 'string'],
            description:
              'Price of one ticket in `currency`. One of the two requires the other; without both, it is 50 USD.',
          }),
          currency: maybe('TierInput.currency'),
          effective_at: maybe('TierInput.effectiveAt'),
          expires_at: maybe('TierInput.expiresAt'),
          grace_period: maybe('TierInput.gracePeriod'),
        }),
      ),
    },
    answers: shape('CreatedTickets', { event: EVENT, tiers: list(TIER), message: SENTENCE }),
  },
  RestPublishedEvents: {
    tag,
    summary: 'Lists published events',
    note: 'Soonest first; without `first` and `after`, up to 1,000 entries. A request that accepts text/html receives the web page of the same address.',
    query: { ...SEARCHED, category: maybe('Query.publishedEvents.category') },
    answers: LIST,
  },
  RestPublishedEvent: {
    tag,
    summary: 'Retrieves a published event with the availability of its tiers',
    note: 'With `code`, prices include its discount, and the tiers that it unlocks are listed too. An invalid code is refused. A purchase of a tier that is sold through a waiting room needs a turn there.',
    query: { code: maybe('Query.codeOffer.code') },
    answers: shape('EventForSale', {
      event: EVENT,
      available_tiers: list(
        shape('TierForSale', {
          tier: 'Tier.name',
          price: number('Tier.price'),
          currency: 'Money.currency',
          available: 'Tier.available',
          form_sales: 'Tier.formSales',
          in_waiting_room: 'Tier.inWaitingRoom',
        }),
      ),
      available: 'Event.available',
    }),
  },
} satisfies Record<string, Manual>;

const EMBED = shape('EventEmbed', {
  event_id: id('ID of the event.'),
  sites: 'EventEmbed.sites',
});

/** Description of a guest list's report URL. */
export const REPORT_URL = text('URL of the report in CSV, with the result of each line.');

/** Guest lists, and embedded sales. */
export const sellingManual = {
  RestGuestLists: {
    tag,
    summary: 'Lists the guest lists of an event',
    note: 'The last 50, newest first. Upload a list to POST /api/events/{id}/guests.',
    answers: shape('GuestLists', {
      guest_lists: list(
        shape('GuestList', {
          id: id('ID of the guest list.'),
          file_name: 'GuestList.fileName',
          payment: 'GuestList.payment',
          issued: 'GuestList.issued',
          refused: 'GuestList.refused',
          refusals: list(shape('RefusedGuest', { line: 'RefusedGuest.line', reason: 'RefusedGuest.reason' })),
          created_at: 'GuestList.createdAt',
          finished_at: 'GuestList.finishedAt',
          report_url: REPORT_URL,
        }),
      ),
    }),
  },
  RestEventEmbed: {
    tag,
    summary: 'Retrieves the websites that can embed the sale of an event',
    answers: EMBED,
  },
  RestSetEventEmbed: {
    tag,
    summary: 'Sets the websites that can embed the sale of an event',
    note: 'To embed the sale, a page includes `<script src="/widget.js" data-event="{slug}">` from this host. An empty list disables embedding.',
    sends: { sites: 'SetEventEmbedInput.sites' },
    answers: EMBED,
  },
} satisfies Record<string, Manual>;
