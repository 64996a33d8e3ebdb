import type { ApolloCache } from '@apollo/client';
import { useMessageArrivedSubscription } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

graphql(`
  subscription MessageArrived {
    messageArrived {
      unreadMessages
      message {
        id
        ...MessageRow_message
      }
    }
  }
`);

/** Marks the fields of the root query as out of date: with `refetchQueries` what is on the screen is read again. */
export function outdate(...fields: string[]): (cache: ApolloCache) => void {
  return (cache) => {
    cache.modify({
      fields: Object.fromEntries(
        fields.map((field) => [
          field,
          (_value: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE,
        ]),
      ) as never,
    });
  };
}

/** Keeps messages and their count in step wherever they are shown, whatever happened in which window. */
export function useLiveMessages(wanted: boolean): void {
  useMessageArrivedSubscription({
    skip: !wanted,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      const arrival = data?.messageArrived;
      if (!arrival) return;
      client.cache.modify({ fields: { unreadMessages: () => arrival.unreadMessages } });
      // The thread that is open may have grown by it.
      void client.refetchQueries({ updateCache: outdate('messages', 'message') }).catch(() => undefined);
    },
  });
}
