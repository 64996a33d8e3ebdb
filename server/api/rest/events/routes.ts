import type { RestEventFragment, RestOperations } from '../operations.gen.ts';
import { type RestRequest, type Route, route } from '../route.ts';
import { decimal, listed, next, required, timestamp, upperCase, whole } from '../wire.ts';

function event(given: RestEventFragment): object {
  return {
    id: given.id,
    name: given.name,
    description: given.description,
    venue: given.venue,
    start_date: given.startDate,
    end_date: given.endDate,
    slug: given.slug,
    status: given.status.toLowerCase(),
    category: given.category?.toLowerCase() ?? null,
    form_sales: given.formSales,
    issuer: given.issuer,
    created_at: given.createdAt,
    published_at: given.publishedAt,
  };
}

type ForSale = RestOperations['RestPublishedEvent']['data'];
type TierForSale = NonNullable<ForSale['publishedEvent']>['tiers'][number];

/** Returns the tiers for a caller with that code: at its price, including those that it opens. */
function tiersForSale({ publishedEvent, codeOffer }: ForSale): TierForSale[] {
  const listed = publishedEvent?.tiers ?? [];
  const coded = new Map(codeOffer?.tiers.map(({ price, tier }) => [tier.name, { ...tier, price }]));
  const opened = [...coded.values()].filter(({ name }) => !listed.some((tier) => tier.name === name));
  return [...listed.map((tier) => coded.get(tier.name) ?? tier), ...opened];
}

interface EventList {
  nodes: RestEventFragment[];
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

function eventList(given: EventList): object {
  return { events: given.nodes.map(event), count: given.totalCount, next: next(given.pageInfo) };
}

const REQUIRED_DATES = [
  ['start_date', 'The start date is required.'],
  ['end_date', 'The end date is required.'],
] as const;

/** A missing text counts as empty, so that the rule which names it reports it. */
function eventInput({ body, faults }: RestRequest): object {
  required(faults, body, REQUIRED_DATES);
  return {
    name: body.name ?? '',
    description: body.description ?? '',
    venue: body.venue ?? '',
    startDate: timestamp(body.start_date),
    endDate: timestamp(body.end_date),
    category: upperCase(body.category) ?? null,
    timeZone: body.time_zone ?? null,
  };
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

type Stats = NonNullable<NonNullable<RestOperations['RestEventStats']['data']['event']>['stats']>;

function stats(given: Stats | null | undefined): object {
  return {
    tiers: (given?.tiers ?? []).map(({ tier, ...counts }) => ({ tier: tier.name, ...counts })),
    total_generated: given?.totalGenerated ?? 0,
    total_sold: given?.totalSold ?? 0,
    total_entered: given?.totalEntered ?? 0,
  };
}

const published = (path: string, html: boolean): Route =>
  route({
    method: 'GET',
    path,
    html,
    lenient: true,
    operation: 'RestPublishedEvents',
    pages: 'publishedEvents',
    variables: (request) => ({ ...listed(request), category: upperCase(request.query.category) ?? null }),
    body: ({ publishedEvents }) => eventList(publishedEvents),
  });

export const eventRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/events',
    operation: 'RestEvents',
    pages: 'events',
    variables: (request) => ({ ...listed(request), status: upperCase(request.query.status) ?? null }),
    body: ({ events }) => eventList(events),
  }),
  route({
    method: 'POST',
    path: '/api/events',
    operation: 'RestCreateEvent',
    status: 201,
    variables: (request) => ({ input: eventInput(request) }),
    body: ({ createEvent: { event: given } }) => ({ id: given.id, event: event(given) }),
  }),
  route({
    method: 'POST',
    path: '/api/events/:id/publish',
    operation: 'RestPublishEvent',
    variables: ({ params }) => ({ id: params.id }),
    body: ({ publishEvent: { event: given } }) => ({
      event: event(given),
      message: 'Event published successfully!',
    }),
  }),
  route({
    method: 'GET',
    path: '/api/events/:id/stats',
    operation: 'RestEventStats',
    variables: ({ params }) => ({ id: params.id }),
    body: (data) => stats(data.event?.stats),
  }),
  route({
    method: 'POST',
    path: '/api/events/:id/tickets',
    operation: 'RestCreateTickets',
    status: 201,
    variables: ({ params, body }) => ({
      eventId: params.id,
      tiers: Array.isArray(body.tiers) ? body.tiers.map(tierInput) : (body.tiers ?? []),
    }),
    body: ({
      createTickets: {
        event: { tiers, ...given },
      },
    }) => ({
      event: event(given),
      tiers: tiers.map((tier) => ({
        tier: tier.name,
        price: Number(tier.price.amount),
        currency: tier.price.currency,
        generated: tier.generated,
        sold: tier.sold,
        available: tier.available,
        effective_at: tier.effectiveAt,
        expires_at: tier.expiresAt,
        grace_period: tier.gracePeriod,
      })),
      message: 'Tickets created successfully!',
    }),
  }),
  published('/events', true),
  published('/events/published', false),
  route({
    method: 'GET',
    path: '/events/:slug',
    html: true,
    lenient: true,
    operation: 'RestPublishedEvent',
    variables: ({ params, query }) => ({
      slug: params.slug,
      code: query.code ?? '',
      withCode: Boolean(query.code),
    }),
    body: ({ publishedEvent, ...offer }) => ({
      event: publishedEvent && event(publishedEvent),
      available_tiers: tiersForSale({ publishedEvent, ...offer })
        .filter((tier) => tier.available > 0)
        .map(({ name, price, available, formSales, inWaitingRoom }) => ({
          tier: name,
          price: Number(price.amount),
          currency: price.currency,
          available,
          form_sales: formSales,
          in_waiting_room: inWaitingRoom,
        })),
      available: publishedEvent?.available ?? 0,
    }),
  }),
];

export const guestListRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/events/:id/guest-lists',
    operation: 'RestGuestLists',
    variables: ({ params }) => ({ eventId: params.id }),
    body: ({ guestLists }) => ({
      guest_lists: guestLists.nodes.map(({ id, fileName, payment, issued, refused, refusals, ...given }) => ({
        id,
        file_name: fileName,
        payment: payment.toLowerCase(),
        issued,
        refused,
        refusals,
        created_at: given.createdAt,
        finished_at: given.finishedAt,
        report_url: `/api/guest-lists/${id}/report`,
      })),
    }),
  }),
];

const PATH = '/api/events/:id/embed';

const embed = ({ event, sites }: { event: { id: string }; sites: string[] }): object => ({
  event_id: event.id,
  sites,
});

export const embedRoutes: Route[] = [
  route({
    method: 'GET',
    path: PATH,
    operation: 'RestEventEmbed',
    variables: ({ params }) => ({ eventId: params.id }),
    body: ({ eventEmbed }) => embed(eventEmbed as NonNullable<typeof eventEmbed>),
  }),
  route({
    method: 'PUT',
    path: PATH,
    operation: 'RestSetEventEmbed',
    variables: ({ params, body }) => ({ eventId: params.id, sites: body.sites }),
    body: ({ setEventEmbed: { embed: given } }) => embed(given),
  }),
];
