import { KEPT_PAGES, type KeptPage } from '../kept-pages.ts';

/** How the worker answers: with a kept page's shell, with a file that it may have, or not at all. */
export type Route = { kind: 'page'; page: KeptPage } | { kind: 'file' } | null;

/** Files without a hash in their name that every page loads. */
const PLAIN_FILES = /^\/(theme-init\.js|favicon\.svg|icons\/[^/]+|[^/]+\.webmanifest)$/;

/**
 * Only what is named here is ever answered from the device. Everything else, every answer of the API above all, goes
 * the way that it would go without a worker.
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
