import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconCalendarEvent, IconSearch, IconTicket, IconUser } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QuickSearchQuery } from '../../gql/graphql.ts';
import { useQuickSearchQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { roleWords } from '../../session/role-words.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { labelTexts } from '../../texts/labels.ts';
import { shellTexts } from '../../texts/shell.ts';
import { tabsFor } from '../tabs.ts';
import { tabAddress } from './tab-address.ts';
import { TAB_ICONS } from './tab-icons.ts';

graphql(`
  query QuickSearch(
    $text: String!
    $own: Boolean!
    $tickets: Boolean!
    $mine: Boolean!
    $person: Boolean!
    $people: Boolean!
    $partners: Boolean!
  ) {
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
    myTickets(first: 50) @include(if: $mine) {
      nodes {
        id
        tier
        event {
          id
          name
        }
      }
    }
    users(search: $text, first: 5) @include(if: $people) {
      nodes {
        id
        name
        email
        role
      }
    }
    partners(search: $text, first: 5) @include(if: $partners) {
      nodes {
        id
        name
        email
      }
    }
  }
`);

const [searchStore, search] = createSpotlight();

type Go = (address: string) => void;
type Found = QuickSearchQuery | undefined;

/** Of one's own few tickets the page itself looks for the fitting ones. */
const MOST = 5;

const includes = (text: string) => (words: string) => words.toLowerCase().includes(text.toLowerCase());

function pageGroup(viewer: Viewer, text: string, go: Go): SpotlightActionGroupData {
  const { own, more } = tabsFor(viewer.role, viewer.permissions);
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
  const own = (data?.events?.nodes ?? []).map((event) => ({
    ...event,
    to: tabAddress('events', { event: event.id }),
  }));
  const listed = (data?.publishedEvents?.nodes ?? []).map((event) => ({
    ...event,
    to: `/event-details?slug=${encodeURIComponent(event.slug)}`,
  }));
  return {
    group: labelTexts.events,
    actions: [...own, ...listed].map((event) => ({
      id: `event-${event.id}`,
      label: event.name,
      description: event.venue,
      leftSection: <IconCalendarEvent size={20} aria-hidden />,
      onClick: () => go(event.to),
    })),
  };
}

function ticketGroup(data: Found, text: string, go: Go): SpotlightActionGroupData {
  const sold = (data?.tickets?.nodes ?? []).map((ticket) => ({
    ...ticket,
    label: ticket.holderName ?? ticket.id,
    to: tabAddress('search', { ticket: ticket.id }),
  }));
  const held = (data?.myTickets?.nodes ?? [])
    .filter(({ id, tier, event }) => [id, tier, event.name].some(includes(text)))
    .slice(0, MOST)
    .map((ticket) => ({ ...ticket, label: ticket.event.name, to: `/tickets/${ticket.id}` }));
  return {
    group: labelTexts.tickets,
    actions: [...sold, ...held].map((ticket) => ({
      id: `ticket-${ticket.id}`,
      label: ticket.label,
      description: `${ticket.tier} · ${ticket.event.name}`,
      leftSection: <IconTicket size={20} aria-hidden />,
      onClick: () => go(ticket.to),
    })),
  };
}

function peopleGroup(data: Found, viewer: Viewer, go: Go): SpotlightActionGroupData {
  const everywhere = viewer.permissions.includes('MANAGE_USERS');
  const users = (data?.users?.nodes ?? []).map(({ id, name, email, role }) => ({
    id,
    name,
    says: `${roleWords(role)} · ${email}`,
    to: tabAddress(everywhere ? 'users' : 'validators', { search: email }),
  }));
  const partners = (data?.partners?.nodes ?? []).map(({ id, name, email }) => ({
    id,
    name,
    says: `${shellTexts.searchPartner} · ${email}`,
    to: tabAddress('partnerships', { view: 'partners', search: email }),
  }));
  return {
    group: labelTexts.people,
    actions: [...users, ...partners].map((person) => ({
      id: `person-${person.id}`,
      label: person.name,
      description: person.says,
      leftSection: <IconUser size={20} aria-hidden />,
      onClick: () => go(person.to),
    })),
  };
}

interface SearchOverlayProps {
  viewer: Viewer;
  /** Grows each time somebody asks for the search. */
  wanted: number;
}

/** Search over events, tickets, people and pages that the viewer may see. */
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
      mine: viewer.role === 'ATTENDEE',
      person: can('VIEW_PERSONAL_DATA'),
      // An organiser's owners and admins look after its staff, who have their place beside the validators.
      people: can('MANAGE_USERS') || can('MANAGE_VALIDATORS'),
      partners: can('CREATE_CONTRACTS') && viewer.user.issuer !== null,
    },
    skip: text.length < 2,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new wish opens it
  useEffect(search.open, [wanted]);

  const found = text.length < 2 ? undefined : data;
  const groups = [
    pageGroup(viewer, query.trim(), navigate),
    eventGroup(found, navigate),
    ticketGroup(found, text, navigate),
    peopleGroup(found, viewer, navigate),
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
