import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/**
 * Subscribes once and returns the codes of the refusal; none when the subscription is active. An active subscription is
 * silent, so the response to a second operation on the same socket shows that the first was accepted.
 */
export async function probeSubscription(
  url: string,
  query: string,
  variables: Record<string, unknown>,
  token?: string,
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
  const stands = new Promise<string[]>((resolve, reject) => {
    client.subscribe(
      { query: '{ __typename }' },
      { next: () => resolve([]), error: reject, complete: () => undefined },
    );
  });
  try {
    // Both responses come over one socket in order: after the second, a refusal of the first would be here too.
    await stands;
    return await Promise.race([refused, stands]);
  } finally {
    await client.dispose();
  }
}
