import { Group, Paper, Text, TextInput, Title } from '@mantine/core';
import { IconReceipt, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Live } from '../../apollo/Live.tsx';
import { PagedList } from '../../apollo/PagedList.tsx';
import { refetchQuietly, shownData } from '../../apollo/refetch.ts';
import { useTrailingThrottle } from '../../apollo/use-trailing-throttle.ts';
import type { EventOrdersQuery } from '../../gql/graphql.ts';
import { useEventOrdersQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { orderTexts } from '../../messages/orders.ts';
import { callTexts } from '../../messages/shell.ts';
import { useCan } from '../../session/use-viewer.ts';
import { useAddressFilters } from '../../shell/dashboard/use-address-filters.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { useLiveEventStats } from '../events/organiser/use-live-event-stats.ts';
import { ExportButton } from '../reports/ExportButton.tsx';
import { OrderLine } from './OrderLine.tsx';
import { RefundDialog } from './RefundDialog.tsx';

graphql(`
  query EventOrders($eventId: ID!, $search: String, $first: Int!, $after: String, $person: Boolean!) {
    ordersOfEvent(eventId: $eventId, search: $search, first: $first, after: $after) {
      nodes {
        id
        ...OrderLine_order
        ...RefundDialog_order
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 20;
/** Least time between two refreshes of the list, ms: a sale may bring many orders a second. */
const REFRESH_MS = 2_000;
const NO_FILTER = { search: '' };

/** Orders of an event: buyer, payment state and refund. */
export default function EventOrders({ eventId }: { eventId: string }) {
  const [person, figures] = [useCan('VIEW_PERSONAL_DATA'), useCan('VIEW_SALES')];
  const { typed, settled, change } = useAddressFilters(NO_FILTER);
  const search = settled.search.trim();
  const query = useEventOrdersQuery({
    variables: { eventId, search: search || null, first: PAGE, person },
  });
  const list = shownData(query)?.ordersOfEvent;
  const [refunded, setRefunded] = useState<EventOrdersQuery['ordersOfEvent']['nodes'][number] | null>(null);
  // A refresh would close the pages that were opened below.
  const isLive = figures && (list?.nodes.length ?? 0) <= PAGE;
  const refresh = useTrailingThrottle(refetchQuietly(query), REFRESH_MS);
  useLiveEventStats(isLive, (id) => {
    if (id === eventId) refresh();
  });
  return (
    <Paper withBorder p="lg" component="section" aria-label={orderTexts.title}>
      <Group justify="space-between" mb="sm">
        <Group gap="md">
          <Title order={2} size="h3">
            {orderTexts.title}
          </Title>
          {isLive && <Live />}
        </Group>
        <Group gap="sm">
          <ExportButton table="orders" filter={{ eventId }} />
          <TextInput
            aria-label={orderTexts.search}
            placeholder={orderTexts.search}
            value={typed.search}
            onChange={(event) => change({ search: event.currentTarget.value })}
            leftSection={<IconSearch size={18} aria-hidden />}
            w={{ base: '100%', sm: 280 }}
          />
        </Group>
      </Group>
      <PagedList
        query={query}
        list={list}
        failure={callTexts.loadFailed(loadedTexts.orders)}
        more={orderTexts.more}
        skeleton={<RowSkeletons label={orderTexts.loading} />}
        empty={
          search ? (
            <Text c="dimmed" py="md" role="status">
              {orderTexts.noneFound}
            </Text>
          ) : (
            <EmptyState
              title={orderTexts.none}
              message={orderTexts.noneBody}
              icon={<IconReceipt size={30} />}
            />
          )
        }
      >
        {(nodes) => (
          <ul className="plain-list">
            {nodes.map((order) => (
              <OrderLine key={order.id} order={order} person={person} onRefund={() => setRefunded(order)} />
            ))}
          </ul>
        )}
      </PagedList>
      {refunded && (
        <RefundDialog
          key={refunded.id}
          order={list?.nodes.find(({ id }) => id === refunded.id) ?? refunded}
          person={person}
          onClose={() => setRefunded(null)}
        />
      )}
    </Paper>
  );
}
