import { OFFLINE_PAGES, type OfflinePage } from '../offline-pages.ts';
import {
  cachePage,
  deleteOldCaches,
  findFile,
  findShell,
  isCached,
  refreshCachedPages,
} from './file-cache.ts';
import { routeOf } from './route.ts';

/** The global scope of a service worker, as far as it is used: the DOM's types describe windows only. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: LastingEvent & MessageEvent<unknown>) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface LastingEvent {
  /** Keeps the worker alive until then. */
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Answer {
  kept: boolean;
  /** The error of the last failed fetch. */
  reason?: string;
}

const scope = globalThis as unknown as WorkerScope;

/** A network that needs longer for a page of a few kilobytes counts as offline. */
const TIMEOUT_MS = 3_000;

scope.addEventListener('install', (event) => {
  event.waitUntil(refreshCachedPages().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => scope.clients.claim()));
});

scope.addEventListener('message', (event) => {
  const { page, loaded } = event.data as { page?: OfflinePage; loaded?: string[] };
  const [port] = event.ports;
  if (!page || !(page in OFFLINE_PAGES) || !port) return;
  event.waitUntil(answerOf(page, loaded).then((answer) => port.postMessage(answer)));
});

/** @param loaded null when the caller only queries the state */
async function answerOf(page: OfflinePage, loaded: string[] | null = null): Promise<Answer> {
  try {
    if (loaded) await cachePage(page, loaded);
    return { kept: await isCached(page) };
  } catch (error) {
    return { kept: await isCached(page), reason: String(error) };
  }
}

scope.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, scope.location.origin);
  if (route?.kind === 'page') event.respondWith(openPage(event.request, route.page));
  if (route?.kind === 'other_page') event.respondWith(openOther(event.request));
  if (route?.kind === 'file') event.respondWith(openFile(event.request));
});

async function openFile(request: Request): Promise<Response> {
  return (await findFile(new URL(request.url).pathname)) ?? fetch(request);
}

/** Returns the page of the network; without one, a cached shell, which says so and leads to the saved tickets. */
async function openOther(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = (await findShell('ticket')) ?? (await findShell('door'));
    if (!shell) throw error;
    return shell;
  }
}

/** Returns the page of the network when a valid one arrives in time; otherwise the cached one, if there is one. */
async function openPage(request: Request, page: OfflinePage): Promise<Response> {
  const answer = fetch(request);
  const shell = await findShell(page);
  if (!shell) return answer;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const first = await Promise.race([answer.catch(() => undefined), late]);
  return first && first.status < 500 ? first : shell;
}
