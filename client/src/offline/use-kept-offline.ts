import { useEffect, useState } from 'react';
import { keepForOffline } from './keep-for-offline.ts';
import type { KeptPage } from './kept-pages.ts';

/** The web manifest of each page. */
const MANIFESTS: Record<KeptPage, string> = { ticket: '/app.webmanifest', door: '/door.webmanifest' };

/**
 * Caches the open page for offline use, and makes it installable as its app.
 * @returns null until it is known whether the page now opens offline
 */
export function useKeptOffline(page: KeptPage): boolean | null {
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let isHere = true;
    void keepForOffline(page).then((outcome) => isHere && setKept(outcome));
    const leave = offerAsApp(MANIFESTS[page]);
    return () => {
      isHere = false;
      leave();
    };
  }, [page]);
  return kept;
}

/** @returns a function that restores the former manifest */
function offerAsApp(manifest: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const before = link?.getAttribute('href') ?? manifest;
  link?.setAttribute('href', manifest);
  return () => link?.setAttribute('href', before);
}
