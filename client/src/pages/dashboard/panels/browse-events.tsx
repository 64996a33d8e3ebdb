import { Button, Group, SimpleGrid } from '@mantine/core';
import { IconCalendarSearch } from '@tabler/icons-react';
import { PagedList } from '../../../apollo/PagedList.tsx';
import { shownData } from '../../../apollo/refetch.ts';
import { BrowseCard } from '../../../features/events/BrowseCard.tsx';
import { CitySelect } from '../../../features/events/filters/CitySelect.tsx';
import { PriceSelect } from '../../../features/events/filters/PriceSelect.tsx';
import { priceVariables } from '../../../features/events/filters/price-choice.ts';
import { PurchaseModal } from '../../../features/purchases/dashboard/PurchaseModal.tsx';
import { useBrowseEventsQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { callTexts } from '../../../messages/shell.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { useAddressFilters } from '../../../shell/dashboard/use-address-filters.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SkeletonCards } from '../../../ui/SkeletonCards.tsx';
import { useAddressParams } from '../../../ui/use-address-params.ts';

const PAGE = 24;
const NO_FILTER = { q: '', city: '', price: '' };

graphql(`
  query BrowseEvents(
    $search: String
    $city: String
    $price: PriceFilter
    $maxPrice: PriceLimit
    $first: Int!
    $after: String
  ) {
    publishedEvents(
      search: $search
      city: $city
      price: $price
      maxPrice: $maxPrice
      first: $first
      after: $after
    ) {
      totalCount
      pageInfo {
        ...Page @unmask
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
  // In the address, so that a waiting room leads back to the purchase.
  const [params, changeParams] = useAddressParams();
  const buy = (slug: string | null) => changeParams({ buy: slug }, true);
  const { typed, settled, change } = useAddressFilters(NO_FILTER);
  const search = settled.q.trim();
  const { city, price } = settled;
  const query = useBrowseEventsQuery({
    variables: { search: search || null, city: city || null, ...priceVariables(price), first: PAGE },
  });
  const list = shownData(query)?.publishedEvents;
  const user = viewer?.user;
  const quiet = search ? eventTexts.noMatch(search) : eventTexts.checkBack;

  return (
    <>
      <PageTitle title={labelTexts.browseEvents}>
        <SearchField
          label={labelTexts.searchEvents}
          hint={labelTexts.searchEventsHint}
          value={typed.q}
          onChange={(q) => change({ q })}
        />
      </PageTitle>
      <Group gap="xs" mb="lg">
        <CitySelect value={typed.city} onChange={(chosen) => change({ city: chosen })} />
        <PriceSelect value={typed.price} onChange={(chosen) => change({ price: chosen })} />
        {(typed.q || typed.city || typed.price) && (
          <Button variant="subtle" onClick={() => change(NO_FILTER)}>
            {eventTexts.clearFilters}
          </Button>
        )}
      </Group>
      <PagedList
        query={query}
        list={list}
        failure={callTexts.loadFailed(labelTexts.theEvents)}
        more={labelTexts.moreEvents}
        skeleton={<SkeletonCards label={labelTexts.loadingEvents} />}
        empty={
          <EmptyState
            title={eventTexts.noneAvailable}
            message={city || price ? eventTexts.noneWithFilters : quiet}
            icon={<IconCalendarSearch size={30} />}
            order={2}
          />
        }
      >
        {(nodes) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
            {nodes.map((event) => (
              <BrowseCard key={event.id} event={event} onBuy={buy} />
            ))}
          </SimpleGrid>
        )}
      </PagedList>
      <PurchaseModal
        slug={user ? params.get('buy') : null}
        buyer={{
          id: user?.id ?? '',
          name: user?.name ?? '',
          email: user?.email ?? '',
          phone: user?.phone ?? '',
        }}
        onClose={() => buy(null)}
      />
    </>
  );
}
