import type { FieldPolicy } from '@apollo/client';
import { InMemoryCache } from '@apollo/client';

interface Connection {
  nodes: readonly unknown[];
  pageInfo: unknown;
  totalCount: number;
}

/**
 * A list that grows by cursor: a page asked for with `after` is put behind what is there, any other page
 * starts the list anew. Lists with other filters are other lists.
 */
function cursorList(filters: string[]): FieldPolicy<Connection> {
  return {
    keyArgs: filters,
    merge(existing, incoming, { args }) {
      if (!existing || !args?.after) return incoming;
      return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] };
    },
  };
}

/** Objects are kept once, by type and id; what has no id belongs to the object around it. */
export function makeCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          issuers: cursorList(['search']),
          publishedEvents: cursorList(['search', 'category']),
          events: cursorList(['search', 'status']),
          tickets: cursorList(['eventId', 'tier', 'search', 'status']),
          myTickets: cursorList([]),
          scans: cursorList(['eventId', 'ticketId', 'outcome']),
          // One that a list has brought already needs no second fetch; null is an answer too.
          event: {
            read: (existing, { args, toReference }) =>
              existing === undefined
                ? toReference({ __typename: 'Event', id: args?.id as string })
                : existing,
          },
          ticket: {
            read: (existing, { args, toReference }) =>
              existing === undefined
                ? toReference({ __typename: 'Ticket', id: args?.id as string })
                : existing,
          },
        },
      },
      Event: { fields: { tiers: { merge: false } } },
      EventStats: { keyFields: ['eventId'] },
      TierStats: { keyFields: ['tierId'] },
      Viewer: { keyFields: [], merge: true },
      DashboardFigures: { keyFields: [], merge: true },
      SigningKey: { keyFields: ['issuerId', 'version'] },
    },
  });
}
