import { Paper, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuildingCommunity, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { asksAnew } from '../../apollo/asks-anew.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useIssuerAccountsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
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

/** Every organiser by name, with filters. */
export function IssuerAccounts() {
  const [search, setSearch] = useState('');
  const [standing, setStanding] = useState<(typeof STANDINGS)[number]['value']>('ALL');
  const [settled] = useDebouncedValue(search.trim(), 250);
  const active = standing === 'ALL' ? null : standing === 'ACTIVE';
  const { data, previousData, loading, error, refetch, fetchMore } = useIssuerAccountsQuery({
    variables: { search: settled || null, active, first: PAGE },
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
          value={search}
          onChange={(change) => setSearch(change.currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <SegmentedControl
          aria-label={issuerTexts.standingFilter}
          size="md"
          data={STANDINGS}
          value={standing}
          onChange={(value) => setStanding(value as typeof standing)}
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
