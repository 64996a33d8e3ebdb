import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/**
 * Subscribes once and says with which codes it was refused; nothing when the subscription stands.
 * A subscription that stands is silent, so a second operation on the same socket tells that the first was accepted.
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
    // Both answers come over one socket in order: when the second is here, a refusal of the first would be too.
    await stands;
    return await Promise.race([refused, stands]);
  } finally {
    await client.dispose();
  }
}
