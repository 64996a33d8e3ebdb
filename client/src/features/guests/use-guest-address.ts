import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import type { DueStatus, EventGuestsQueryVariables, TicketSort, TicketStatus } from '../../gql/graphql.ts';
import { nextSorting, readSorting, type Sorting, sortingText } from '../../ui/sorting.ts';
import { useAddressParams } from '../../ui/use-address-params.ts';

/** Filters of the guest list; an empty text means all. */
export interface GuestFilter {
  /** A name, an email address, a ticket number, or an id or its beginning. */
  search: string;
  /** ID of a tier. */
  tier: string;
  status: TicketStatus | '';
  due: DueStatus | '';
  code: string;
  /** ID of a question of the event. */
  question: string;
  /** An answer to it, or a part of one. */
  answer: string;
}

export const NO_FILTER: GuestFilter = {
  search: '',
  tier: '',
  status: '',
  due: '',
  code: '',
  question: '',
  answer: '',
};

const SORTS: readonly string[] = ['issued', 'tier', 'holder', 'price', 'status'];
const STATES: readonly string[] = ['ACTIVE', 'USED', 'REVOKED', 'CANCELLED'];
const DUES: readonly string[] = ['DUE', 'COLLECTED', 'WAIVED', 'NONE', 'CANCELLED'];
const KEYS: Record<keyof GuestFilter, string> = {
  search: 'q',
  tier: 'tier',
  status: 'state',
  due: 'due',
  code: 'code',
  question: 'question',
  answer: 'answer',
};
const PAUSE_MS = 250;

/** Stores filters, order, page and opened guest in the address, so that a list can be linked to and returned to. */
export function useGuestAddress() {
  const [params, change] = useAddressParams();
  const word = (key: string): string => params.get(key) ?? '';
  const oneOf = <T extends string>(value: string, known: readonly string[]): T | '' =>
    known.includes(value) ? (value as T) : '';
  const filter: GuestFilter = {
    search: word('q'),
    tier: word('tier'),
    status: oneOf(word('state').toUpperCase(), STATES),
    due: oneOf(word('due').toUpperCase(), DUES),
    code: word('code'),
    question: word('question'),
    answer: word('answer'),
  };
  // Inputs update at once; the list follows when typing pauses.
  const [typed, setTyped] = useState(filter);
  const write = useDebouncedCallback((next: GuestFilter) => {
    const entries = Object.entries(KEYS).map(([name, key]) => {
      const value = next[name as keyof GuestFilter];
      return [key, name === 'status' || name === 'due' ? value.toLowerCase() : value];
    });
    change({ ...Object.fromEntries(entries), after: '' }, true);
  }, PAUSE_MS);
  const read = readSorting(word('sort'));
  const sorting: Sorting | null = read !== null && SORTS.includes(read.key) ? read : null;
  const variables: Pick<
    EventGuestsQueryVariables,
    'search' | 'tierId' | 'status' | 'dueStatus' | 'code' | 'answer' | 'order' | 'after'
  > = {
    search: filter.search.trim() || null,
    tierId: filter.tier || null,
    status: filter.status || null,
    dueStatus: filter.due || null,
    code: filter.code.trim() || null,
    answer:
      filter.question && filter.answer.trim()
        ? { questionId: filter.question, value: filter.answer.trim() }
        : null,
    order: sorting && { by: sorting.key.toUpperCase() as TicketSort, descending: sorting.isDescending },
    after: word('after') || null,
  };
  return {
    typed,
    sorting,
    variables,
    /** Whether anything narrows the list. */
    isFiltered: Object.values(KEYS).some((key) => word(key) !== ''),
    opened: params.get('ticket'),
    filterBy: (part: Partial<GuestFilter>): void => {
      const next = { ...typed, ...part };
      setTyped(next);
      write(next);
    },
    sortBy: (column: string): void =>
      change({ sort: sortingText(nextSorting(sorting, column)), after: '' }, true),
    turnTo: (after: string): void => change({ after }, false),
    open: (id: string | null): void => change({ ticket: id ?? '' }, false),
  };
}
