import { Paper, SegmentedControl, TextInput } from '@mantine/core';
import { IconBuildingCommunity, IconSearch } from '@tabler/icons-react';
import { asksAnew } from '../../apollo/asks-anew.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useIssuerAccountsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { useAddressFilters } from '../../shell/dashboard/use-address-filters.ts';
import { issuerTexts } from '../../texts/issuers.ts';
import directory from '../../ui/directory.module.css';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { RowSkeletons } from '../tickets/RowSkeletons.tsx';
import { IssuerAccountRow } from './IssuerAccountRow.tsx';

graphql(`
  query IssuerAccounts($search: String, $active: Boolean, $first: Int!, $after: String) {
    issuerAccounts(search: $search, active: $active, first: $first, after: $after) {
      nodes {
        id
        ...IssuerAccountRow_account
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const PAGE = 30;
const STANDINGS = (['ALL', 'ACTIVE', 'INACTIVE'] as const).map((value) => ({
  value,
  label: issuerTexts.standings[value],
}));

const NO_FILTER = { search: '', status: 'ALL' };
const CHOICES = { status: STANDINGS.map(({ value }) => value) };

/** All organisers by name, with filters. */
export function IssuerAccounts() {
  const { typed, settled, change } = useAddressFilters(NO_FILTER, CHOICES);
  const active = settled.status === 'ALL' ? null : settled.status === 'ACTIVE';
  const { data, previousData, loading, error, refetch, fetchMore } = useIssuerAccountsQuery({
    variables: { search: settled.search.trim() || null, active, first: PAGE },
    context: asksAnew,
  });
  const list = (data ?? (loading ? previousData : undefined))?.issuerAccounts;
  return (
    <>
      <div className={directory.tools}>
        <TextInput
          type="search"
          className={directory.search}
          aria-label={issuerTexts.search}
          placeholder={issuerTexts.searchHint}
          value={typed.search}
          onChange={(event) => change({ search: event.currentTarget.value })}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <SegmentedControl
          aria-label={issuerTexts.standingFilter}
          size="md"
          data={STANDINGS}
          value={typed.status}
          onChange={(status) => change({ status })}
        />
      </div>
      {!list && loading && <RowSkeletons label={issuerTexts.loading} />}
      {!list && !loading && error && (
        <LoadFailure
          title={issuerTexts.loadFailed}
          reason={readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {list?.nodes.length === 0 && (
        <EmptyState
          title={issuerTexts.none}
          message={issuerTexts.noneFound}
          icon={<IconBuildingCommunity size={30} />}
          order={2}
        />
      )}
      {list && list.nodes.length > 0 && (
        <Paper withBorder>
          <ul className={directory.list} aria-label={issuerTexts.title}>
            {list.nodes.map((account) => (
              <IssuerAccountRow key={account.id} account={account} />
            ))}
          </ul>
        </Paper>
      )}
      {list?.pageInfo.hasNextPage && (
        <MoreButton
          label={issuerTexts.more}
          loading={loading}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}
