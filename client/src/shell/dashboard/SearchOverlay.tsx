import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconCalendarEvent, IconSearch, IconTicket, IconUser } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QuickSearchQuery } from '../../gql/graphql.ts';
import { useQuickSearchQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { shellTexts } from '../../messages/shell.ts';
import { roleLabel } from '../../session/role-label.ts';
import { isLimited, type Viewer } from '../../session/use-viewer.ts';
import { tabsFor } from '../tabs.ts';
import { tabAddress } from './tab-address.ts';
import { TAB_ICONS } from './tab-icons.ts';

graphql(`
  query QuickSearch($text: String!) {
    quickSearch(text: $text) {
      events {
        id
        name
        venue
        slug
        own
      }
      tickets {
        id
        number
        tier
        event
        holder
        held
      }
      people {
        id
        name
        email
        role
      }
    }
  }
`);

const [searchStore, search] = createSpotlight();

type Go = (address: string) => void;
type Found = QuickSearchQuery['quickSearch'] | undefined;

const includes = (text: string) => (words: string) => words.toLowerCase().includes(text.toLowerCase());

function pageGroup(viewer: Viewer, text: string, go: Go): SpotlightActionGroupData {
  const { own, more } = tabsFor(viewer.role, viewer.permissions, isLimited(viewer));
  const pages = [...own, ...more].filter((tab) => includes(text)(tab.label));
  return {
    group: labelTexts.pages,
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

function eventGroup(data: Found, go: Go): SpotlightActionGroupData {
  return {
    group: labelTexts.events,
    actions: (data?.events ?? []).map(({ id, name, venue, slug, own }) => ({
      id: `event-${id}`,
      label: name,
      description: venue,
      leftSection: <IconCalendarEvent size={20} aria-hidden />,
      onClick: () =>
        go(own ? tabAddress('events', { event: id }) : `/event-details?slug=${encodeURIComponent(slug)}`),
    })),
  };
}

function ticketGroup(data: Found, go: Go): SpotlightActionGroupData {
  return {
    group: labelTexts.tickets,
    actions: (data?.tickets ?? []).map(({ id, number, tier, event, holder, held }) => ({
      id: `ticket-${id}`,
      label: held ? event : (holder ?? number),
      description: `${tier} · ${event} · ${number}`,
      leftSection: <IconTicket size={20} aria-hidden />,
      onClick: () => go(held ? `/tickets/${id}` : tabAddress('search', { ticket: id })),
    })),
  };
}

function peopleGroup(data: Found, viewer: Viewer, go: Go): SpotlightActionGroupData {
  const accounts = viewer.permissions.includes('MANAGE_USERS') ? 'users' : 'team';
  return {
    group: labelTexts.people,
    actions: (data?.people ?? []).map(({ id, name, email, role }) => ({
      id: `person-${id}`,
      label: name,
      description: `${role ? roleLabel(role) : shellTexts.searchPartner} · ${email}`,
      leftSection: <IconUser size={20} aria-hidden />,
      onClick: () =>
        go(
          role
            ? tabAddress(accounts, { search: email })
            : tabAddress('partnerships', { view: 'partners', search: email }),
        ),
    })),
  };
}

interface SearchOverlayProps {
  viewer: Viewer;
  /** Increases each time the search is requested. */
  wanted: number;
}

/** Search over events, tickets, people and pages that the viewer may see. */
export default function SearchOverlay({ viewer, wanted }: SearchOverlayProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [text] = useDebouncedValue(query.trim(), 200);
  // The server limits the results to those that the viewer may see.
  const { data } = useQuickSearchQuery({ variables: { text }, skip: text.length < 2 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new request opens it
  useEffect(search.open, [wanted]);

  const found = text.length < 2 ? undefined : data?.quickSearch;
  const groups = [
    pageGroup(viewer, query.trim(), navigate),
    eventGroup(found, navigate),
    ticketGroup(found, navigate),
    peopleGroup(found, viewer, navigate),
  ].filter((group) => group.actions.length > 0);

  return (
    <Spotlight
      store={searchStore}
      actions={groups}
      // The server has filtered already, by more fields than are shown.
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
