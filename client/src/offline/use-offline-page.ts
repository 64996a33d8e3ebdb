import { useEffect, useState } from 'react';
import type { OfflinePage } from './offline-pages.ts';

/** Script and style load at once; a worker that is not ready by then is retried at the next visit. */
const TIMEOUT_MS = 30_000;

/**
 * Caches a page on this device, so that it opens, and reloads, without a network: its scripts, styles, fonts and
 * everything else it has loaded so far. Call it after the first render, at each visit: cached files cost nothing, and a
 * new build is detected. The page must store the data that it shows.
 * @returns whether the page is cached; false without service workers, or when the network is lost
 */
export async function cacheForOffline(page: OfflinePage): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  try {
    await pageIsQuiet();
    return await sendMessage(await newestWorker(), { page, loaded: loadedFiles() });
  } catch (error) {
    console.warn('The page could not be cached for offline use', error);
    return false;
  }
}

/** Waits until the page is idle, because the first paint has priority. */
function pageIsQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => setTimeout(resolve, 0);
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  });
}

async function newestWorker(): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  // Without a network the present worker is sufficient.
  await registration.update().catch(() => undefined);
  const coming = registration.installing ?? registration.waiting;
  if (coming) await settled(coming);
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error('The service worker did not start');
  return active;
}

/** Resolves when the new worker is active or has failed. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function sendMessage(
  worker: ServiceWorker,
  message: { page: OfflinePage; loaded: string[] },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => reject(new Error('The service worker did not answer')), TIMEOUT_MS);
    port1.onmessage = ({ data }: MessageEvent<{ kept: boolean; reason?: string }>) => {
      clearTimeout(timer);
      port1.close();
      if (data.reason) console.warn('The page could not be cached for offline use:', data.reason);
      resolve(data.kept);
    };
    worker.postMessage(message, [port2]);
  });
}

/** Hashed files of this build that the page has loaded, by URL. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/** The web manifest of each page. */
const MANIFESTS: Record<OfflinePage, string> = { ticket: '/app.webmanifest', door: '/door.webmanifest' };

/**
 * Caches the open page for offline use, and makes it installable as its app.
 * @param isWanted false: nothing is cached, as on a device that is not the user's own
 * @returns null until it is known whether the page now opens offline
 */
export function useOfflinePage(page: OfflinePage, isWanted = true): boolean | null {
  const [isCached, setCached] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    void cacheForOffline(page).then((outcome) => isHere && setCached(outcome));
    const leave = offerAsApp(MANIFESTS[page]);
    return () => {
      isHere = false;
      leave();
    };
  }, [page, isWanted]);
  return isCached;
}

/** @returns a function that restores the former manifest */
function offerAsApp(manifest: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const before = link?.getAttribute('href') ?? manifest;
  link?.setAttribute('href', manifest);
  return () => link?.setAttribute('href', before);
}
