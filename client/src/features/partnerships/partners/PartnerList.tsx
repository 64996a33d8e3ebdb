import { Paper, SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch, IconUsersGroup } from '@tabler/icons-react';
import { asksAnew } from '../../../apollo/asks-anew.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { PartnerStatus } from '../../../gql/graphql.ts';
import { usePartnersChangedSubscription, usePartnersQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { partnershipTexts, partnerTexts } from '../../../messages/contracts.ts';
import { loadedTexts } from '../../../messages/loaded.ts';
import { callTexts } from '../../../messages/shell.ts';
import { useAddressFilters } from '../../../shell/dashboard/use-address-filters.ts';
import directory from '../../../ui/directory.module.css';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
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

/** Keeps shown partners up to date with their answers; `onChange` runs with each, for lists that grow. */
export function useLivePartners(onChange: () => void): void {
  usePartnersChangedSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) onChange();
    },
  });
}

graphql(`
  query Partners($search: String, $status: PartnerStatus, $first: Int!, $after: String) {
    partners(search: $search, status: $status, first: $first, after: $after) {
      nodes {
        id
        ...PartnerRow_partner
      }
      pageInfo {
        endCursor
        hasNextPage
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
  const { data, previousData, loading, error, refetch, fetchMore } = usePartnersQuery({
    variables: { search: search || null, status, first: PAGE },
    context: asksAnew,
  });
  const list = (data ?? (loading ? previousData : undefined))?.partners;
  const again = () => void refetch().catch(() => undefined);
  const filtered = search !== '' || status !== null;
  useLivePartners(again);
  return (
    <>
      <div className={directory.tools}>
        <TextInput
          type="search"
          className={directory.search}
          aria-label={partnerTexts.search}
          placeholder={partnerTexts.searchHint}
          value={typed.search}
          onChange={(event) => change({ search: event.currentTarget.value })}
          leftSection={<IconSearch size={18} aria-hidden />}
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
      {!list && loading && <RowSkeletons label={partnerTexts.loading} />}
      {!list && !loading && error && (
        <LoadFailure
          title={callTexts.loadFailed(loadedTexts.partners)}
          reason={readFailure(error)}
          onRetry={again}
        />
      )}
      {list?.nodes.length === 0 && (
        <EmptyState
          title={partnershipTexts.noPartners}
          message={filtered ? partnerTexts.noneFound : partnerTexts.none}
          icon={<IconUsersGroup size={30} />}
          order={2}
        >
          {!filtered && mayInvite && <InvitePartnerButton />}
        </EmptyState>
      )}
      {list && list.nodes.length > 0 && (
        <Paper
          withBorder
          component="ul"
          className={`${directory.list} ${classes.partners}`}
          aria-label={partnerTexts.title}
        >
          {list.nodes.map((partner) => (
            <PartnerRow key={partner.id} partner={partner} mayInvite={mayInvite} />
          ))}
        </Paper>
      )}
      {list?.pageInfo.hasNextPage && (
        <MoreButton
          label={partnerTexts.more}
          loading={loading}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}
