import 'graphiql/style.css';
import { useComputedColorScheme, VisuallyHidden } from '@mantine/core';
import { GraphiQL } from 'graphiql';
import { useEffect, useMemo, useRef } from 'react';
import { authorization as currentAuthorization } from '../../session/credential.ts';
import classes from './ExplorerPage.module.css';
import { START_QUERY } from './start-query.ts';

/** Labels of the editors for screen readers. */
const EDITORS: readonly (readonly [within: string, name: string])[] = [
  ['.graphiql-query-editor', 'Query'],
  ['.graphiql-editor-tool > .graphiql-editor:nth-child(1)', 'Variables'],
  ['.graphiql-editor-tool > .graphiql-editor:nth-child(2)', 'Headers'],
  ['.result-window', 'Result'],
];

/**
 * Fixes GraphiQL's accessibility: its editors have no names and no scrolling by keyboard, and its tabs hold buttons. It
 * has no options for this, so its page is changed after each render.
 * @returns a function that stops it
 */
export function mendExplorer(page: HTMLElement): () => void {
  const mend = () => {
    for (const [within, name] of EDITORS) nameEditor(page, within, name);
    page.querySelectorAll<HTMLElement>('.graphiql-tabs').forEach(mendTabs);
  };
  mend();
  const eye = new MutationObserver(mend);
  eye.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-selected'] });
  return () => eye.disconnect();
}

function nameEditor(page: HTMLElement, within: string, name: string): void {
  const text = page.querySelector(`${within} .CodeMirror textarea:not([aria-label])`);
  text?.setAttribute('aria-label', name);
  page.querySelector(`${within} .CodeMirror-scroll[tabindex="-1"]`)?.setAttribute('tabindex', '0');
}

/** A list of buttons with a current one. */
function mendTabs(tabs: HTMLElement): void {
  tabs.removeAttribute('role');
  for (const tab of tabs.querySelectorAll('.graphiql-tab')) {
    tab.removeAttribute('role');
    tab.removeAttribute('aria-selected');
    const isCurrent = tab.classList.contains('graphiql-tab-active');
    tab.querySelector('.graphiql-tab-button')?.setAttribute('aria-current', String(isCurrent));
  }
}

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
