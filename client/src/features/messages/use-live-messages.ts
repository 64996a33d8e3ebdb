import { refetchFields } from '../../apollo/refetch.ts';
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
      refetchFields(client, 'messages', 'message');
    },
  });
}
