import type { Query, Store } from '../store/store.ts';
import { timeOf } from './clock.ts';

interface Delivery {
  url: string;
  /** Text is sent as it is. */
  body: object | string;
  headers?: Record<string, string>;
  at: Date;
}

/** Schedules a callback. It is sent once, whatever the answer: what was lost, a query must find. */
export async function deliver(query: Query, { url, body, headers = {}, at }: Delivery): Promise<void> {
  await query('INSERT INTO deliveries (url, body, headers, due_at) VALUES ($1, $2, $3, $4)', [
    url,
    typeof body === 'string' ? body : JSON.stringify(body),
    JSON.stringify(headers),
    at,
  ]);
}

const BATCH_SIZE = 20;
const TIMEOUT_MS = 8_000;

/**
 * Sends the callbacks that are due. Each is marked before it is sent, so that a restart loses one rather than sending
 * it twice by accident.
 * @returns how many were sent
 */
export async function sendDue(store: Store): Promise<number> {
  const due = await store.transaction(async (query) =>
    query<{ id: bigint; url: string; body: string; headers: Record<string, string> }>(
      `UPDATE deliveries SET sent_at = $1 WHERE id IN
         (SELECT id FROM deliveries WHERE sent_at IS NULL AND due_at <= $1 ORDER BY due_at, id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
       RETURNING id, url, body, headers`,
      [await timeOf(query)],
    ),
  );
  // The callbacks of one address keep their order; one that does not answer holds up no other.
  const byUrl = new Map<string, typeof due>();
  for (const callback of due.sort((a, b) => Number(a.id - b.id))) {
    byUrl.set(callback.url, [...(byUrl.get(callback.url) ?? []), callback]);
  }
  await Promise.all(
    [...byUrl.values()].map(async (callbacks) => {
      for (const { id, url, body, headers } of callbacks) {
        const status = await send(url, body, headers);
        await store.query('UPDATE deliveries SET status = $2 WHERE id = $1', [id, status]);
      }
    }),
  );
  return due.length;
}

/** @returns the status of the answer; 0 without one */
async function send(url: string, body: string, headers: Record<string, string>): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
