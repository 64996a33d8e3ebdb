import { ApolloClient, ApolloLink, type OperationVariables } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type DocumentNode, print } from 'graphql';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { makeCache } from '../apollo/cache.ts';
import { PublicFrame } from '../shell/PublicFrame.tsx';
import { Themed } from '../theme/Themed.tsx';
import type { FirstPage } from './first-pages.ts';
import { VIEWS } from './views.ts';

/*
 * The server's door to the pages: the build makes a program of this file, which draws their first view in English for
 * somebody who is not signed in. A phone on a slow network shows it while the scripts are still on their way.
 */

/** What is drawn at an address, and what has to be known for it. */
interface FirstView {
  path: FirstPage;
  /** The same for every address that shows the same. */
  address: string;
  /** A query as a stranger asks it. */
  question: { text: string; variables: Record<string, unknown> } | null;
}

interface Drawing {
  html: string;
  /** JSON that the page's script takes for answers to what it asks; null when it asks nothing. */
  answers: string | null;
}

const isFirstPage = (path: string): path is FirstPage => Object.hasOwn(VIEWS, path);

/**
 * @param search the query of the address, with or without its question mark
 * @returns null where nothing is drawn ahead
 */
export function findFirstView(path: string, search: string): FirstView | null {
  const place = path.replace(/(?<=.)\/+$/, '');
  if (!isFirstPage(place)) return null;
  const { keeps = [], without = [], question } = VIEWS[place];
  const query = new URLSearchParams(search);
  if (without.some((name) => query.has(name))) return null;
  const kept = new URLSearchParams(
    keeps.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
  );
  const asked = question?.(query);
  return {
    path: place,
    address: kept.size > 0 ? `${place}?${kept}` : place,
    question: asked ? { text: print(asAsked(asked.document)), variables: asked.variables } : null,
  };
}

/** With the type names that the cache of the page asks for. */
const asAsked = (document: DocumentNode): DocumentNode => makeCache().transformDocument(document);

/** @param answer to the question of the view */
export function drawFirstView({ path, address }: FirstView, answer: object | null): Drawing {
  const { Page, isBare, question, drawn = (whole: unknown) => whole } = VIEWS[path];
  const asked = question?.(new URL(address, 'http://passa').searchParams);
  const knowing = (data: unknown) => {
    const cache = makeCache();
    if (asked && data)
      cache.writeQuery<unknown, OperationVariables>({
        query: asked.document,
        variables: asked.variables,
        data,
      });
    return cache;
  };
  const client = new ApolloClient({ cache: knowing(drawn(answer)), link: ApolloLink.empty(), ssrMode: true });
  const html = renderToStaticMarkup(
    <Themed>
      <ApolloProvider client={client}>
        <StaticRouter location={address}>
          {isBare ? (
            <Page />
          ) : (
            <PublicFrame>
              <Page />
            </PublicFrame>
          )}
        </StaticRouter>
      </ApolloProvider>
    </Themed>,
  );
  return {
    html: `<div data-first-view="${path}">${untouchable(html)}</div>`,
    answers: asked && answer ? JSON.stringify(knowing(answer).extract()) : null,
  };
}

/** Until the script is there nothing can be typed or pressed, by keyboard either; links lead where they say. */
const untouchable = (html: string): string =>
  html
    .replace(/<(input|textarea)(?=[\s/>])/g, '<$1 readonly')
    .replace(/<select(?=[\s>])/g, '<select disabled')
    .replace(/<(button|input|select|textarea)(?=[\s/>])/g, '<$1 tabindex="-1"');
