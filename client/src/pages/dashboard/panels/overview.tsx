import { Button, Group, Paper, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { client } from '../../../apollo/client.ts';
import { Live } from '../../../apollo/Live.tsx';
import { QueryFailure } from '../../../apollo/QueryFailure.tsx';
import { noDeduplication, refetchQuietly } from '../../../apollo/refetch.ts';
import { useTrailingThrottle } from '../../../apollo/use-trailing-throttle.ts';
import { HomeCharts, useHomeCharts } from '../../../features/dashboard/charts/HomeCharts.tsx';
import { type CounterGroup, counterGroup } from '../../../features/dashboard/counter-group.ts';
import { HomeCounters } from '../../../features/dashboard/HomeCounters.tsx';
import { LatestEvents } from '../../../features/dashboard/LatestEvents.tsx';
import { Shortcuts } from '../../../features/dashboard/Shortcuts.tsx';
import { TonightTickets } from '../../../features/dashboard/TonightTickets.tsx';
import { EventCard } from '../../../features/events/EventCard.tsx';
import { useLiveEventStats } from '../../../features/events/organiser/use-live-event-stats.ts';
import { FirstSteps } from '../../../features/first-hour/FirstSteps.tsx';
import { useFirstSteps } from '../../../features/first-hour/use-first-steps.ts';
import { useLiveWallet } from '../../../features/wallet/use-live-wallet.ts';
import type { Role } from '../../../gql/graphql.ts';
import {
  FirstStepsDocument,
  useContractsMovedSubscription,
  useExpensesMovedSubscription,
  useHomeQuery,
  useReleasesMovedSubscription,
} from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { dashboardTexts } from '../../../messages/dashboard.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { callTexts } from '../../../messages/shell.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import { roleLabel } from '../../../session/role-label.ts';
import { currentSession } from '../../../session/session.ts';
import { isLimited, useViewer, type Viewer } from '../../../session/use-viewer.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';

// Reads the first steps of an organiser together with the viewer: everything below them waits for them.
if (counterGroup(currentSession()?.user.role.toUpperCase() as Role) === 'organizer')
  client.query({ query: FirstStepsDocument }).catch(() => undefined);

graphql(`
  subscription ContractsMoved {
    contractsChanged {
      contract {
        id
      }
    }
  }
`);

graphql(`
  subscription ReleasesMoved {
    roundChanged {
      id
      status
    }
  }
`);

graphql(`
  subscription ExpensesMoved {
    expenseChanged {
      id
      status
    }
  }
`);

/**
 * Calls `onChange` when a contract, or one of its releases or expenses, has changed, so that figures can be refetched.
 */
export function useLiveRevenueSharing(wanted: boolean, onChange: () => void): void {
  const options = { skip: !wanted, ignoreResults: true, onData: onChange } as const;
  useContractsMovedSubscription(options);
  useReleasesMovedSubscription(options);
  useExpensesMovedSubscription(options);
}

graphql(`
  query Home(
    $attendee: Boolean!
    $validator: Boolean!
    $auditor: Boolean!
    $administrator: Boolean!
    $finance: Boolean!
    $signatory: Boolean!
    $organizer: Boolean!
    $events: Boolean!
    $revenue: Boolean!
    $latest: Boolean!
    $wallet: Boolean!
    $walletOf: WalletOwner!
  ) {
    dashboard {
      ...HomeCounters_figures
    }
    viewer @include(if: $revenue) {
      mainCurrency
    }
    wallet(of: $walletOf) @include(if: $wallet) {
      id
      ...HomeCounters_wallet
    }
    events(first: 5) @include(if: $latest) {
      nodes {
        id
        ...LatestEvents_event
      }
    }
    publishedEvents(first: 3) @include(if: $attendee) {
      nodes {
        id
        ...EventCard_event
      }
    }
  }
`);

/** The counters that a group of figures needs; the others are not queried. */
const needs = (group: CounterGroup, limited: boolean) => ({
  attendee: group === 'attendee',
  validator: group === 'validator',
  auditor: group === 'auditor',
  administrator: group === 'administrator',
  finance: group === 'finance',
  signatory: group === 'signatory',
  organizer: group === 'organizer',
  events: group === 'administrator' || group === 'organizer',
  revenue: group === 'auditor' || group === 'finance' || group === 'organizer',
  latest: group !== 'attendee' && group !== 'validator',
  wallet: group === 'attendee' || group === 'finance',
  // Finance of the whole organisation sees its wallet; others see their own.
  walletOf: group === 'finance' && !limited ? ('ISSUER' as const) : ('USER' as const),
});

/** Poll interval of figures whose viewers receive no sales events. */
const POLL_MS = 30_000;

/** Time for which changes are batched before the figures and charts are read again. */
const GATHER_MS = 1000;
const REDRAW_MS = 5000;

/** The lists of events grow in the cache as other pages fetch more; this panel shows their first entries. */
const LATEST = 5;
const NEXT = 3;

/** The dashboard's first view. */
export default function OverviewPanel() {
  const { viewer } = useViewer();
  return viewer && <Overview viewer={viewer} />;
}

function Overview({ viewer }: { viewer: Viewer }) {
  const group = counterGroup(viewer.role);
  const wanted = needs(group, isLimited(viewer));
  const announced = viewer.permissions.includes('VIEW_SALES');
  const { data, loading, error, refetch } = useHomeQuery({
    variables: wanted,
    context: noDeduplication,
    pollInterval: announced ? 0 : POLL_MS,
  });
  const again = refetchQuietly({ refetch });
  const charts = useHomeCharts(viewer);
  const mayStart =
    group === 'organizer' && viewer.permissions.includes('CREATE_EVENTS') && viewer.user.issuer !== null;
  const steps = useFirstSteps(mayStart);
  // The steps come first: they would push down everything below them, which is drawn after them.
  const showsRest = useDeferredValue(steps !== undefined);
  const recount = useTrailingThrottle(again, GATHER_MS);
  const redraw = useTrailingThrottle(charts.again, REDRAW_MS);
  const onChange = () => {
    recount();
    redraw();
  };
  useLiveEventStats(announced, onChange);
  useLiveRevenueSharing(viewer.permissions.includes('VIEW_CONTRACTS'), onChange);
  useLiveWallet(wanted.walletOf, { skip: !wanted.wallet, onChange: useTrailingThrottle(again, GATHER_MS) });

  return (
    <Stack gap="xl">
      <div>
        {group === 'attendee' && <TonightTickets />}
        <PageTitle title={dashboardTexts.greeting(viewer.user.name)} lead={whoIs(viewer.role, viewer)}>
          {announced && <Live />}
        </PageTitle>
        {!data && error && !loading ? (
          <QueryFailure
            title={callTexts.loadFailed(labelTexts.yourFigures)}
            error={error}
            refetch={refetch}
          />
        ) : (
          <HomeCounters
            group={group}
            figures={data?.dashboard}
            wallet={data?.wallet}
            mainCurrency={data?.viewer?.mainCurrency ?? null}
          />
        )}
      </div>
      {steps && <FirstSteps found={steps} />}
      {showsRest && (
        <>
          <Shortcuts viewer={viewer} />
          <HomeCharts {...charts} />
          {wanted.latest && !error && (
            <Latest nodes={data?.events?.nodes.slice(0, LATEST)} mayCreate={group === 'organizer'} />
          )}
          {data?.publishedEvents && data.publishedEvents.nodes.length > 0 && (
            <section aria-label={dashboardTexts.comingUp}>
              <Title order={2} size="h3" mb="sm">
                {dashboardTexts.comingUp}
              </Title>
              <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
                {data.publishedEvents.nodes.slice(0, NEXT).map((event, index) => (
                  <EventCard key={event.id} event={event} index={index} />
                ))}
              </SimpleGrid>
            </section>
          )}
        </>
      )}
    </Stack>
  );
}

const whoIs = (role: Role, viewer: Viewer): string =>
  viewer.user.issuer ? `${roleLabel(role)} · ${viewer.user.issuer.name}` : roleLabel(role);

interface LatestProps {
  nodes: Parameters<typeof LatestEvents>[0]['events'] | undefined;
  mayCreate: boolean;
}

function Latest({ nodes, mayCreate }: LatestProps) {
  return (
    <section aria-label={dashboardTexts.latestEvents}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3">
          {dashboardTexts.latestEvents}
        </Title>
        {nodes && nodes.length > 0 && (
          <Button component={Link} to={tabAddress('events')} variant="subtle" size="sm">
            {dashboardTexts.allEvents}
          </Button>
        )}
      </Group>
      {!nodes && <Skeleton height={220} radius="lg" />}
      {nodes?.length === 0 && (
        <EmptyState
          title={eventTexts.noneCreated}
          message={mayCreate ? staffEventTexts.firstEvent : staffEventTexts.noneForStaff}
          icon={<IconCalendarPlus size={30} />}
        />
      )}
      {nodes && nodes.length > 0 && (
        <Paper withBorder px="lg" py="xs">
          <LatestEvents events={nodes} />
        </Paper>
      )}
    </section>
  );
}
