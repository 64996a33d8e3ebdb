import { eventTime } from '../../lib/documents/index.ts';
import { escapeHtml } from '../../lib/language/escape-html.ts';
import { plainTextOf } from '../../lib/rich-text/rich-text.ts';
import { isoInZone } from '../../lib/zones/index.ts';
import {
  type CoverRecord,
  coverOf,
  type Event,
  findPublishedEvent,
  listPublishedEvents,
} from '../../modules/events/index.ts';
import { contactOf, findIssuerBySlug } from '../../modules/issuer-pages/index.ts';
import type { Issuer } from '../../modules/issuers/index.ts';
import { findPublishedSeries } from '../../modules/series/index.ts';
import { NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { type SitePage, sitePage } from './built-client.ts';

/** Metadata of a page for clients that do not run its script: search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical URL of this content; null for pages that search engines should not index. */
  canonical: string | null;
  image: ShareImage & { alt: string };
  /** schema.org, as JSON-LD. */
  data: readonly object[];
}

/** A picture of 1200 by 630. */
interface ShareImage {
  url: string;
  type: 'image/png' | 'image/jpeg';
}

export const SITE_NAME = 'Passa';

/**
 * Renders the tags of a head. Names and descriptions come from organisers: they are escaped so that none can end a tag.
 */
export function headTags({ title, description, canonical, image, data }: PageHead): string {
  const meta = (kind: 'name' | 'property', key: string, content: string): string =>
    `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    canonical === null
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(canonical)}">${meta('property', 'og:url', canonical)}`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image.url),
    meta('property', 'og:image:type', image.type),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image.url),
    meta('name', 'twitter:image:alt', image.alt),
    ...data.map((one) => `<script type="application/ld+json">${scriptJson(JSON.stringify(one))}</script>`),
  ].join('\n');
}

