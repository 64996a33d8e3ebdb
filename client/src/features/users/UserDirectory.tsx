import { NativeSelect, Paper, SegmentedControl } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect } from 'react';
import { PagedList } from '../../apollo/PagedList.tsx';
import { noDeduplication, refetchQuietly, shownData } from '../../apollo/refetch.ts';
import type { Role, UserStatus } from '../../gql/graphql.ts';
import { useUsersQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { userTexts } from '../../messages/team.ts';
import { useAddressFilters } from '../../shell/dashboard/use-address-filters.ts';
import directory from '../../ui/directory.module.css';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { notify } from '../../ui/notify.ts';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ExportButton } from '../reports/ExportButton.tsx';
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
        ...Page @unmask
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
const NO_FILTER = { search: '', role: '', status: 'ALL' };
const CHOICES = {
  role: ALL_ROLES.map(({ value }) => value),
  status: STATUSES.map(({ value }) => value),
};

interface UserDirectoryProps {
  viewerId: string;
  /** All users, or only those of the viewer's organisation. */
  everywhere: boolean;
}

/** The users that the viewer manages, by name, with filters; live. */
export function UserDirectory({ viewerId, everywhere }: UserDirectoryProps) {
  const { typed, settled, change } = useAddressFilters(NO_FILTER, CHOICES);
  const query = useUsersQuery({
    variables: {
      search: settled.search.trim() || null,
      role: (settled.role || null) as Role | null,
      status: settled.status === 'ALL' ? null : (settled.status as UserStatus),
      first: PAGE,
    },
    context: noDeduplication,
  });
  const list = shownData(query)?.users;
  const again = refetchQuietly(query);
  useLiveUsers(again);
  const failed = query.error !== undefined;
  useEffect(() => {
    if (failed) void notify('error', userTexts.loadFailed);
  }, [failed]);
  return (
    <>
      <div className={directory.tools}>
        <SearchField
          label={userTexts.search}
          hint={userTexts.searchHint}
          value={typed.search}
          onChange={(search) => change({ search })}
        />
        <NativeSelect
          aria-label={userTexts.roleFilter}
          data={[ANY_ROLE, ...(everywhere ? ALL_ROLES : STAFF_ROLES)]}
          value={typed.role}
          onChange={(event) => change({ role: event.currentTarget.value })}
        />
        <SegmentedControl
          aria-label={userTexts.statusFilter}
          size="md"
          data={STATUSES}
          value={typed.status}
          onChange={(status) => change({ status })}
        />
        <ExportButton table="users" />
      </div>
      <PagedList
        query={query}
        list={list}
        failure={userTexts.loadFailed}
        more={userTexts.more}
        skeleton={<RowSkeletons label={userTexts.loading} />}
        empty={
          <EmptyState
            title={userTexts.none}
            message={userTexts.noneFound}
            icon={<IconUsers size={30} />}
            order={2}
          />
        }
      >
        {(nodes) => (
          <Paper
            withBorder
            className={everywhere ? classes.scroll : undefined}
            tabIndex={everywhere ? 0 : undefined}
            role="region"
            aria-label={userTexts.title}
          >
            <ul className={directory.list}>
              {nodes.map((account) => (
                <UserRow key={account.id} account={account} viewerId={viewerId} showsIssuer={everywhere} />
              ))}
            </ul>
          </Paper>
        )}
      </PagedList>
    </>
  );
}
