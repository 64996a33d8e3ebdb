import { useEffect, useRef, useState } from 'react';

/** The maximum number of options that a field offers. */
export const MAX_CHOICES = 1_000;

/** The parts of a query hook's result that paging needs. */
interface PagedQuery {
  loading: boolean;
  fetchMore: (options: { variables: { after: string } }) => Promise<unknown>;
}

interface FetchedList<Node = unknown> {
  nodes: readonly Node[];
  pageInfo: { endCursor?: string | null; hasNextPage: boolean };
}

interface Rest<Node = unknown> {
  /**
   * The list as of the last complete fetch, kept during a refetch; undefined before. A list that was cut or has failed
   * counts as far as it was fetched.
   */
  whole: readonly Node[] | undefined;
  /** Whether more entries are being fetched, are left out by the limit, could not be fetched, or do not exist. */
  state: 'following' | 'cut' | 'failed' | 'none';
  /** Maximum number of entries of the list. */
  max: number;
  /** Continues after a failure. */
  retry: () => void;
}

/**
 * Returns how far a list is fetched.
 * @param failedAt the cursor after which a page could not be fetched
 */
export function restOf(
  list: FetchedList | undefined,
  max: number,
  failedAt: string | null,
): { state: Rest['state']; next: string | null } {
  const next = (list?.pageInfo.hasNextPage && list.pageInfo.endCursor) || null;
  if (!list || next === null) return { state: 'none', next: null };
  if (list.nodes.length >= max) return { state: 'cut', next };
  return { state: next === failedAt ? 'failed' : 'following', next };
}

/**
 * Fetches every page after the first, one after the other. A list of options must be complete, because a missing entry
 * cannot be chosen.
 * @param list as far as it is fetched; undefined before its first page
 * @param max maximum number of entries
 * @returns which entries are missing
 */
export function useFollowingPages<Node>(
  { loading, fetchMore }: PagedQuery,
  list: FetchedList<Node> | undefined,
  max = Number.POSITIVE_INFINITY,
): Rest<Node> {
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const { state, next } = restOf(list, max, failedAt);
  const after = state === 'following' && !loading ? next : null;
  useEffect(() => {
    if (after) void fetchMore({ variables: { after } }).catch(() => setFailedAt(after));
  }, [after, fetchMore]);
  const previous = useRef<readonly Node[]>(undefined);
  const whole = state === 'following' ? previous.current : list?.nodes;
  useEffect(() => {
    previous.current = whole;
  }, [whole]);
  return { whole, state, max, retry: () => setFailedAt(null) };
}
