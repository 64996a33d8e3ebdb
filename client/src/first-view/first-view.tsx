import { ApolloClient, ApolloLink, type OperationVariables } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type DocumentNode, print } from 'graphql';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { makeCache } from '../apollo/cache.ts';
import { PublicFrame } from '../shell/PublicFrame.tsx';
import { Themed } from '../theme/Themed.tsx';
import type { FirstPage } from './first-pages.ts';
import { VIEWS } from './views.ts';

/*
 * Entry of the prerenderer: the build makes a program of this file, which renders first views of pages in English for
 * visitors. A phone on a slow network shows them while the scripts load.
 */

/** A prerendered view: its address and the data that it needs. */
interface FirstView {
  /** As in the route table. */
  path: FirstPage;
  /** The same for all addresses with the same view. */
  address: string;
  /** The view's query, sent without credentials. */
  question: { text: string; variables: Record<string, unknown> } | null;
}

interface Drawing {
  html: string;
  /** JSON that the page's script reads as responses to its queries; null when it sends none. */
  answers: string | null;
}

const isFirstPage = (path: string): path is FirstPage => Object.hasOwn(VIEWS, path);

/** Returns the page at a path; undefined for one that is not prerendered. */
function firstPageAt(place: string): FirstPage | undefined {
  if (isFirstPage(place)) return place;
  const folder = /^\/(issuers|series)\/[a-z0-9-]+$/.exec(place)?.[1];
  return folder === undefined ? undefined : (`/${folder}/:slug` as '/issuers/:slug' | '/series/:slug');
}

/**
 * @param search the query string of the address, with or without its question mark
 * @returns null for a page that is not prerendered
 */
export function findFirstView(path: string, search: string): FirstView | null {
  const place = path.replace(/(?<=.)\/+$/, '');
  const page = firstPageAt(place);
  if (page === undefined) return null;
  const { keeps = [], without = [], question } = VIEWS[page];
  const query = new URLSearchParams(search);
  if (without.some((name) => query.has(name))) return null;
  const parameters = new URLSearchParams(
    keeps.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
  );
  const request = question?.(query, place);
  return {
    path: page,
    address: parameters.size > 0 ? `${place}?${parameters}` : place,
    question: request ? { text: print(asRequested(request.document)), variables: request.variables } : null,
  };
}

/** Adds the type names that the page's cache requests. */
const asRequested = (document: DocumentNode): DocumentNode => makeCache().transformDocument(document);

/** @param answer response to the query of the view */
export function drawFirstView({ path, address }: FirstView, answer: object | null): Drawing {
  const { Page, isBare, question, drawn = (whole: unknown) => whole } = VIEWS[path];
  const { searchParams, pathname } = new URL(address, 'http://passa');
  const request = question?.(searchParams, pathname);
  const knowing = (data: unknown) => {
    const cache = makeCache();
    if (request && data)
      cache.writeQuery<unknown, OperationVariables>({
        query: request.document,
        variables: request.variables,
        data,
      });
    return cache;
  };
  const client = new ApolloClient({ cache: knowing(drawn(answer)), link: ApolloLink.empty(), ssrMode: true });
  const page = (
    <Routes>
      <Route path={path} element={<Page />} />
    </Routes>
  );
  const html = renderToStaticMarkup(
    <Themed>
      <ApolloProvider client={client}>
        <StaticRouter location={address}>{isBare ? page : <PublicFrame>{page}</PublicFrame>}</StaticRouter>
      </ApolloProvider>
    </Themed>,
  );
  return {
    html: `<div data-first-view="${path}">${untouchable(html)}</div>`,
    answers: request && answer ? JSON.stringify(knowing(answer).extract()) : null,
  };
}

/** Disables inputs and buttons until the script has loaded, for the keyboard as well; links work. */
const untouchable = (html: string): string =>
  html
    .replace(/<(input|textarea)(?=[\s/>])/g, '<$1 readonly')
    .replace(/<select(?=[\s>])/g, '<select disabled')
    .replace(/<(button|input|select|textarea)(?=[\s/>])/g, '<$1 tabindex="-1"');
