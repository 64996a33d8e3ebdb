import { OFFLINE_PAGES, type OfflinePage } from '../offline-pages.ts';

/** Data of the build. The bundler writes it into the worker, so that each build has its own worker. */
interface Build {
  /** Changes with every cached file. */
  id: string;
  /** The script that every page of this build loads. */
  entry: string;
  /** Addresses of the files of each page. */
  files: Record<OfflinePage, string[]>;
}

export const build = JSON.parse('__BUILD__') as Build;

const PREFIX = 'passa-build-';
const CURRENT = `${PREFIX}${build.id}`;

/** Cache of the marks of cached pages; unlike the caches of files it outlives a build. */
const MARKS = 'passa-kept';

/** The address of a page's mark; it is never fetched. */
const markOf = (page: OfflinePage): string => `/offline/kept/${page}`;

/** Returns a cached file of any build, because a page of the last build may still be open. */
export function findFile(address: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true });
}

export async function findShell(page: OfflinePage): Promise<Response | undefined> {
  const cache = await caches.open(CURRENT);
  return cache.match(OFFLINE_PAGES[page].shell, { ignoreVary: true });
}

/**
 * Caches all files of a page, and marks the page as cached when they are complete.
 * @param loaded what else the open page has loaded: files that depend on the user, such as the language
 * @throws when a file could not be fetched, or the server already runs another build
 */
export async function cachePage(page: OfflinePage, loaded: readonly string[] = []): Promise<void> {
  const cache = await caches.open(CURRENT);
  await Promise.all(
    [...new Set([...build.files[page], ...loaded])].map((address) => cacheFile(cache, address)),
  );
  await cacheShell(cache, OFFLINE_PAGES[page].shell);
  const marks = await caches.open(MARKS);
  await marks.put(markOf(page), new Response(build.id));
}

async function cacheFile(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address, { ignoreVary: true })) return;
  const here = address.startsWith('/assets/') ? await findFile(address) : undefined;
  const file = here ?? (await fetch(address, { cache: 'no-cache' }));
  if (!file.ok) throw new Error(`${address} was answered with ${file.status}`);
  await cache.put(address, file);
}

/** Caches the shell with the server's headers, so that the content policy applies offline too. */
async function cacheShell(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address, { ignoreVary: true })) return;
  const answer = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  const text = await answer.text();
  if (!text.includes(build.entry)) throw new Error(`${address} belongs to another build`);
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  await cache.put(address, new Response(text, { headers }));
}

/** Returns whether all of the page is cached, from this build or an earlier one. */
export async function isCached(page: OfflinePage): Promise<boolean> {
  return (await caches.match(markOf(page))) !== undefined;
}

/** Caches the cached pages again for a new build, which replaces the old one when it has all its files. */
export async function refreshCachedPages(): Promise<void> {
  const pages = Object.keys(OFFLINE_PAGES) as OfflinePage[];
  for (const page of pages) if (await isCached(page)) await cachePage(page);
}

/** Deletes the caches of all builds except this one and the one before it. */
export async function deleteOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
