import type { ReactNode } from 'react';
import { graphql } from '../gql/index.ts';
import { labelTexts } from '../messages/labels.ts';
import { MoreButton } from '../ui/MoreButton.tsx';
import { QueryFailure } from './QueryFailure.tsx';

graphql(`
  fragment Page on PageInfo {
    endCursor
    hasNextPage
  }
`);

interface PagedListProps<Node> {
  /** The result of the query hook. */
  query: {
    loading: boolean;
    error?: unknown;
    refetch: () => Promise<unknown>;
    fetchMore: (options: { variables: { after?: string | null } }) => Promise<unknown>;
  };
  /** The list in the query's data, as far as it is fetched; undefined before its first page. */
  list: { nodes: readonly Node[]; pageInfo: { endCursor?: string | null; hasNextPage: boolean } } | undefined;
  /** Title of a failed load. */
  failure: string;
  skeleton: ReactNode;
  /** Shown for a list without entries. */
  empty: ReactNode;
  /** Label of the button that fetches the next page. */
  more?: string;
  /** Renders the entries. */
  children: (nodes: readonly Node[]) => ReactNode;
}

/** A list that is fetched page by page, with placeholders while it loads, a retry button and a button for more. */
export function PagedList<Node>({
  query,
  list,
  failure,
  skeleton,
  empty,
  more,
  children,
}: PagedListProps<Node>) {
  const { loading, error, refetch } = query;
  if (!list) {
    if (loading) return skeleton;
    return error ? <QueryFailure title={failure} error={error} refetch={refetch} /> : null;
  }
  return (
    <>
      {list.nodes.length > 0 ? children(list.nodes) : empty}
      <MoreOf query={query} list={list} label={more} />
    </>
  );
}

interface MoreOfProps {
  query: Pick<PagedListProps<unknown>['query'], 'loading' | 'fetchMore'>;
  list: { pageInfo: { endCursor?: string | null; hasNextPage: boolean } } | null | undefined;
  label?: string | undefined;
}

/** The button that fetches the next page of a list. Nothing at its end. */
export function MoreOf({ query: { loading, fetchMore }, list, label = labelTexts.showMore }: MoreOfProps) {
  if (!list?.pageInfo.hasNextPage) return null;
  const { endCursor } = list.pageInfo;
  return (
    <MoreButton
      label={label}
      loading={loading}
      onMore={() => fetchMore({ variables: { after: endCursor } })}
    />
  );
}
