import { Group, SegmentedControl, SimpleGrid } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Live } from '../../../apollo/Live.tsx';
import { PagedList } from '../../../apollo/PagedList.tsx';
import { noDeduplication, refetchQuietly, shownData } from '../../../apollo/refetch.ts';
import type { ContractStatus } from '../../../gql/graphql.ts';
import { useContractsQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { contractTexts } from '../../../messages/partnerships.ts';
import { callTexts } from '../../../messages/shell.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { useAddressFilters } from '../../../shell/dashboard/use-address-filters.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SkeletonCards } from '../../../ui/SkeletonCards.tsx';
import { ExportButton } from '../../reports/ExportButton.tsx';
import { useLiveContracts } from '../use-live-contracts.ts';
import { ContractCard } from './ContractCard.tsx';

graphql(`
  query Contracts($status: ContractStatus, $first: Int!, $after: String) {
    contracts(status: $status, first: $first, after: $after) {
      nodes {
        id
        viewerCanApprove
        viewerCanFinalize
        ...ContractCard_contract
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 24;
const STATUSES = (['ALL', 'DRAFT', 'FINAL'] as const).map((value) => ({
  value,
  label: contractTexts.statuses[value],
}));
const NO_FILTER = { status: 'ALL' };
const CHOICES = { status: STATUSES.map(({ value }) => value) };

interface ContractListProps {
  /** Shows the organisers. */
  withIssuer: boolean;
  /** Message of an empty list for this viewer, with the next step. */
  emptyMessage: string;
  emptyAction?: ReactNode;
}

/** The contracts that the viewer may see, newest first, filtered by state. */
export function ContractList({ withIssuer, emptyMessage, emptyAction }: ContractListProps) {
  const { typed, settled, change } = useAddressFilters(NO_FILTER, CHOICES);
  const isStaff = useViewer().viewer?.role !== 'ATTENDEE';
  const status = settled.status === 'ALL' ? null : (settled.status as ContractStatus);
  const query = useContractsQuery({
    variables: { status, first: PAGE },
    context: noDeduplication,
  });
  const list = shownData(query)?.contracts;
  const again = refetchQuietly(query);
  useLiveContracts(again);
  return (
    <>
      <Group justify="space-between" mb="md">
        <SegmentedControl
          aria-label={contractTexts.status}
          size="md"
          data={STATUSES}
          value={typed.status}
          onChange={(chosen) => change({ status: chosen })}
        />
        <Group gap="md">
          {isStaff && <ExportButton table="contracts" />}
          <Live />
        </Group>
      </Group>
      <PagedList
        query={query}
        list={list}
        failure={callTexts.loadFailed(contractTexts.theContracts)}
        more={contractTexts.more}
        skeleton={<SkeletonCards label={contractTexts.loading} count={3} />}
        empty={
          <EmptyState
            title={contractTexts.none}
            message={status === null ? emptyMessage : contractTexts.noneOfStatus}
            icon={<IconFileText size={30} />}
            order={2}
          >
            {status === null && emptyAction}
          </EmptyState>
        }
      >
        {(nodes) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
            {nodes.map((contract) => (
              <ContractCard key={contract.id} contract={contract} withIssuer={withIssuer} />
            ))}
          </SimpleGrid>
        )}
      </PagedList>
    </>
  );
}
