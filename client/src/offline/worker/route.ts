import { KEPT_PAGES, type KeptPage } from '../kept-pages.ts';

/** The worker's response: the shell of an offline page, a cached file, or none. */
export type Route = { kind: 'page'; page: KeptPage } | { kind: 'file' } | null;

/** Files without a hash in their name that every page loads. */
const PLAIN_FILES = /^\/(theme-init\.js|favicon\.svg|icons\/[^/]+|[^/]+\.webmanifest)$/;

/**
 * Selects the requests that the worker may answer from its cache. All others, above all those to the API, go to the
 * network as without a worker.
 */
export function routeOf(wish: { method: string; mode: string; url: string }, origin: string): Route {
  const url = new URL(wish.url);
  if (wish.method !== 'GET' || url.origin !== origin) return null;
  if (wish.mode === 'navigate') {
    const page = pageAt(url.pathname);
    return page && { kind: 'page', page };
  }
  return url.pathname.startsWith('/assets/') || PLAIN_FILES.test(url.pathname) ? { kind: 'file' } : null;
}

function pageAt(pathname: string): KeptPage | null {
  const pages = Object.keys(KEPT_PAGES) as KeptPage[];
  return pages.find((page) => KEPT_PAGES[page].addresses.test(pathname)) ?? null;
}
