import type { FieldPolicy, Reference } from '@apollo/client';
import { InMemoryCache } from '@apollo/client';

interface Connection {
  nodes: readonly unknown[];
  /** Absent where a document asks for the first entries alone. */
  pageInfo?: { endCursor?: string | null };
  totalCount?: number;
}

/**
 * Field policy of a list with a cursor: appends the page after the last entry, and starts the list again for a page
 * without `after`. Lists with other filters are cached separately.
 */
function cursorList(filters: string[]): FieldPolicy<Connection> {
  return {
    keyArgs: filters,
    merge(existing, incoming, { args }) {
      if (!existing || !args?.after) return incoming;
      // The list was restarted while this page was in flight, or the page arrived twice.
      if (existing.pageInfo?.endCursor !== args.after) return existing;
      return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] };
    },
  };
}

/**
 * Field policy of a list of events that is sorted newest first and also grows at its head: a first page that overlaps
 * the cached list is put before it, so that older pages that the reader has opened stay.
 */
function history(filters: string[]): FieldPolicy<Omit<Connection, 'totalCount'>> {
  return {
    keyArgs: filters,
    merge(existing, incoming, { args, readField }) {
      if (!existing) return incoming;
      const idOf = (node: unknown) => readField('id', node as Reference);
      const kept = (nodes: readonly unknown[], others: readonly unknown[]) => {
        const known = new Set(others.map(idOf));
        return nodes.filter((node) => !known.has(idOf(node)));
      };
      if (args?.after) {
        return { ...incoming, nodes: [...existing.nodes, ...kept(incoming.nodes, existing.nodes)] };
      }
      const older = kept(existing.nodes, incoming.nodes);
      const reaches = older.length < existing.nodes.length;
      return reaches ? { ...existing, nodes: [...incoming.nodes, ...older] } : incoming;
    },
  };
}

/** Queries select different fields of a cover; those of another picture are not mixed with it. */
const sameCover: FieldPolicy<{ hash: string } | null> = {
  merge: (existing, incoming, { mergeObjects }) =>
    existing && incoming && existing.hash === incoming.hash ? mergeObjects(existing, incoming) : incoming,
};

/** Normalizes objects by type and id; an object without an id belongs to its parent. */
export function makeCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          issuers: cursorList(['search']),
          publishedEvents: cursorList([
            'search',
            'category',
            'from',
            'to',
            'city',
            'price',
            'maxPrice',
            'fromDay',
            'toDay',
            'seriesId',
            'eachDate',
          ]),
          events: cursorList(['search', 'status', 'oncePerSeries']),
          tickets: { merge: false },
          myTickets: cursorList([]),
          foundTickets: cursorList(['pass']),
          scans: cursorList(['eventId', 'ticketId', 'outcome']),
          ordersOfEvent: cursorList(['eventId', 'search']),
          expenses: cursorList(['contractId', 'status']),
          pendingExpenses: cursorList(['contractId']),
          rounds: cursorList(['contractId']),
          pendingRounds: cursorList(['contractId']),
          sellingCodes: cursorList(['eventId']),
          partners: cursorList(['search', 'status']),
          messages: cursorList(['search', 'box', 'unread']),
          notifications: cursorList([]),
          messageBatches: cursorList(['eventId']),
          notificationPreferences: { merge: false },
          people: cursorList(['search']),
          users: cursorList(['search', 'role', 'status']),
          auditLogs: cursorList(['filter']),
          settings: { merge: false },
          settingHistory: cursorList(['name']),
          validators: cursorList([]),
          staffInvitations: cursorList([]),
          myInvitations: cursorList([]),
          doorEvents: cursorList([]),
          gates: cursorList(['eventId']),
          guestLists: cursorList(['eventId']),
          webhookDeliveries: history(['endpointId', 'state']),
          jobRuns: cursorList([]),
          backups: cursorList([]),
          contracts: cursorList(['eventId', 'status']),
          report: { merge: false },
          reportTotals: { merge: false },
          // An object from a list needs no second fetch; null is a valid result too.
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
      Issuer: { fields: { upcomingEvents: cursorList(['order']), pastEvents: cursorList(['order']) } },
      // Screens ask for the first date alone, and for pages of them.
      EventSeries: {
        fields: {
          dates: cursorList(['ended', 'order', 'first']),
          allDates: cursorList(['ended', 'fromDay', 'toDay', 'order', 'first']),
          changes: { merge: false },
        },
      },
      Wallet: { fields: { movements: history([]) } },
      Contract: { fields: { financials: { merge: true }, escrow: { merge: true } } },
      Message: { fields: { thread: { merge: false } } },
      NotificationPreference: { keyFields: ['kind'] },
      Setting: { keyFields: ['name'] },
      LedgerStatus: { keyFields: [] },
      EventCancellation: { keyFields: ['event', ['id']] },
      WaitingRoom: { keyFields: ['event', ['id']] },
      ExchangeRate: { keyFields: ['from', 'to'] },
      Event: { fields: { tiers: { merge: false }, cover: sameCover } },
      EventStats: { keyFields: ['event', ['id']] },
      TierStats: { keyFields: ['tier', ['id']] },
      Viewer: { keyFields: [], merge: true },
      DashboardFigures: { keyFields: [], merge: true },
      DashboardCharts: { keyFields: [], merge: true },
      MaintenanceMode: { keyFields: [] },
      SystemStats: { keyFields: [], fields: { health: { merge: false } } },
      SigningKey: { keyFields: ['issuer', ['id'], 'version'] },
    },
  });
}
