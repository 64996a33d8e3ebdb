import type { KeptPage } from './kept-pages.ts';

/** Script and style come at once; a worker that is not ready by then waits for the next visit. */
const PATIENCE_MS = 30_000;

/**
 * Lays a page on this device, so that it opens, and opens again, without a network: its scripts, styles, fonts and
 * what else it has loaded by now. Call it once the page is drawn, each time that it is opened: what lies there already
 * costs nothing, and a new build is found. What the page shows is the page's own business to keep.
 * @returns whether the page is kept now; false where the browser has no service workers, or the network went away
 */
export async function keepForOffline(page: KeptPage): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  try {
    await pageIsQuiet();
    return await ask(await newestWorker(), { page, loaded: loadedFiles() });
  } catch (error) {
    console.warn('The page could not be kept for later', error);
    return false;
  }
}

/** The first paint is the person's; what is for later waits for it. */
function pageIsQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => setTimeout(resolve, 0);
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  });
}

async function newestWorker(): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  // Out of reach, the worker that there is will do.
  await registration.update().catch(() => undefined);
  const coming = registration.installing ?? registration.waiting;
  if (coming) await settled(coming);
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error('The service worker did not start');
  return active;
}

/** A new worker has taken over, or has given up. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function ask(worker: ServiceWorker, wish: { page: KeptPage; loaded: string[] }): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => reject(new Error('The service worker did not answer')), PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<{ kept: boolean; reason?: string }>) => {
      clearTimeout(timer);
      port1.close();
      if (data.reason) console.warn('The page could not be kept for later:', data.reason);
      resolve(data.kept);
    };
    worker.postMessage(wish, [port2]);
  });
}

/** Our own hashed files that this page has loaded, by the addresses that it loaded them from. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
