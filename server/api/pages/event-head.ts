import { EVENT_ZONE, eventTime } from '../../lib/documents/index.ts';
import type { Event } from '../../modules/events/index.ts';
import { inOneLine, type PageHead, SITE_NAME } from './page-head.ts';

const DESCRIPTION_LENGTH = 300;

/** Below this number of seats search engines may show that few are left. */
const FEW_LEFT = 10;

export function eventUrl(site: string, slug: string): string {
  return `${site}/event-details?slug=${encodeURIComponent(slug)}`;
}

/** Its URL changes with the event, because link previews cache pictures for long. */
export function posterUrl(site: string, { slug, updatedAt }: Pick<Event, 'slug' | 'updatedAt'>): string {
  return `${site}/events/${encodeURIComponent(slug)}/poster.png?v=${updatedAt.getTime().toString(36)}`;
}

/** @param site the product's public address */
export function eventHead(event: Event, site: string): PageHead {
  const { date, time } = eventTime(event.startDate, event.endDate, EVENT_ZONE);
  return {
    title: `${event.name} · ${SITE_NAME}`,
    description: inOneLine(`${date}, ${time}, ${event.venue}. ${event.description}`, DESCRIPTION_LENGTH),
    canonical: eventUrl(site, event.slug),
    image: { url: posterUrl(site, event), alt: `Poster of ${event.name}` },
    data: [{ '@context': 'https://schema.org', ...eventData(event, site) }],
  };
}

/** https://schema.org/Event, as search engines require. */
export function eventData(event: Event, site: string): object {
  const url = eventUrl(site, event.slug);
  return {
    '@type': 'Event',
    name: event.name,
    description: event.description,
    url,
    image: [posterUrl(site, event)],
    startDate: event.startDate.toISOString(),
    endDate: event.endDate.toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event.venue),
    organizer: { '@type': 'Organization', name: event.issuer.name, url: `${site}/issuers` },
    offers: event.tiers.map(({ name, price, available }) => ({
      '@type': 'Offer',
      name,
      price: price.amount,
      priceCurrency: price.currency,
      availability: availability(available),
      url,
      ...(event.publishedAt && { validFrom: event.publishedAt.toISOString() }),
    })),
  };
}

function availability(available: number): string {
  if (available <= 0) return 'https://schema.org/SoldOut';
  return available <= FEW_LEFT ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock';
}

/** A venue has the form 'Venue, City, Country'. */
function placeOf(venue: string): object {
  const [name = venue, ...rest] = venue.split(',').map((part) => part.trim());
  const country = rest.pop();
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      ...(rest.length > 0 && { addressLocality: rest.join(', ') }),
      ...(country && { addressCountry: country }),
    },
  };
}
