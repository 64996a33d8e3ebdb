import { OFFLINE_PAGES, type OfflinePage } from '../offline-pages.ts';

/**
 * The worker's response: the shell of an offline page, a cached file, none, or for any other address that the browser
 * opens a cached shell when there is no network.
 */
export type Route = { kind: 'page'; page: OfflinePage } | { kind: 'other_page' } | { kind: 'file' } | null;

/** Frames in pages of other sites, which may not show a page of the client, and passes, which the phone takes itself. */
const NO_PAGE = /^\/(embed|wallet\/apple)(\/|$)/;

/** Files without a hash in their name that every page loads. */
const PLAIN_FILES = /^\/(theme-init\.js|favicon\.svg|icons\/[^/]+|[^/]+\.webmanifest)$/;

/**
 * Selects the requests that the worker may answer from its cache. All others, above all those to the API, go to the
 * network as without a worker.
 */
export function routeOf(request: { method: string; mode: string; url: string }, origin: string): Route {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.mode === 'navigate') {
    const page = pageAt(url.pathname);
    if (page) return { kind: 'page', page };
    return NO_PAGE.test(url.pathname) ? null : { kind: 'other_page' };
  }
  return url.pathname.startsWith('/assets/') || PLAIN_FILES.test(url.pathname) ? { kind: 'file' } : null;
}

function pageAt(pathname: string): OfflinePage | null {
  const pages = Object.keys(OFFLINE_PAGES) as OfflinePage[];
  return pages.find((page) => OFFLINE_PAGES[page].addresses.test(pathname)) ?? null;
}
