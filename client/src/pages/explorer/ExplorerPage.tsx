import 'graphiql/style.css';
import { GraphiQL } from 'graphiql';
import { useMemo } from 'react';
import { authorization as currentAuthorization } from '../../session/credential.ts';

const HEIGHT = { height: '100dvh' };
const START = `# Everything that Passa can be asked.
# You ask as whoever is signed in on this browser.
query Events {
  publishedEvents(first: 5) {
    nodes {
      name
      venue
      startDate
      tiers {
        name
        price
        currency
        available
      }
    }
  }
}
`;

type Fetcher = (params: {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}) => Promise<unknown>;

/** The explorer of the GraphQL API. Nothing in it comes from another host. */
export default function ExplorerPage() {
  const fetcher = useMemo<Fetcher>(() => ask, []);
  return (
    <div style={HEIGHT}>
      <GraphiQL fetcher={fetcher as never} defaultQuery={START} />
    </div>
  );
}

async function ask(params: Parameters<Fetcher>[0]): Promise<unknown> {
  const authorization = await currentAuthorization();
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    body: JSON.stringify(params),
  });
  return answer.json();
}
