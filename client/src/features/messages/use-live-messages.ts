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

/** Marks root query fields as outdated: with `refetchQueries`, shown ones are refetched. */
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

/** Keeps messages and the unread count up to date wherever they are shown, across windows. */
export function useLiveMessages(wanted: boolean): void {
  useMessageArrivedSubscription({
    skip: !wanted,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      const arrival = data?.messageArrived;
      if (!arrival) return;
      client.cache.modify({ fields: { unreadMessages: () => arrival.unreadMessages } });
      // The message may belong to the open thread.
      void client.refetchQueries({ updateCache: outdate('messages', 'message') }).catch(() => undefined);
    },
  });
}
