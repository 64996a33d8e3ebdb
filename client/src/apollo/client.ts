import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { defer, from, mergeMap } from 'rxjs';
import { language } from '../language/language.ts';
import { currentSession, onSessionChange } from '../session/session.ts';
import { makeCache } from './cache.ts';
import { confirmationLink } from './confirmation-link.ts';
import { credentialsLink } from './credentials-link.ts';
import { inOrderLink } from './in-order-link.ts';

let socket: Promise<ApolloLink> | null = null;

/** Loads the websocket client with the first subscription, because most first views need none. */
const socketLink = new ApolloLink((operation, forward) =>
  defer(() => {
    socket ??= import('./socket-link.ts').then((module) =>
      module.makeSocketLink(() => void client.refetchQueries({ include: 'active' })),
    );
    return from(socket);
  }).pipe(mergeMap((link) => link.request(operation, forward))),
);

export const client = new ApolloClient({
  cache: makeCache(),
  link: ApolloLink.split(
    (operation) => operation.operationType === 'subscription',
    socketLink,
    ApolloLink.from([
      confirmationLink,
      inOrderLink,
      credentialsLink,
      new HttpLink({ uri: '/graphql', headers: { 'accept-language': language } }),
    ]),
  ),
  defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
});

// The next person at the same screen must not see cached data of the last one. The reset runs after the guards of
// the pages, so that only queries that stay on the screen are sent again.
let reader = currentSession()?.user.id;
onSessionChange(() => {
  const next = currentSession()?.user.id;
  if (next === reader) return;
  reader = next;
  setTimeout(() => {
    // Each query shows its own failure.
    client.resetStore().catch(() => undefined);
  }, 0);
});
