import type { NormalizedCacheObject } from '@apollo/client';
import { client } from '../apollo/client.ts';

/** Reads the responses that the server wrote into the page into the cache, so that the first query needs no request. */
export function readFirstAnswers(): void {
  const written = document.getElementById('first-answers')?.textContent;
  if (written) client.cache.restore(JSON.parse(written) as NormalizedCacheObject);
}
