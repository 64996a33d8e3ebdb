import { Badge, Group, Paper, Title } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { PagedList } from '../../apollo/PagedList.tsx';
import { noDeduplication, refetchQuietly } from '../../apollo/refetch.ts';
import { usePendingRoundsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { revenueTexts } from '../../messages/revenue.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LineSkeletons } from '../../ui/LineSkeletons.tsx';
import lines from '../../ui/lines.module.css';
import { RoundRow } from './RoundRow.tsx';
import { useLiveRounds } from './use-live-rounds.ts';

graphql(`
  query PendingRounds($contractId: ID, $first: Int!, $after: String) {
    pendingRounds(contractId: $contractId, first: $first, after: $after) {
      nodes {
        id
        ...RoundRow_round
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 50;

interface PendingReleasesProps {
  /** Limits the list to one contract; otherwise all that the viewer may see. */
  contractId?: string;
}

/** The releases pending a signature or their submission, live. */
export function PendingReleases({ contractId }: PendingReleasesProps) {
  const query = usePendingRoundsQuery({
    variables: { contractId: contractId ?? null, first: PAGE },
    context: noDeduplication,
  });
  const again = refetchQuietly(query);
  useLiveRounds(contractId, again);
  const list = query.data?.pendingRounds;
  return (
    <Paper withBorder p="lg" component="section" aria-label={revenueTexts.pending}>
      <Group gap="sm" mb="xs">
        <Title order={2} size="h3">
          {revenueTexts.pending}
        </Title>
        {list && (
          <Badge
            color={list.nodes.length > 0 ? 'marigold.5' : 'gray'}
            variant="filled"
            size="lg"
            circle={list.nodes.length < 10}
          >
            {list.nodes.length}
            {list.pageInfo.hasNextPage && '+'}
          </Badge>
        )}
      </Group>
      <PagedList
        query={query}
        list={list}
        failure={callTexts.loadFailed(loadedTexts.pendingRounds)}
        skeleton={<LineSkeletons label={revenueTexts.pendingLoading} />}
        empty={
          <EmptyState
            title={revenueTexts.noPending}
            message={revenueTexts.noPendingBody}
            icon={<IconSignature size={30} />}
          />
        }
      >
        {(nodes) => (
          <ul className={lines.list}>
            {nodes.map((round) => (
              <RoundRow key={round.id} round={round} contract={!contractId} />
            ))}
          </ul>
        )}
      </PagedList>
    </Paper>
  );
}
