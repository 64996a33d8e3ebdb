import { Paper, SegmentedControl } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { PagedList } from '../../../apollo/PagedList.tsx';
import { liveRefresh, noDeduplication, refetchQuietly, shownData } from '../../../apollo/refetch.ts';
import type { PartnerStatus } from '../../../gql/graphql.ts';
import { usePartnersChangedSubscription, usePartnersQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { partnershipTexts, partnerTexts } from '../../../messages/contracts.ts';
import { loadedTexts } from '../../../messages/loaded.ts';
import { callTexts } from '../../../messages/shell.ts';
import { useAddressFilters } from '../../../shell/dashboard/use-address-filters.ts';
import directory from '../../../ui/directory.module.css';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ExportButton } from '../../reports/ExportButton.tsx';
import { InvitePartnerButton } from './InvitePartnerButton.tsx';
import classes from './PartnerList.module.css';
import { PartnerRow } from './PartnerRow.tsx';

graphql(`
  subscription PartnersChanged {
    partnersChanged {
      id
      ...PartnerRow_partner
    }
  }
`);

graphql(`
  query Partners($search: String, $status: PartnerStatus, $first: Int!, $after: String) {
    partners(search: $search, status: $status, first: $first, after: $after) {
      nodes {
        id
        ...PartnerRow_partner
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 30;
const STATUSES = (['ALL', 'PENDING', 'ACCEPTED', 'DECLINED'] as const).map((value) => ({
  value,
  label: partnerTexts.statuses[value],
}));
const NO_FILTER = { search: '', status: 'ALL' };
const CHOICES = { status: STATUSES.map(({ value }) => value) };

/** All partners by name, address and answer. */
export function PartnerList({ mayInvite }: { mayInvite: boolean }) {
  const { typed, settled, change } = useAddressFilters(NO_FILTER, CHOICES);
  const search = settled.search.trim();
  const status = settled.status === 'ALL' ? null : (settled.status as PartnerStatus);
  const query = usePartnersQuery({
    variables: { search: search || null, status, first: PAGE },
    context: noDeduplication,
  });
  const list = shownData(query)?.partners;
  const filtered = search !== '' || status !== null;
  usePartnersChangedSubscription(liveRefresh(refetchQuietly(query)));
  return (
    <>
      <div className={directory.tools}>
        <SearchField
          label={partnerTexts.search}
          hint={partnerTexts.searchHint}
          value={typed.search}
          onChange={(search) => change({ search })}
        />
        <SegmentedControl
          aria-label={partnerTexts.status}
          size="md"
          data={STATUSES}
          value={typed.status}
          onChange={(chosen) => change({ status: chosen })}
        />
        {mayInvite && <ExportButton table="partners" />}
      </div>
      <PagedList
        query={query}
        list={list}
        failure={callTexts.loadFailed(loadedTexts.partners)}
        more={partnerTexts.more}
        skeleton={<RowSkeletons label={partnerTexts.loading} />}
        empty={
          <EmptyState
            title={partnershipTexts.noPartners}
            message={filtered ? partnerTexts.noneFound : partnerTexts.none}
            icon={<IconUsersGroup size={30} />}
            order={2}
          >
            {!filtered && mayInvite && <InvitePartnerButton />}
          </EmptyState>
        }
      >
        {(nodes) => (
          <Paper
            withBorder
            component="ul"
            className={`${directory.list} ${classes.partners}`}
            aria-label={partnerTexts.title}
          >
            {nodes.map((partner) => (
              <PartnerRow key={partner.id} partner={partner} mayInvite={mayInvite} />
            ))}
          </Paper>
        )}
      </PagedList>
    </>
  );
}
