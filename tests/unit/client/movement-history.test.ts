import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { makeCache } from '../../../client/src/apollo/cache.ts';

const PAGE = gql`
  query Page($after: String) {
    wallet {
      id
      movements(first: 2, after: $after) {
        nodes {
          id
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`;

const page = (ids: number[], hasNextPage = true) => ({
  wallet: {
    __typename: 'Wallet',
    id: 'w',
    movements: {
      __typename: 'WalletMovementConnection',
      nodes: ids.map((id) => ({ __typename: 'WalletMovement', id: String(id) })),
      pageInfo: { __typename: 'PageInfo', endCursor: String(ids.at(-1)), hasNextPage },
    },
  },
});

interface Shown {
  wallet: { movements: { nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } };
}

/** The cached list after these pages, each fetched with a cursor or without one. */
function grown(...pages: { ids: number[]; after?: string; hasNextPage?: boolean }[]) {
  const cache = makeCache();
  for (const { ids, after: cursor, hasNextPage } of pages) {
    const variables = cursor === undefined ? {} : { after: cursor };
    cache.writeQuery({ query: PAGE, variables, data: page(ids, hasNextPage) });
  }
  const { nodes, pageInfo } = (cache.readQuery({ query: PAGE }) as Shown).wallet.movements;
  return {
    ids: nodes.map(({ id }) => Number(id)),
    endCursor: pageInfo.endCursor,
    more: pageInfo.hasNextPage,
  };
}

describe('movements of a wallet', () => {
  it('grow at their end by pages', () => {
    const shown = grown({ ids: [9, 8] }, { ids: [7, 6], after: '8', hasNextPage: false });
    expect(shown).toEqual({ ids: [9, 8, 7, 6], endCursor: '6', more: false });
  });

  it('grow at their head by news, and keep what was scrolled to', () => {
    const shown = grown({ ids: [9, 8] }, { ids: [7, 6], after: '8' }, { ids: [10, 9] });
    expect(shown).toEqual({ ids: [10, 9, 8, 7, 6], endCursor: '6', more: true });
  });

  it('begin anew when so much happened that there is a gap', () => {
    expect(grown({ ids: [9, 8] }, { ids: [15, 14] })).toEqual({ ids: [15, 14], endCursor: '14', more: true });
  });

  it('show nothing twice when a page comes a second time', () => {
    const shown = grown({ ids: [9, 8] }, { ids: [7, 6], after: '8' }, { ids: [7, 6], after: '8' });
    expect(shown.ids).toEqual([9, 8, 7, 6]);
  });
});
