import type { SearchTicketsQueryVariables, TicketSort, TicketStatus } from '../../gql/graphql.ts';
import { nextSorting, readSorting, type Sorting, sortingText } from '../../ui/sorting.ts';
import { useAddressParams } from '../../ui/use-address-params.ts';

const SORTS: readonly string[] = ['issued', 'event', 'tier', 'holder', 'price', 'status'];
const STATES: readonly string[] = ['ACTIVE', 'USED', 'REVOKED', 'CANCELLED'];

export interface TicketFilter {
  /** A ticket number, an id or its beginning, a holder's name, or an email address. */
  search: string;
  /** Empty means all. */
  tier: string;
  status: TicketStatus | '';
}

interface TicketAddress {
  filter: TicketFilter;
  sorting: Sorting | null;
  /** Page cursor; empty on the first page. */
  after: string;
  /** Id of the ticket open beside the list. */
  opened: string | null;
  variables: Pick<SearchTicketsQueryVariables, 'search' | 'tier' | 'status' | 'order' | 'after'>;
  search: (filter: TicketFilter) => void;
  sortBy: (column: string) => void;
  turnTo: (after: string) => void;
  open: (id: string | null) => void;
}

/** Stores search, order and page in the address, so that a list can be linked to and returned to. */
export function useTicketAddress(): TicketAddress {
  const [params, change] = useAddressParams();
  const word = (key: string) => params.get(key) ?? '';
  const state = word('state').toUpperCase();
  const filter: TicketFilter = {
    search: word('q'),
    tier: word('tier'),
    status: STATES.includes(state) ? (state as TicketFilter['status']) : '',
  };
  const read = readSorting(word('sort'));
  const sorting = read !== null && SORTS.includes(read.key) ? read : null;
  const after = word('after');
  return {
    filter,
    sorting,
    after,
    opened: params.get('ticket'),
    variables: {
      search: filter.search.trim() || null,
      tier: filter.tier.trim().toLowerCase() || null,
      status: filter.status || null,
      order: sorting && {
        by: sorting.key.toUpperCase() as TicketSort,
        descending: sorting.isDescending,
      },
      after: after || null,
    },
    search: ({ search, tier, status }) =>
      change({ q: search, tier, state: status.toLowerCase(), after: '' }, true),
    sortBy: (column) => change({ sort: sortingText(nextSorting(sorting, column)), after: '' }, true),
    turnTo: (cursor) => change({ after: cursor }, false),
    open: (id) => change({ ticket: id ?? '' }, false),
  };
}
