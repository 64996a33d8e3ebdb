import { Button, SimpleGrid } from '@mantine/core';
import { IconCalendarSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { BrowseCard } from '../../../features/events/BrowseCard.tsx';
import { PurchaseModal } from '../../../features/purchases/dashboard/PurchaseModal.tsx';
import { useBrowseEventsQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { callTexts } from '../../../messages/shell.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SkeletonCards } from '../../../ui/SkeletonCards.tsx';

const PAGE = 24;

graphql(`
  query BrowseEvents($first: Int!, $after: String) {
    publishedEvents(first: $first, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        ...BrowseCard_event
      }
    }
  }
`);

/** Browse Events: events on sale, bought without leaving the dashboard. */
export default function BrowseEventsPanel() {
  const { viewer } = useViewer();
  const [buying, setBuying] = useState<string | null>(null);
  const { data, loading, error, refetch, fetchMore } = useBrowseEventsQuery({ variables: { first: PAGE } });
  const list = data?.publishedEvents;
  const user = viewer?.user;

  return (
    <>
      <PageTitle title={labelTexts.browseEvents} />
      {!list && loading && <SkeletonCards label={labelTexts.loadingEvents} />}
      {!list && error && (
        <LoadFailure
          title={callTexts.loadFailed(labelTexts.theEvents)}
          reason={readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {list?.nodes.length === 0 && (
        <EmptyState
          title={eventTexts.noneAvailable}
          message={eventTexts.checkBack}
          icon={<IconCalendarSearch size={30} />}
          order={2}
        />
      )}
      {list && list.nodes.length > 0 && (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
          {list.nodes.map((event) => (
            <BrowseCard key={event.id} event={event} onBuy={setBuying} />
          ))}
        </SimpleGrid>
      )}
      {list?.pageInfo.hasNextPage && (
        <Button
          variant="default"
          mt="xl"
          mx="auto"
          display="block"
          loading={loading}
          onClick={() =>
            void fetchMore({ variables: { after: list.pageInfo.endCursor } }).catch(() => undefined)
          }
        >
          {labelTexts.moreEvents}
        </Button>
      )}
      <PurchaseModal
        slug={buying}
        buyer={{
          id: user?.id ?? '',
          name: user?.name ?? '',
          email: user?.email ?? '',
          phone: user?.phone ?? '',
        }}
        onClose={() => setBuying(null)}
      />
    </>
  );
}
