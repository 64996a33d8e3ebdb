import { Badge, Group, Paper, Title } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { asksAnew } from '../../apollo/asks-anew.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { usePendingRoundsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { revenueTexts } from '../../messages/revenue.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LineSkeletons } from '../../ui/LineSkeletons.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import lines from '../../ui/lines.module.css';
import { MoreButton } from '../../ui/MoreButton.tsx';
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
        endCursor
        hasNextPage
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
  const { data, loading, error, refetch, fetchMore } = usePendingRoundsQuery({
    variables: { contractId: contractId ?? null, first: PAGE },
    context: asksAnew,
  });
  const again = () => void refetch().catch(() => undefined);
  useLiveRounds(contractId, again);
  const rounds = data?.pendingRounds.nodes;
  return (
    <Paper withBorder p="lg" component="section" aria-label={revenueTexts.pending}>
      <Group gap="sm" mb="xs">
        <Title order={2} size="h3">
          {revenueTexts.pending}
        </Title>
        {rounds && (
          <Badge
            color={rounds.length > 0 ? 'marigold.5' : 'gray'}
            variant="filled"
            size="lg"
            circle={rounds.length < 10}
          >
            {rounds.length}
            {data?.pendingRounds.pageInfo.hasNextPage && '+'}
          </Badge>
        )}
      </Group>
      {!rounds && loading && <LineSkeletons label={revenueTexts.pendingLoading} />}
      {!rounds && !loading && error && (
        <LoadFailure
          title={callTexts.loadFailed(loadedTexts.pendingRounds)}
          reason={readFailure(error)}
          onRetry={again}
        />
      )}
      {rounds?.length === 0 && (
        <EmptyState
          title={revenueTexts.noPending}
          message={revenueTexts.noPendingBody}
          icon={<IconSignature size={30} />}
        />
      )}
      {rounds && rounds.length > 0 && (
        <ul className={lines.list}>
          {rounds.map((round) => (
            <RoundRow key={round.id} round={round} contract={!contractId} />
          ))}
        </ul>
      )}
      {data?.pendingRounds.pageInfo.hasNextPage && (
        <MoreButton
          label={labelTexts.showMore}
          loading={loading}
          onMore={() => fetchMore({ variables: { after: data.pendingRounds.pageInfo.endCursor } })}
        />
      )}
    </Paper>
  );
}
