import type { NormalizedCacheObject } from '@apollo/client';
import { client } from '../apollo/client.ts';

/** What the server wrote into the page, so that its first question is answered before it is asked. */
export function readFirstAnswers(): void {
  const written = document.getElementById('first-answers')?.textContent;
  if (written) client.cache.restore(JSON.parse(written) as NormalizedCacheObject);
}
