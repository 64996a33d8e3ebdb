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
    summary: 'Lists the organiser’s events',
    note: 'The newest first. System roles see those of everybody.',
    query: { ...SEARCHED, status: maybe('Query.events.status') },
    answers: LIST,
  },
  RestCreateEvent: {
    tag,
    summary: 'Makes an event',
    note: 'It is a draft until it is published.',
    sends: {
      name: 'CreateEventInput.name',
      description: 'CreateEventInput.description',
      venue: 'CreateEventInput.venue',
      start_date: 'CreateEventInput.startDate',
      end_date: 'CreateEventInput.endDate',
      category: maybe('CreateEventInput.category'),
    },
    answers: shape('CreatedEvent', { id: id('The new event’s.'), event: EVENT }),
  },
  RestPublishEvent: {
    tag,
    summary: 'Publishes a draft',
    answers: shape('PublishedEvent', { event: EVENT, message: SENTENCE }),
  },
  RestEventStats: {
    tag,
    summary: 'Figures of an event',
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
    note: 'What is generated is the capacity of the tier. A tier that is there already grows.',
    sends: {
      tiers: list(
        shape('TierToCreate', {
          tier: maybe('TierInput.tier'),
          count: maybe('TierInput.count'),
          price: maybe({ type: ['number', 'string'], description: 'In the currency; 50 unless given.' }),
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
    summary: 'Lists what everybody can buy tickets of',
    note: 'Soonest first. A browser that asks for text/html gets the page of the same address.',
    query: { ...SEARCHED, category: maybe('Query.publishedEvents.category') },
    answers: LIST,
  },
  RestPublishedEvent: {
    tag,
    summary: 'A published event, with what is left of its tiers',
    note: 'With a `code` the tiers have the price that it makes, and those that it opens stand with them; a code that is not good is refused.',
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
        }),
      ),
      available: 'Event.available',
    }),
  },
} satisfies Record<string, Manual>;

const EMBED = shape('EventEmbed', {
  event_id: id('The event’s.'),
  sites: 'EventEmbed.sites',
});

/** Description of a guest list's report URL. */
export const REPORT_URL = text('Where its report is, as CSV: every line and what became of it.');

/** Guest lists, and embedded sales. */
export const sellingManual = {
  RestGuestLists: {
    tag,
    summary: 'Lists the guest lists of an event',
    note: 'The last 50, the newest first. One is sent to POST /api/events/{id}/guests.',
    answers: shape('GuestLists', {
      guest_lists: list(
        shape('GuestList', {
          id: id('The list’s.'),
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
    summary: 'Which other sites may sell the tickets of an event',
    answers: EMBED,
  },
  RestSetEventEmbed: {
    tag,
    summary: 'Says which other sites may sell the tickets of an event',
    note: 'They put `<script src="/widget.js" data-event="{slug}">` of this address into a page. An empty list ends it everywhere.',
    sends: { sites: 'SetEventEmbedInput.sites' },
    answers: EMBED,
  },
} satisfies Record<string, Manual>;
