import { Paper, Title } from '@mantine/core';
import { IconCoin } from '@tabler/icons-react';
import { asksAnew } from '../../apollo/asks-anew.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useContractRoundsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { releaseTexts as texts } from '../../messages/revenue.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LineSkeletons } from '../../ui/LineSkeletons.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import lines from '../../ui/lines.module.css';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { RoundRow } from './RoundRow.tsx';
import { useLiveRounds } from './use-live-rounds.ts';

graphql(`
  query ContractRounds($contractId: ID!, $first: Int!, $after: String) {
    rounds(contractId: $contractId, first: $first, after: $after) {
      nodes {
        id
        status
        ...RoundRow_round
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const PAGE = 20;

const ENDED = new Set(['RELEASED', 'FAILED', 'CANCELLED', 'EXPIRED']);

interface ContractRoundsProps {
  contractId: string;
  /** Shows ended releases only, where open ones have a list of their own. */
  past?: boolean;
}

/** The releases of one contract, newest first, live. */
export function ContractRounds({ contractId, past = false }: ContractRoundsProps) {
  const { data, loading, error, refetch, fetchMore } = useContractRoundsQuery({
    variables: { contractId, first: PAGE },
    context: asksAnew,
  });
  const again = () => void refetch().catch(() => undefined);
  useLiveRounds(contractId, again);
  const page = data?.rounds;
  const rounds = page?.nodes.filter((round) => !past || ENDED.has(round.status));
  return (
    <Paper withBorder p="lg" component="section" aria-label={past ? texts.past : texts.history}>
      <Title order={2} size="h3" mb="xs">
        {past ? texts.past : texts.history}
      </Title>
      {!page && loading && <LineSkeletons label={texts.historyLoading} />}
      {!page && !loading && error && (
        <LoadFailure
          title={callTexts.loadFailed(loadedTexts.rounds)}
          reason={readFailure(error)}
          onRetry={again}
        />
      )}
      {rounds?.length === 0 && (
        <EmptyState title={texts.noHistory} message={texts.noHistoryBody} icon={<IconCoin size={30} />} />
      )}
      {rounds && rounds.length > 0 && (
        <ul className={lines.list}>
          {rounds.map((round) => (
            <RoundRow key={round.id} round={round} contract={false} />
          ))}
        </ul>
      )}
      {page?.pageInfo.hasNextPage && (
        <MoreButton
          label={texts.more}
          loading={loading}
          onMore={() => fetchMore({ variables: { after: page.pageInfo.endCursor } })}
        />
      )}
    </Paper>
  );
}
