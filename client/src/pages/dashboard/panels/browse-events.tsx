import { SimpleGrid } from '@mantine/core';
import { IconCalendarSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { PagedList } from '../../../apollo/PagedList.tsx';
import { BrowseCard } from '../../../features/events/BrowseCard.tsx';
import { PurchaseModal } from '../../../features/purchases/dashboard/PurchaseModal.tsx';
import { useBrowseEventsQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { callTexts } from '../../../messages/shell.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
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
  const query = useBrowseEventsQuery({ variables: { first: PAGE } });
  const list = query.data?.publishedEvents;
  const user = viewer?.user;

  return (
    <>
      <PageTitle title={labelTexts.browseEvents} />
      <PagedList
        query={query}
        list={list}
        failure={callTexts.loadFailed(labelTexts.theEvents)}
        more={labelTexts.moreEvents}
        skeleton={<SkeletonCards label={labelTexts.loadingEvents} />}
        empty={
          <EmptyState
            title={eventTexts.noneAvailable}
            message={eventTexts.checkBack}
            icon={<IconCalendarSearch size={30} />}
            order={2}
          />
        }
      >
        {(nodes) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
            {nodes.map((event) => (
              <BrowseCard key={event.id} event={event} onBuy={setBuying} />
            ))}
          </SimpleGrid>
        )}
      </PagedList>
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
