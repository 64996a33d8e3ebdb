import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { language } from '../language/language.ts';
import { clearApiKey } from '../session/api-key.ts';
import { authorization } from '../session/credential.ts';
import { onSessionChange } from '../session/session.ts';
import { liveState } from './live-state.ts';
import { resubscribeLink } from './resubscribe-link.ts';

/** Close codes after which a retry with the same credential cannot succeed. */
const UNAUTHORIZED = new Set([4401, 4403]);

/**
 * Milliseconds until the next attempt: 0.5 s doubling up to 15 s, with jitter so that clients do not return at once.
 */
const pause = (tries: number): number => Math.min(500 * 2 ** tries, 15_000) * (0.5 + Math.random() / 2);

/** The return of the network ends a pause, within one second, over which the clients of a hall are spread. */
function untilNextTry(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', isBack);
      resolve();
    };
    const isBack = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, Math.random() * 1_000);
    };
    let timer = setTimeout(end, pause(tries));
    window.addEventListener('online', isBack);
  });
}

/** The credential of a websocket. */
interface SocketCredential {
  /** The `Authorization` header, or null for a visitor. */
  authorization: () => Promise<string | null>;
  /** Called when the service closes the socket because of the credential. */
  onRefused: () => void;
}

const OF_SESSION: SocketCredential = { authorization, onRefused: clearApiKey };

/**
 * The websocket at /graphql. It opens with the first subscription, reconnects while there is one, and restarts when the
 * session changes. A subscription that the server refuses as busy is retried. `onReturn` runs after a gap in which
 * changes may have been missed.
 */
export function makeSocketLink(
  onReturn: () => void,
  { authorization, onRefused }: SocketCredential = OF_SESSION,
): ApolloLink {
  let refusals = 0;
  const client = createClient({
    url: `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`,
    keepAlive: 12_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: untilNextTry,
    shouldRetry: () => refusals < 3,
    connectionParams: async () => {
      const value = await authorization();
      return value ? { authorization: value, language } : { language };
    },
    on: {
      connected: (_socket, _payload, wasRetry) => {
        refusals = 0;
        liveState.connected();
        if (wasRetry) onReturn();
      },
      closed: (event) => {
        const code = (event as CloseEvent).code;
        if (UNAUTHORIZED.has(code)) {
          refusals += 1;
          onRefused();
        }
        if (code === 1000) liveState.closed();
        else liveState.lost();
      },
      pong: () => liveState.connected(),
    },
  });
  onSessionChange(() => {
    refusals = 0;
    client.terminate();
  });
  // Without a network no ping is answered either, but that would be detected much later.
  window.addEventListener('offline', () => client.terminate());
  const again = resubscribeLink({
    pause,
    onRefused: liveState.lost,
    onStanding: () => {
      liveState.connected();
      onReturn();
    },
  });
  return ApolloLink.from([again, new GraphQLWsLink(client)]);
}
