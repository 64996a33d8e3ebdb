import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconCalendarEvent, IconSearch, IconTicket } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QuickSearchQuery } from '../../gql/graphql.ts';
import { useQuickSearchQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { shellTexts } from '../../texts/shell.ts';
import { tabsFor } from '../tabs.ts';
import { tabAddress } from './tab-address.ts';
import { TAB_ICONS } from './tab-icons.ts';

graphql(`
  query QuickSearch($text: String!, $own: Boolean!, $tickets: Boolean!, $person: Boolean!) {
    events(search: $text, first: 5) @include(if: $own) {
      nodes {
        id
        name
        venue
      }
    }
    publishedEvents(search: $text, first: 5) @skip(if: $own) {
      nodes {
        id
        name
        venue
        slug
      }
    }
    tickets(search: $text, first: 5) @include(if: $tickets) {
      nodes {
        id
        tier
        holderName @include(if: $person)
        event {
          id
          name
        }
      }
    }
  }
`);

const [searchStore, search] = createSpotlight();

type Go = (address: string) => void;

function pageGroup(viewer: Viewer, text: string, go: Go): SpotlightActionGroupData {
  const { own, more } = tabsFor(viewer.role, viewer.permissions);
  const pages = [...own, ...more].filter((tab) => tab.label.toLowerCase().includes(text.toLowerCase()));
  return {
    group: 'Pages',
    actions: pages.map((tab) => {
      const Icon = TAB_ICONS[tab.id];
      return {
        id: `page-${tab.id}`,
        label: tab.label,
        leftSection: <Icon size={20} aria-hidden />,
        onClick: () => go(tabAddress(tab.id)),
      };
    }),
  };
}

function eventGroup(data: QuickSearchQuery | undefined, go: Go): SpotlightActionGroupData {
  const own = (data?.events?.nodes ?? []).map((event) => ({
    ...event,
    to: tabAddress('events', { event: event.id }),
  }));
  const listed = (data?.publishedEvents?.nodes ?? []).map((event) => ({
    ...event,
    to: `/event-details?slug=${encodeURIComponent(event.slug)}`,
  }));
  return {
    group: 'Events',
    actions: [...own, ...listed].map((event) => ({
      id: `event-${event.id}`,
      label: event.name,
      description: event.venue,
      leftSection: <IconCalendarEvent size={20} aria-hidden />,
      onClick: () => go(event.to),
    })),
  };
}

function ticketGroup(data: QuickSearchQuery | undefined, go: Go): SpotlightActionGroupData {
  return {
    group: 'Tickets',
    actions: (data?.tickets?.nodes ?? []).map((ticket) => ({
      id: `ticket-${ticket.id}`,
      label: ticket.holderName ?? ticket.id,
      description: `${ticket.tier} · ${ticket.event.name}`,
      leftSection: <IconTicket size={20} aria-hidden />,
      onClick: () => go(tabAddress('search', { ticket: ticket.id })),
    })),
  };
}

interface SearchOverlayProps {
  viewer: Viewer;
  /** Grows each time somebody asks for the search. */
  wanted: number;
}

/** Search over events, tickets and pages that the viewer may see. */
export default function SearchOverlay({ viewer, wanted }: SearchOverlayProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [text] = useDebouncedValue(query.trim(), 200);
  const can = (permission: Viewer['permissions'][number]) => viewer.permissions.includes(permission);
  const { data } = useQuickSearchQuery({
    variables: {
      text,
      own: viewer.role !== 'ATTENDEE' && can('VIEW_EVENTS'),
      tickets: can('SEARCH_TICKETS'),
      person: can('VIEW_PERSONAL_DATA'),
    },
    skip: text.length < 2,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new wish opens it
  useEffect(search.open, [wanted]);

  const found = text.length < 2 ? undefined : data;
  const groups = [
    pageGroup(viewer, query.trim(), navigate),
    eventGroup(found, navigate),
    ticketGroup(found, navigate),
  ].filter((group) => group.actions.length > 0);

  return (
    <Spotlight
      store={searchStore}
      actions={groups}
      // The server has searched already, in more fields than are shown.
      filter={(_, actions) => actions}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      nothingFound={shellTexts.searchNothing}
      scrollable
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      attributes={{ content: { 'aria-label': shellTexts.search } }}
      maxHeight={420}
      searchProps={{
        placeholder: shellTexts.searchHint,
        leftSection: <IconSearch size={20} aria-hidden />,
        'aria-label': shellTexts.search,
      }}
    />
  );
}
