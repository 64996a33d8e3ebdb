import { createClient } from 'graphql-ws';
import { PASSA_DOCUMENTS, type PassaOperations } from './operations.gen.ts';
import { type OperationOf, type PassaClientOptions, type PassaFault, throwFirst } from './passa-client.ts';

export interface PassaSubscriptionOptions extends PassaClientOptions {
  /** A WebSocket class. Needed where the platform has none, as on Node.js 20: that of the package ws fits. */
  webSocket?: unknown;
}

/** Runs subscriptions by name over one websocket, which opens with the first and reconnects by itself. */
export function passaSubscriptions({ url, key, webSocket }: PassaSubscriptionOptions) {
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    ...(key === undefined ? {} : { connectionParams: { authorization: `Bearer ${key}` } }),
    ...(webSocket === undefined ? {} : { webSocketImpl: webSocket }),
  });
  return {
    /**
     * Ends with the iteration: `break` unsubscribes.
     * @throws PassaError when the subscription is refused
     */
    async *subscribe<Name extends OperationOf<'subscription'>>(
      operation: Name,
      variables: PassaOperations[Name]['variables'],
    ): AsyncGenerator<PassaOperations[Name]['data'], void, undefined> {
      const request = { query: PASSA_DOCUMENTS[operation], variables };
      for await (const { data, errors } of client.iterate(request)) {
        throwFirst(errors as readonly PassaFault[] | undefined);
        yield data as PassaOperations[Name]['data'];
      }
    },
    /** Closes the websocket, and with it every subscription. */
    close: () => client.dispose(),
  };
}
