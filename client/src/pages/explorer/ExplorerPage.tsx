import 'graphiql/style.css';
import { useComputedColorScheme, VisuallyHidden } from '@mantine/core';
import { GraphiQL } from 'graphiql';
import { useEffect, useMemo, useRef } from 'react';
import { authorization as currentAuthorization } from '../../session/credential.ts';
import classes from './ExplorerPage.module.css';
import { mendExplorer } from './mend-explorer.ts';
import { START_QUERY } from './start-query.ts';

type Fetcher = (params: {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}) => Promise<unknown>;

/** The GraphQL explorer. It loads nothing from another host. */
export default function ExplorerPage() {
  const fetcher = useMemo<Fetcher>(() => ask, []);
  const theme = useComputedColorScheme('light');
  const page = useRef<HTMLElement>(null);
  useEffect(() => (page.current ? mendExplorer(page.current) : undefined), []);
  return (
    <main ref={page} className={classes.explorer}>
      <VisuallyHidden component="h1">GraphQL explorer</VisuallyHidden>
      <GraphiQL fetcher={fetcher as never} defaultQuery={START_QUERY} forcedTheme={theme} />
    </main>
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
