import { useEffect, useState } from 'react';
import { keepForOffline } from './keep-for-offline.ts';
import type { KeptPage } from './kept-pages.ts';

/** What a browser installs when it is asked to on such a page. */
const MANIFESTS: Record<KeptPage, string> = { ticket: '/app.webmanifest', door: '/door.webmanifest' };

/**
 * Keeps the page that is open, and lets it install as the app that it is part of.
 * @returns null until it is known whether the page now opens without a network
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

/** @returns what puts the manifest back that was there before */
function offerAsApp(manifest: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const before = link?.getAttribute('href') ?? manifest;
  link?.setAttribute('href', manifest);
  return () => link?.setAttribute('href', before);
}
