import { list, maybe, number, shape, text } from '../../openapi/manual.ts';
import { computed } from '../answer.ts';
import type { OwnVariable } from '../arguments.ts';
import type { RestOperations, RestTierForSaleFragment } from '../operations.gen.ts';
import { type Route, section } from '../route.ts';
import { decimal, exact, timestamp, upperCase, whole } from '../wire.ts';

type ForSale = RestOperations['RestPublishedEvent']['data'];

const TIERS_FOR_SALE = list(
  shape('TierForSale', {
    tier: 'Tier.name',
    price: number('Tier.price'),
    currency: 'Money.currency',
    available: 'Tier.available',
    form_sales: 'Tier.formSales',
    in_waiting_room: 'Tier.inWaitingRoom',
  }),
);

function tierForSale({ name, price, available, formSales, inWaitingRoom }: RestTierForSaleFragment): object {
  return {
    tier: name,
    price: exact(price.amount),
    currency: price.currency,
    available,
    form_sales: formSales,
    in_waiting_room: inWaitingRoom,
  };
}

/** Returns the tiers for a caller with that code: at its price, including those that it opens. */
function tiersForSale({ publishedEvent, availableTiers: offer }: ForSale): object[] {
  const listed = publishedEvent?.tiers ?? [];
  const coded = new Map(offer?.tiers.map(({ price, tier }) => [tier.name, { ...tier, price }]));
  const opened = [...coded.values()].filter(({ name }) => !listed.some((tier) => tier.name === name));
  return [...listed.map((tier) => coded.get(tier.name) ?? tier), ...opened]
    .filter(({ available }) => available > 0)
    .map(tierForSale);
}

/** Of a tier without price and currency, as documented. With one of them, the other is required. */
const DEFAULT_PRICE = { price: '50', currency: 'USD' };

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** The schema's defaults replace other missing fields. */
function tierInput(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const fields = given as Record<string, unknown>;
  const isWithoutPrice = isMissing(fields.price) && isMissing(fields.currency);
  const tier = isWithoutPrice ? { ...fields, ...DEFAULT_PRICE } : fields;
  return {
    tier: tier.tier ?? undefined,
    count: whole(tier.count) ?? undefined,
    price: decimal(tier.price) ?? undefined,
    currency: upperCase(tier.currency) ?? undefined,
    effectiveAt: timestamp(tier.effective_at) ?? null,
    expiresAt: timestamp(tier.expires_at) ?? null,
    gracePeriod: tier.grace_period ?? undefined,
  };
}

const TIERS: OwnVariable = {
  fields: {
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
  read: ({ body: { tiers } }) => (Array.isArray(tiers) ? tiers.map(tierInput) : (tiers ?? [])),
};

/** Description of a guest list's report URL. */
export const REPORT_URL = text('URL of the report in CSV, with the result of each line.');

const { get, post, put } = section('Events', {
  'EventForSale.available_tiers': computed(TIERS_FOR_SALE, tiersForSale),
  'GuestList.report_url': computed(REPORT_URL, ({ id }: { id: string }) => `/api/guest-lists/${id}/report`),
});

const published = (path: string, html: boolean): Route =>
  get(path, 'RestPublishedEvents', {
    summary: 'Lists published events',
    note: 'Soonest first; without `first` and `after`, up to 1,000 entries. A series has one entry, its next date, unless `series_id` asks for its dates. A request that accepts text/html receives the web page of the same address.',
    answers: 'EventList',
    html,
    lenient: true,
    pages: 'events',
  });

export const eventRoutes: Route[] = [
  get('/api/events', 'RestEvents', {
    summary: 'Lists the events of the issuer',
    note: 'Newest first; without `first` and `after`, up to 1,000 entries. System roles see the events of all issuers.',
    answers: 'EventList',
    pages: 'events',
  }),
  post('/api/events', 'RestCreateEvent', {
    summary: 'Creates an event',
    note: 'The event is a draft until it is published.',
    answers: 'CreatedEvent',
    status: 201,
  }),
  post('/api/events/:id/publish', 'RestPublishEvent', {
    summary: 'Publishes a draft',
    answers: 'PublishedEvent',
    message: 'Event published successfully!',
  }),
  get('/api/events/:id/stats', 'RestEventStats', {
    summary: 'Retrieves the sales figures of an event',
    answers: 'EventStats',
  }),
  post('/api/events/:id/tickets', 'RestCreateTickets', {
    summary: 'Generates tickets in tiers',
    note: 'The number of tickets is the capacity of the tier. An existing tier grows by that number.',
    answers: 'CreatedTickets',
    status: 201,
    values: { tiers: TIERS },
    message: 'Tickets created successfully!',
  }),
  published('/events', true),
  published('/events/published', false),
  get('/events/:slug', 'RestPublishedEvent', {
    summary: 'Retrieves a published event with the availability of its tiers',
    note: 'With `code`, prices include its discount, and the tiers that it unlocks are listed too. An invalid code is refused. A purchase of a tier that is sold through a waiting room needs a turn there.',
    answers: 'EventForSale',
    html: true,
    lenient: true,
    query: { code: maybe('Query.codeOffer.code') },
    values: { withCode: { read: ({ query }) => Boolean(query.code) } },
  }),
  get('/series/:slug', 'RestPublishedSeries', {
    summary: 'Retrieves a series of events with its dates',
    note: 'The first 100 dates that are not over, soonest first; all of them are at GET /events?series_id={id}. Each is an event: its tiers are at GET /events/{slug}. A request that accepts text/html receives the web page of the same address.',
    answers: 'EventSeries',
    html: true,
    lenient: true,
  }),
];

export const guestListRoutes: Route[] = [
  get('/api/events/:id/guest-lists', 'RestGuestLists', {
    summary: 'Lists the guest lists of an event',
    note: 'The last 50, newest first. Upload a list to POST /api/events/{id}/guests.',
    answers: 'GuestLists',
  }),
];

export const embedRoutes: Route[] = [
  get('/api/events/:id/embed', 'RestEventEmbed', {
    summary: 'Retrieves the websites that can embed the sale of an event',
    answers: 'EventEmbed',
  }),
  put('/api/events/:id/embed', 'RestSetEventEmbed', {
    summary: 'Sets the websites that can embed the sale of an event',
    note: 'To embed the sale, a page includes `<script src="/widget.js" data-event="{slug}">` from this host. An empty list disables embedding.',
    answers: 'EventEmbed',
  }),
];
