import type { Person } from '../support/people.ts';
import { call } from '../support/product-api.ts';

/** A person of the pictures: each journey runs in its own product, so names need no id. */
export const somebody = (name: string): Person => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  password: 'bahari-na-milima-7',
});

interface Show {
  id: string;
  slug: string;
}

/** An event of the demo, by name. */
export async function showOf(name: string): Promise<Show> {
  const { data } = await call<{ data: { publishedEvents: { nodes: Show[] } } }>('/graphql', {
    body: {
      query: 'query ($q: String!) { publishedEvents(first: 1, search: $q) { nodes { id slug } } }',
      variables: { q: name },
    },
  });
  const [show] = data.publishedEvents.nodes;
  if (!show) throw new Error(`The demo has no ${name}.`);
  return show;
}

/**
 * Sends a GraphQL request.
 * @returns the data
 */
export async function ask<T>(token: string | undefined, query: string, variables: object = {}): Promise<T> {
  const answer = await call<{ data: T; errors?: object[] }>('/graphql', {
    ...(token && { token }),
    body: { query, variables },
  });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

/** The link with a secret in a mail. */
export const MAILED = /https?:\/\/\S+token=[\w-]+/;
