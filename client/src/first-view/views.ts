import type { DocumentNode } from 'graphql';
import type { ComponentType } from 'react';
import type { PublishedEventsQuery } from '../gql/graphql.ts';
import {
  ComingUpDocument,
  EventDetailsDocument,
  IssuerPageDocument,
  IssuersDocument,
  PublishedEventsDocument,
  SeriesPageDocument,
} from '../gql/hooks/index.ts';
import AuthPage from '../pages/auth/AuthPage.tsx';
import EventDetailsPage from '../pages/event-details/EventDetailsPage.tsx';
import EventsPage from '../pages/events/EventsPage.tsx';
import FindTicketsPage from '../pages/find-tickets/FindTicketsPage.tsx';
import HomePage from '../pages/home/HomePage.tsx';
import IssuerPage from '../pages/issuers/IssuerPage.tsx';
import IssuersPage from '../pages/issuers/IssuersPage.tsx';
import SeriesPage from '../pages/series/SeriesPage.tsx';
import type { FirstPage } from './first-pages.ts';

interface Question {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

interface View {
  Page: ComponentType;
  isBare?: boolean;
  /** Parameters of the address that change the rendered view. */
  keeps?: readonly string[];
  /** Parameters that turn prerendering off, because the view then depends on the browser. */
  without?: readonly string[];
  /** The page's first query, identical to its own text and variables, so that the cache has the response. */
  question?(query: URLSearchParams, path: string): Question;
  /** Returns the part of the response to render; the script renders the parts further down. */
  drawn?(answer: unknown): unknown;
}

/** Cards of the first view, on the largest screens. */
const CARDS = 6;

function firstCards(answer: unknown): unknown {
  const { publishedEvents } = answer as PublishedEventsQuery;
  return { publishedEvents: { ...publishedEvents, nodes: publishedEvents.nodes.slice(0, CARDS) } };
}

/** The first views of pages for visitors. */
export const VIEWS: Readonly<Record<FirstPage, View>> = {
  '/': {
    Page: HomePage,
    question: () => ({ document: ComingUpDocument, variables: {} }),
    drawn: () => null,
  },
  '/events': {
    Page: EventsPage,
    without: ['q', 'category', 'when', 'city', 'price', 'view'],
    question: () => ({
      document: PublishedEventsDocument,
      variables: {
        search: null,
        city: null,
        price: null,
        maxPrice: null,
        fromDay: null,
        toDay: null,
        first: 24,
      },
    }),
    drawn: firstCards,
  },
  '/event-details': {
    Page: EventDetailsPage,
    keeps: ['slug'],
    without: ['waiting'],
    question: (query) => ({ document: EventDetailsDocument, variables: { slug: query.get('slug') ?? '' } }),
  },
  '/issuers': {
    Page: IssuersPage,
    question: () => ({ document: IssuersDocument, variables: { search: null, first: 24 } }),
  },
  '/issuers/:slug': {
    Page: IssuerPage,
    question: (_query, path) => ({
      document: IssuerPageDocument,
      variables: { slug: path.slice('/issuers/'.length), first: 12 },
    }),
  },
  '/series/:slug': {
    Page: SeriesPage,
    question: (_query, path) => ({
      document: SeriesPageDocument,
      variables: { slug: path.slice('/series/'.length), first: 20 },
    }),
  },
  '/auth': { Page: AuthPage, isBare: true, keeps: ['mode'] },
  '/find-tickets': { Page: FindTicketsPage, without: ['token', 'tickets'] },
};
