import {
  ApolloClient,
  ApolloLink,
  type DefaultContext,
  gql,
  InMemoryCache,
  Observable,
} from '@apollo/client';
import { describe, expect, it } from 'vitest';

import { inOrderLink } from '../../../client/src/apollo/in-order-link.ts';
import { noDeduplication, refetchFields } from '../../../client/src/apollo/refetch.ts';

const LIST = gql`
  query List {
    names
  }
`;

type Answer = (names: string[]) => void;

/** A list on the screen, over a link whose responses the test times. */
function shown(context: DefaultContext) {
  const requests: Answer[] = [];
  const line = new ApolloLink(
    () =>
      new Observable((reader) => {
        requests.push((names) => {
          reader.next({ data: { names } });
          reader.complete();
        });
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([inOrderLink, line]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  const list = client.watchQuery<{ names: string[] }>({ query: LIST, context });
  const seen: string[][] = [];
  const watch = list.subscribe(({ data }) => {
    if (data?.names) seen.push(data.names as string[]);
  });
  return { client, requests, list, seen, close: () => watch.unsubscribe() };
}

const OLD = ['before'];
const NEW = ['before', 'after'];

describe('a list that is refetched after a change', () => {
  it('sends a new request while an earlier one is under way, and shows the later response', async () => {
    const { requests, list, seen, close } = shown(noDeduplication);
    expect(requests).toHaveLength(1);
    const again = list.refetch();
    expect(requests).toHaveLength(2);
    requests[0]?.(OLD);
    requests[1]?.(NEW);
    expect((await again).data?.names).toEqual(NEW);
    expect(seen.at(-1)).toEqual(NEW);
    expect(list.getCurrentResult().data).toMatchObject({ names: NEW });
    close();
  });

  it('is not overwritten by the earlier response when that arrives last', async () => {
    const { requests, list, seen, close } = shown(noDeduplication);
    const again = list.refetch();
    requests[1]?.(NEW);
    await again;
    requests[0]?.(OLD);
    expect(seen.at(-1)).toEqual(NEW);
    expect(list.getCurrentResult().data).toMatchObject({ names: NEW });
    close();
  });

  it('is refetched by a field that it reads while its first response is in flight', () => {
    const { client, requests, seen, close } = shown(noDeduplication);
    refetchFields(client, 'others');
    expect(requests).toHaveLength(1);
    refetchFields(client, 'others', 'names');
    expect(requests).toHaveLength(2);
    requests[1]?.(NEW);
    requests[0]?.(OLD);
    expect(seen.at(-1)).toEqual(NEW);
    close();
  });

  it('would get the earlier response if equal requests were deduplicated', async () => {
    const { requests, list, close } = shown({});
    const again = list.refetch();
    expect(requests).toHaveLength(1);
    requests[0]?.(OLD);
    expect((await again).data?.names).toEqual(OLD);
    close();
  });
});
