import { IconCoin } from '@tabler/icons-react';
import { PagedList } from '../../apollo/PagedList.tsx';
import { noDeduplication, refetchQuietly } from '../../apollo/refetch.ts';
import { useContractRoundsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { releaseTexts as texts } from '../../messages/revenue.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LineSkeletons } from '../../ui/LineSkeletons.tsx';
import lines from '../../ui/lines.module.css';
import { Section } from '../../ui/Section.tsx';
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
        ...Page @unmask
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
  const query = useContractRoundsQuery({
    variables: { contractId, first: PAGE },
    context: noDeduplication,
  });
  const again = refetchQuietly(query);
  useLiveRounds(contractId, again);
  const page = query.data?.rounds;
  const rounds = page && {
    ...page,
    nodes: page.nodes.filter((round) => !past || ENDED.has(round.status)),
  };
  return (
    <Section title={past ? texts.past : texts.history} gap="xs">
      <PagedList
        query={query}
        list={rounds}
        failure={callTexts.loadFailed(loadedTexts.rounds)}
        more={texts.more}
        skeleton={<LineSkeletons label={texts.historyLoading} />}
        empty={
          <EmptyState title={texts.noHistory} message={texts.noHistoryBody} icon={<IconCoin size={30} />} />
        }
      >
        {(nodes) => (
          <ul className={lines.list}>
            {nodes.map((round) => (
              <RoundRow key={round.id} round={round} contract={false} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}
