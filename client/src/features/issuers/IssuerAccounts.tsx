import { Paper, SegmentedControl, Text } from '@mantine/core';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { PagedList } from '../../apollo/PagedList.tsx';
import { noDeduplication, shownData } from '../../apollo/refetch.ts';
import { useIssuerAccountsQuery } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { issuerTexts } from '../../messages/issuers.ts';
import { useAddressFilters } from '../../shell/dashboard/use-address-filters.ts';
import directory from '../../ui/directory.module.css';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { EditIssuerButton } from './EditIssuerButton.tsx';
import { IssuerStandingButton } from './IssuerStandingButton.tsx';

const IssuerAccountRowFragment = graphql(`
  fragment IssuerAccountRow_account on IssuerAccount {
    id
    name
    description
    active
    inactiveSince
    inactiveReason
    createdAt
    people
    publishedEvents
  }
`);

interface IssuerAccountRowProps {
  account: FragmentType<typeof IssuerAccountRowFragment>;
}

/** An organiser with its state and the actions of a system admin. */
export function IssuerAccountRow({ account: ref }: IssuerAccountRowProps) {
  const account = useFragment(IssuerAccountRowFragment, ref);
  const { name, description, active, inactiveSince, inactiveReason, createdAt } = account;
  return (
    <li className={directory.row}>
      <div className="min-0 break-anywhere">
        <Text fw={600}>{name}</Text>
        {description && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {description}
          </Text>
        )}
      </div>
      <div>
        <StatusBadge status={active ? 'active' : 'inactive'} />
        <Text size="sm" c="dimmed" mt={4}>
          {issuerTexts.people(account.people)}, {issuerTexts.events(account.publishedEvents)},{' '}
          {issuerTexts.created} <Moment at={createdAt} isRelative />
        </Text>
        {inactiveSince && (
          <Text size="sm" mt={4}>
            {issuerTexts.inactiveSince} <Moment at={inactiveSince} isRelative />: {inactiveReason}
          </Text>
        )}
      </div>
      <div className={directory.actions}>
        <EditIssuerButton account={account} />
        <IssuerStandingButton account={account} />
      </div>
    </li>
  );
}

graphql(`
  query IssuerAccounts($search: String, $active: Boolean, $first: Int!, $after: String) {
    issuerAccounts(search: $search, active: $active, first: $first, after: $after) {
      nodes {
        id
        ...IssuerAccountRow_account
      }
      pageInfo {
        ...Page @unmask
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
  const query = useIssuerAccountsQuery({
    variables: { search: settled.search.trim() || null, active, first: PAGE },
    context: noDeduplication,
  });
  const list = shownData(query)?.issuerAccounts;
  return (
    <>
      <div className={directory.tools}>
        <SearchField
          label={issuerTexts.search}
          hint={issuerTexts.searchHint}
          value={typed.search}
          onChange={(search) => change({ search })}
        />
        <SegmentedControl
          aria-label={issuerTexts.standingFilter}
          size="md"
          data={STANDINGS}
          value={typed.status}
          onChange={(status) => change({ status })}
        />
      </div>
      <PagedList
        query={query}
        list={list}
        failure={issuerTexts.loadFailed}
        more={issuerTexts.more}
        skeleton={<RowSkeletons label={issuerTexts.loading} />}
        empty={
          <EmptyState
            title={issuerTexts.none}
            message={issuerTexts.noneFound}
            icon={<IconBuildingCommunity size={30} />}
            order={2}
          />
        }
      >
        {(nodes) => (
          <Paper withBorder>
            <ul className={directory.list} aria-label={issuerTexts.title}>
              {nodes.map((account) => (
                <IssuerAccountRow key={account.id} account={account} />
              ))}
            </ul>
          </Paper>
        )}
      </PagedList>
    </>
  );
}
