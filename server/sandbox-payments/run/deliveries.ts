import type { Query, Store } from '../store/store.ts';
import { after, timeOf } from './clock.ts';
import { SIGNATURES, type Signer } from './signatures.ts';

interface Delivery {
  url: string;
  /** Text is sent as it is. */
  body: object | string;
  headers?: Record<string, string>;
  at: Date;
  /** It is sent again, with another signature, until it is taken. By default it is sent once. */
  repeated?: { signer: Signer; secret: string };
}

/** Schedules a callback. M-Pesa sends each once, whatever the answer: what was lost, a query must find. */
export async function deliver(query: Query, delivery: Delivery): Promise<void> {
  const { url, body, headers = {}, at, repeated } = delivery;
  await query(
    'INSERT INTO deliveries (url, body, headers, due_at, signer, secret) VALUES ($1, $2, $3, $4, $5, $6)',
    [
      url,
      typeof body === 'string' ? body : JSON.stringify(body),
      JSON.stringify(headers),
      at,
      repeated?.signer ?? null,
      repeated?.secret ?? null,
    ],
  );
}

/** Repeats as Paystack makes them: four after three minutes each, then hourly for 72 hours. Stripe's take as long. */
const SOON = { times: 4, seconds: 180 };
const HOURLY = { times: 72, seconds: 3_600 };

const BATCH_SIZE = 20;
const TIMEOUT_MS = 8_000;

interface Due {
  id: bigint;
  url: string;
  body: string;
  headers: Record<string, string>;
  tries: number;
  signer: Signer | null;
  secret: string | null;
}

/** Plans what was being sent when the sandbox ended once more, where its provider repeats. */
export async function repeatInterrupted(query: Query): Promise<void> {
  await query(
    'UPDATE deliveries SET sent_at = NULL WHERE sent_at IS NOT NULL AND status IS NULL AND signer IS NOT NULL',
  );
}

/**
 * Sends the callbacks that are due. Each is marked before it is sent, so that a restart loses one of M-Pesa rather than
 * sending it twice by accident.
 * @returns how many were sent
 */
export async function sendDue(store: Store): Promise<number> {
  const due = await store.transaction(async (query) =>
    query<Due>(
      `UPDATE deliveries SET sent_at = $1, tries = tries + 1 WHERE id IN
         (SELECT id FROM deliveries WHERE sent_at IS NULL AND due_at <= $1 ORDER BY due_at, id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
       RETURNING id, url, body, headers, tries, signer, secret`,
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
      for (const callback of callbacks) {
        const status = await send(callback.url, callback.body, callback.headers);
        await store.transaction((query) => record(query, callback, status));
      }
    }),
  );
  return due.length;
}

async function record(query: Query, callback: Due, status: number): Promise<void> {
  const { id, body, tries, signer, secret } = callback;
  await query('UPDATE deliveries SET status = $2 WHERE id = $1', [id, status]);
  const isTaken = status >= 200 && status < 300;
  if (isTaken || signer === null || tries > SOON.times + HOURLY.times) return;
  const { seconds } = tries > SOON.times ? HOURLY : SOON;
  const at = after(await timeOf(query), seconds);
  const headers = SIGNATURES[signer](secret ?? '', body, at);
  await query(
    'UPDATE deliveries SET sent_at = NULL, status = NULL, due_at = $2, headers = $3 WHERE id = $1',
    [id, at, JSON.stringify(headers)],
  );
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