/** Returns JSON that neither ends the script element nor begins a comment in it. */
export function scriptJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Shortens text to one line of at most so many characters, cut between words. */
export function inOneLine(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/\s+\S*$/, '') || cut}…`;
}

const DESCRIPTION_LENGTH = 300;

/** Below this number of seats search engines may show that few are left. */
const FEW_LEFT = 10;

export function eventUrl(site: string, slug: string): string {
  return `${site}/event-details?slug=${encodeURIComponent(slug)}`;
}

export function issuerUrl(site: string, slug: string): string {
  return `${site}/issuers/${encodeURIComponent(slug)}`;
}

export function seriesUrl(site: string, slug: string): string {
  return `${site}/series/${encodeURIComponent(slug)}`;
}

/** Names what a crop of the cover depends on. */
export function coverVersion({ hash, focalX, focalY }: CoverRecord): string {
  return `${hash.slice(0, 16)}-${Math.round(focalX * 1_000)}-${Math.round(focalY * 1_000)}`;
}

/**
 * The picture of the event for link previews: its cover, or else its poster. The URL changes with the picture, because
 * link previews cache it for long.
 */
export function shareImage(
  site: string,
  { slug, updatedAt }: Pick<Event, 'slug' | 'updatedAt'>,
  cover: CoverRecord | undefined,
): ShareImage {
  const base = `${site}/events/${encodeURIComponent(slug)}`;
  return cover === undefined
    ? { url: `${base}/poster.png?v=${updatedAt.getTime().toString(36)}`, type: 'image/png' }
    : { url: `${base}/cover.jpg?v=${coverVersion(cover)}`, type: 'image/jpeg' };
}

/** @param site the product's public address */
export function eventHead(event: Event, site: string, cover?: CoverRecord): PageHead {
  const { date, time } = eventTime(event.startDate, event.endDate, event.timeZone);
  return {
    title: `${event.name} · ${SITE_NAME}`,
    description: inOneLine(
      `${date}, ${time}, ${event.venue}. ${plainTextOf(event.description)}`,
      DESCRIPTION_LENGTH,
    ),
    canonical: eventUrl(site, event.slug),
    image: {
      ...shareImage(site, event, cover),
      alt: `${cover === undefined ? 'Poster' : 'Cover'} of ${event.name}`,
    },
    data: [{ '@context': 'https://schema.org', ...eventData(event, site, cover) }],
  };
}

/** https://schema.org/Event, as search engines require. */
export function eventData(event: Event, site: string, cover?: CoverRecord): object {
  const url = eventUrl(site, event.slug);
  return {
    '@type': 'Event',
    name: event.name,
    description: plainTextOf(event.description),
    url,
    image: [shareImage(site, event, cover).url],
    startDate: isoInZone(event.startDate, event.timeZone),
    endDate: isoInZone(event.endDate, event.timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event.venue),
    organizer: { '@type': 'Organization', name: event.issuer.name, url: issuerUrl(site, event.issuer.slug) },
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

const EVENTS_LISTED = 20;

/** A page's metadata and HTTP status. */
export interface FoundHead {
  status: 200 | 404;
  head: PageHead;
}

/** The page has moved to this path for good. */
export interface MovedPage {
  status: 301;
  path: string;
}

/** @param target the path of the address, and its event, if any */
export async function findHead(
  scope: Scope,
  target: { path: string; slug: string },
): Promise<FoundHead | MovedPage> {
  const site = scope.services.config.publicUrl;
  const page = sitePage(target.path);
  if (page === undefined) return { status: 404, head: plainHead(NOWHERE, site) };
  if (page.path === '/event-details') return headOfEvent(scope, target.slug);
  if (page.path === ISSUER_PAGES) return headOfIssuer(scope, target.path.slice(ISSUER_PAGES.length - 1));
  if (page.path === SERIES_PAGES) return headOfSeries(scope, target.path.slice(SERIES_PAGES.length - 1));
  return { status: 200, head: { ...plainHead(page, site), data: await dataOf(scope, page.path) } };
}

const ISSUER_PAGES = '/issuers/*';
const SERIES_PAGES = '/series/*';

const NOWHERE: SitePage = {
  path: '',
  title: `Page Not Found · ${SITE_NAME}`,
  description: 'The page you target for is not here.',
  listed: false,
};

function plainHead({ path, title, description, listed }: SitePage, site: string): PageHead {
  return {
    title,
    description,
    canonical: listed ? site + path : null,
    image: {
      url: `${site}/share.png`,
      type: 'image/png',
      alt: 'A ticket of Passa with a poster in the manner of a kanga',
    },
    data: [],
  };
}

async function headOfEvent(scope: Scope, slug: string): Promise<FoundHead> {
  const site = scope.services.config.publicUrl;
  try {
    const event = await findPublishedEvent(scope, slug);
    return { status: 200, head: eventHead(event, site, await coverOf(scope, event.id)) };
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return { status: 404, head: plainHead({ ...NOWHERE, title: `Event Not Found · ${SITE_NAME}` }, site) };
  }
}

async function headOfIssuer(scope: Scope, name: string): Promise<FoundHead | MovedPage> {
  const site = scope.services.config.publicUrl;
  const slug = name.replace(/\/+$/, '');
  try {
    const issuer = await findIssuerBySlug(scope, slug);
    if (issuer.slug !== slug) return { status: 301, path: `/issuers/${issuer.slug}` };
    return { status: 200, head: await issuerHead(scope, issuer, site) };
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return {
      status: 404,
      head: plainHead({ ...NOWHERE, title: `Organiser Not Found · ${SITE_NAME}` }, site),
    };
  }
}

/** The head of a series is that of its next date, with all dates that are shown first as structured data. */
async function headOfSeries(scope: Scope, name: string): Promise<FoundHead> {
  const site = scope.services.config.publicUrl;
  try {
    const series = await findPublishedSeries(scope, name.replace(/\/+$/, ''));
    const page = { first: EVENTS_LISTED, defaultSize: EVENTS_LISTED, order: 'soonest_first' as const };
    const { nodes } = await listPublishedEvents(scope, { page, seriesId: series.id, tiers: true });
    const [next] = nodes;
    const cover = next && (await coverOf(scope, next.id));
    const url = seriesUrl(site, series.slug);
    const head = next ? eventHead(next, site, cover) : plainHead({ ...NOWHERE, listed: false }, site);
    return {
      status: 200,
      head: {
        ...head,
        title: `${series.name} · ${SITE_NAME}`,
        canonical: next ? url : null,
        data: next
          ? [
              {
                ...{ '@context': 'https://schema.org', '@type': 'EventSeries', name: series.name, url },
                subEvent: nodes.map((event) => eventData(event, site, cover)),
              },
            ]
          : [],
      },
    };
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return { status: 404, head: plainHead({ ...NOWHERE, title: `Event Not Found · ${SITE_NAME}` }, site) };
  }
}

/** Inactive issuers have a page, which search engines should not list. */
async function issuerHead(scope: Scope, issuer: Issuer, site: string): Promise<PageHead> {
  const { id, name, description, active, slug } = issuer;
  const contact = await contactOf(scope, id);
  const url = issuerUrl(site, slug);
  const about =
    inOneLine(description, DESCRIPTION_LENGTH) || `Events of ${name}, with tickets on ${SITE_NAME}.`;
  return {
    title: `${name} · ${SITE_NAME}`,
    description: about,
    canonical: active ? url : null,
    image: { url: `${url}/share.png`, type: 'image/png', alt: `${name} on ${SITE_NAME}` },
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name,
        url,
        description: about,
        image: `${url}/share.png`,
        ...(contact?.website && { sameAs: [contact.website] }),
        ...(contact?.contactEmail && { email: contact.contactEmail }),
      },
    ],
  };
}

async function dataOf(scope: Scope, path: string): Promise<object[]> {
  const site = scope.services.config.publicUrl;
  const context = { '@context': 'https://schema.org' };
  if (path === '/') {
    return [
      { ...context, '@type': 'Organization', name: SITE_NAME, url: `${site}/`, logo: `${site}/favicon.svg` },
      { ...context, '@type': 'WebSite', name: SITE_NAME, url: `${site}/` },
    ];
  }
  if (path !== '/events') return [];
  const { nodes } = await listPublishedEvents(scope, {
    page: { first: EVENTS_LISTED, defaultSize: EVENTS_LISTED, order: 'soonest_first' },
    tiers: true,
  });
  const covers = await Promise.all(nodes.map(({ id }) => coverOf(scope, id)));
  const itemListElement = nodes.map((event, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: eventData(event, site, covers[at]),
  }));
  return [{ ...context, '@type': 'ItemList', name: 'Events', itemListElement }];
}
