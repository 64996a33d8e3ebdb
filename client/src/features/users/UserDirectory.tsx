import { NativeSelect, Paper, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { asksAnew } from '../../apollo/asks-anew.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import type { Role, UserStatus } from '../../gql/graphql.ts';
import { useUsersQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { useAskedSearch } from '../../shell/dashboard/use-asked-search.ts';
import { userTexts } from '../../texts/team.ts';
import directory from '../../ui/directory.module.css';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { notify } from '../../ui/notify.ts';
import { ExportButton } from '../reports/ExportButton.tsx';
import { RowSkeletons } from '../tickets/RowSkeletons.tsx';
import { ALL_ROLES, STAFF_ROLES } from './role-choices.ts';
import { UserRow } from './UserRow.tsx';
import classes from './Users.module.css';
import { useLiveUsers } from './use-live-users.ts';

graphql(`
  query Users($search: String, $role: Role, $status: UserStatus, $first: Int!, $after: String) {
    users(search: $search, role: $role, status: $status, first: $first, after: $after) {
      nodes {
        id
        ...UserRow_account
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const PAGE = 30;
const STATUSES = (['ALL', 'ACTIVE', 'SUSPENDED'] as const).map((value) => ({
  value,
  label: userTexts.statuses[value],
}));
const ANY_ROLE = { value: '', label: userTexts.allRoles };

interface UserDirectoryProps {
  viewerId: string;
  /** Everybody, or the viewer's own organisation. */
  everywhere: boolean;
}

/** The people whom the viewer looks after, by name, with filters; live. */
export function UserDirectory({ viewerId, everywhere }: UserDirectoryProps) {
  const [search, setSearch] = useAskedSearch();
  const [role, setRole] = useState('');
  const [shown, setShown] = useState<(typeof STATUSES)[number]['value']>('ALL');
  const [settled] = useDebouncedValue(search.trim(), 250);
  const status: UserStatus | null = shown === 'ALL' ? null : shown;
  const { data, previousData, loading, error, refetch, fetchMore } = useUsersQuery({
    variables: { search: settled || null, role: (role || null) as Role | null, status, first: PAGE },
    context: asksAnew,
  });
  const list = (data ?? (loading ? previousData : undefined))?.users;
  const again = () => void refetch().catch(() => undefined);
  useLiveUsers(again);
  const failed = error !== undefined;
  useEffect(() => {
    if (failed) void notify('error', userTexts.loadFailed);
  }, [failed]);
  return (
    <>
      <div className={directory.tools}>
        <TextInput
          type="search"
          className={directory.search}
          aria-label={userTexts.search}
          placeholder={userTexts.searchHint}
          value={search}
          onChange={(change) => setSearch(change.currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <NativeSelect
          aria-label={userTexts.roleFilter}
          data={[ANY_ROLE, ...(everywhere ? ALL_ROLES : STAFF_ROLES)]}
          value={role}
          onChange={(change) => setRole(change.currentTarget.value)}
        />
        <SegmentedControl
          aria-label={userTexts.statusFilter}
          size="md"
          data={STATUSES}
          value={shown}
          onChange={(value) => setShown(value as typeof shown)}
        />
        <ExportButton table="users" />
      </div>
      {!list && loading && <RowSkeletons label={userTexts.loading} />}
      {!list && !loading && error && (
        <LoadFailure title={userTexts.loadFailed} reason={readFailure(error)} onRetry={again} />
      )}
      {list?.nodes.length === 0 && (
        <EmptyState
          title={userTexts.none}
          message={userTexts.noneFound}
          icon={<IconUsers size={30} />}
          order={2}
        />
      )}
      {list && list.nodes.length > 0 && (
        <Paper withBorder className={classes.scroll} tabIndex={0} role="region" aria-label={userTexts.title}>
          <ul className={directory.list}>
            {list.nodes.map((account) => (
              <UserRow key={account.id} account={account} viewerId={viewerId} showsIssuer={everywhere} />
            ))}
          </ul>
        </Paper>
      )}
      {list?.pageInfo.hasNextPage && (
        <MoreButton
          label={userTexts.more}
          loading={loading}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}
