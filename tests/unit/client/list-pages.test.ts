import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { makeCache } from '../../../client/src/apollo/cache.ts';
import { restOf } from '../../../client/src/apollo/use-following-pages.ts';

const PAGE = gql`
  query Page($after: String) {
    gates(eventId: "e", first: 2, after: $after) {
      nodes {
        id
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

const page = (ids: number[], hasNextPage = true) => ({
  gates: {
    __typename: 'GateConnection',
    nodes: ids.map((id) => ({ __typename: 'Gate', id: String(id) })),
    pageInfo: { __typename: 'PageInfo', endCursor: String(ids.at(-1)), hasNextPage },
  },
});

interface Shown {
  gates: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean } };
}

/** The list after these pages, each fetched after a cursor or as the first. */
function shown(...pages: { ids: number[]; after?: number; hasNextPage?: boolean }[]) {
  const cache = makeCache();
  for (const { ids, after, hasNextPage } of pages) {
    const variables = after === undefined ? {} : { after: String(after) };
    cache.writeQuery({ query: PAGE, variables, data: page(ids, hasNextPage) });
  }
  const { nodes, pageInfo } = (cache.readQuery({ query: PAGE }) as Shown).gates;
  return { ids: nodes.map(({ id }) => Number(id)), hasNextPage: pageInfo.hasNextPage };
}

describe('a list that is fetched page by page', () => {
  it('grows by the page after its last entry', () => {
    const list = shown({ ids: [1, 2] }, { ids: [3, 4], after: 2, hasNextPage: false });
    expect(list).toEqual({ ids: [1, 2, 3, 4], hasNextPage: false });
  });

  it('takes a page once, though it comes twice', () => {
    const list = shown({ ids: [1, 2] }, { ids: [3, 4], after: 2 }, { ids: [3, 4], after: 2 });
    expect(list).toEqual({ ids: [1, 2, 3, 4], hasNextPage: true });
  });

  it('has no gap when a later page arrives after the list started anew', () => {
    const list = shown(
      { ids: [1, 2] },
      { ids: [3, 4], after: 2 },
      { ids: [0, 1] },
      { ids: [5, 6], after: 4 },
    );
    expect(list).toEqual({ ids: [0, 1], hasNextPage: true });
  });
});

describe('what a list still lacks', () => {
  const list = (entries: number, hasNextPage: boolean) => ({
    nodes: Array.from({ length: entries }),
    pageInfo: { endCursor: `after-${entries}`, hasNextPage },
  });

  it('is nothing before its first page and after its last', () => {
    expect(restOf(undefined, 1_000, null)).toEqual({ state: 'none', next: null });
    expect(restOf(list(1_000, false), 1_000, null)).toEqual({ state: 'none', next: null });
  });

  it('follows as long as there are pages below the bound', () => {
    expect(restOf(list(900, true), 1_000, null)).toEqual({ state: 'following', next: 'after-900' });
  });

  it('is cut at the bound when entries are left', () => {
    expect(restOf(list(1_000, true), 1_000, null).state).toBe('cut');
  });

  it('has failed where a page could not be fetched, until the list starts anew', () => {
    expect(restOf(list(200, true), 1_000, 'after-200').state).toBe('failed');
    expect(restOf(list(100, true), 1_000, 'after-200').state).toBe('following');
  });
});
