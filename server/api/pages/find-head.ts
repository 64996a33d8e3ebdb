import { findPublishedEvent, listPublishedEvents } from '../../modules/events/index.ts';
import { NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { eventData, eventHead } from './event-head.ts';
import { type PageHead, SITE_NAME } from './page-head.ts';
import { type SitePage, sitePage } from './site-pages.ts';

const EVENTS_LISTED = 20;

/** A page's metadata and HTTP status. */
export interface FoundHead {
  status: 200 | 404;
  head: PageHead;
}

/** @param asked the path of the address, and its event, if any */
export async function findHead(scope: Scope, asked: { path: string; slug: string }): Promise<FoundHead> {
  const site = scope.services.config.publicUrl;
  const page = sitePage(asked.path);
  if (page === undefined) return { status: 404, head: plainHead(NOWHERE, site) };
  if (page.path === '/event-details') return headOfEvent(scope, asked.slug);
  return { status: 200, head: { ...plainHead(page, site), data: await dataOf(scope, page.path) } };
}

const NOWHERE: SitePage = {
  path: '',
  title: `Page Not Found · ${SITE_NAME}`,
  description: 'The page you asked for is not here.',
  listed: false,
};

function plainHead({ path, title, description, listed }: SitePage, site: string): PageHead {
  return {
    title,
    description,
    canonical: listed ? site + path : null,
    image: { url: `${site}/share.png`, alt: 'A ticket of Passa with a poster in the manner of a kanga' },
    data: [],
  };
}

async function headOfEvent(scope: Scope, slug: string): Promise<FoundHead> {
  const site = scope.services.config.publicUrl;
  try {
    return { status: 200, head: eventHead(await findPublishedEvent(scope, slug), site) };
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return { status: 404, head: plainHead({ ...NOWHERE, title: `Event Not Found · ${SITE_NAME}` }, site) };
  }
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
  const itemListElement = nodes.map((event, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: eventData(event, site),
  }));
  return [{ ...context, '@type': 'ItemList', name: 'Events', itemListElement }];
}
