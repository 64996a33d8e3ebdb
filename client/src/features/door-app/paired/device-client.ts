import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { defer, from, mergeMap } from 'rxjs';
import { makeCache } from '../../../apollo/cache.ts';
import { language } from '../../../language/language.ts';

/**
 * The client of a paired phone. It sends the credential of the phone, never that of a person who signed in to the same
 * browser.
 * @param onEnded called when the service closes the websocket because the credential was changed or cut off
 */
export function makeDeviceClient(credential: string, onEnded: () => void): ApolloClient {
  const authorization = `Bearer ${credential}`;
  let socket: Promise<ApolloLink> | null = null;
  const socketLink = new ApolloLink((operation, forward) =>
    defer(() => {
      socket ??= import('../../../apollo/socket-link.ts').then(({ makeSocketLink }) =>
        makeSocketLink(() => undefined, { authorization: async () => authorization, onRefused: onEnded }),
      );
      return from(socket);
    }).pipe(mergeMap((link) => link.request(operation, forward))),
  );
  return new ApolloClient({
    cache: makeCache(),
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      socketLink,
      new HttpLink({ uri: '/graphql', headers: { 'accept-language': language, authorization } }),
    ),
  });
}
