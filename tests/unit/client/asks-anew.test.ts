import {
  ApolloClient,
  ApolloLink,
  type DefaultContext,
  gql,
  InMemoryCache,
  Observable,
} from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { asksAnew } from '../../../client/src/apollo/asks-anew.ts';
import { inOrderLink } from '../../../client/src/apollo/in-order-link.ts';

const LIST = gql`
  query List {
    names
  }
`;

type Answer = (names: string[]) => void;

/** A list on the screen, over a link whose responses the test times. */
function shown(context: DefaultContext) {
  const asked: Answer[] = [];
  const line = new ApolloLink(
    () =>
      new Observable((reader) => {
        asked.push((names) => {
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
  return { asked, list, seen, close: () => watch.unsubscribe() };
}

const OLD = ['before'];
const NEW = ['before', 'after'];

describe('a list that is read again when something happened', () => {
  it('asks anew while an earlier question is under way, and shows the answer of after the event', async () => {
    const { asked, list, seen, close } = shown(asksAnew);
    expect(asked).toHaveLength(1);
    const again = list.refetch();
    expect(asked).toHaveLength(2);
    asked[0]?.(OLD);
    asked[1]?.(NEW);
    expect((await again).data?.names).toEqual(NEW);
    expect(seen.at(-1)).toEqual(NEW);
    expect(list.getCurrentResult().data).toMatchObject({ names: NEW });
    close();
  });

  it('is not put back by the earlier answer when that comes last', async () => {
    const { asked, list, seen, close } = shown(asksAnew);
    const again = list.refetch();
    asked[1]?.(NEW);
    await again;
    asked[0]?.(OLD);
    expect(seen.at(-1)).toEqual(NEW);
    expect(list.getCurrentResult().data).toMatchObject({ names: NEW });
    close();
  });

  it('would be given the answer of before the event if equal questions were joined', async () => {
    const { asked, list, close } = shown({});
    const again = list.refetch();
    expect(asked).toHaveLength(1);
    asked[0]?.(OLD);
    expect((await again).data?.names).toEqual(OLD);
    close();
  });
});
