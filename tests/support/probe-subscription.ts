import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** Reads of the database that a refusal certainly precedes. */
const READS = 10;

/**
 * Subscribes once and returns the codes of the refusal; none when the subscription is active. An active subscription is
 * silent, so that the responses to operations that were sent after it show that it was accepted.
 * @param leastMs how long to wait for a refusal after them: sessions are read from memory, so a busy database may answer later
 */
export async function probeSubscription(
  url: string,
  query: string,
  variables: Record<string, unknown>,
  token?: string,
  leastMs = 0,
): Promise<string[]> {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const refused = new Promise<string[]>((resolve, reject) => {
    client.subscribe(
      { query, variables },
      {
        next: (result) => resolve((result.errors ?? []).map((error) => String(error.extensions?.code))),
        error: (errors) =>
          Array.isArray(errors)
            ? resolve(errors.map((error) => String(error.extensions?.code)))
            : reject(errors),
        complete: () => resolve([]),
      },
    );
  });
  const reads = (): Promise<void> =>
    new Promise((resolve, reject) => {
      client.subscribe(
        { query: '{ viewer { role } }' },
        { next: () => undefined, error: reject, complete: () => resolve() },
      );
    });
  let isDecided = false;
  const decided = refused.finally(() => {
    isDecided = true;
  });
  try {
    // A refusal may need a lookup: it is here before so many reads that began after it have ended, one after the other.
    for (let read = 0; read < READS && !isDecided; read += 1) await reads();
    return await Promise.race([decided, sleep(leastMs, [])]);
  } finally {
    await client.dispose();
  }
}
