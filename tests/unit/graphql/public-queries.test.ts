import { describe, expect, it } from 'vitest';
import { PublicQueries } from '../../../server/api/graphql/graphql-documents.ts';
import { productSchema } from '../../../server/app.ts';

const schema = productSchema();
const queries = new PublicQueries(schema);

describe('an anonymous query', () => {
  it.each([
    '{ eventCities { name } }',
    'query List { publishedEvents(first: 3) { nodes { id } } again: publishedEvents { totalCount } eventCities { name } }',
    'query Ticket($order: Int!) { publishedEvents(first: $order) { nodes { ...Viewer } } } fragment Viewer on Event { id }',
  ])('may share its answer: %s', (text) => {
    expect([queries.has(text), queries.has(text)]).toEqual([true, true]);
  });

  it.each([
    '{ eventCities { name } queuePlace(eventId: "1") { position } }',
    '{ eventCities { name } events { nodes { id } } }',
    '{ ...Cities } fragment Cities on Query { eventCities { name } }',
    'query A { eventCities { name } } query B { viewer { user { id } } }',
    'mutation { signOut { done } }',
    'subscription { eventCities { name } }',
    '{ eventCities',
    '{ toString }',
  ])('has an answer of its own: %s', (text) => {
    expect([queries.has(text), queries.has(text)]).toEqual([false, false]);
  });
});

it('only queries that every caller may use share answers', () => {
  const cached = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    ({ extensions }) => extensions.publiclyCached === true,
  );
  expect(cached.map(({ name }) => name)).toEqual(['eventCities', 'publishedEvents']);
  for (const { extensions } of cached) expect(extensions.access).toEqual({ kind: 'open' });
});
