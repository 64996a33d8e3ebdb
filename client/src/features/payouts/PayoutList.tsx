import { Group, Paper, Title } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { IconCashBanknote } from '@tabler/icons-react';
import { useState } from 'react';
import { PagedList } from '../../apollo/PagedList.tsx';
import { noDeduplication, refetchQuietly, shownData } from '../../apollo/refetch.ts';
import type { PayoutStatus } from '../../gql/graphql.ts';
import { usePayoutsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { payoutTexts as texts } from '../../messages/payouts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import lines from '../../ui/lines.module.css';
import { PillSelect } from '../../ui/PillSelect.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { PayoutLine } from './PayoutLine.tsx';

graphql(`
  query Payouts($status: PayoutStatus, $first: Int!, $after: String) {
    payouts(status: $status, first: $first, after: $after) {
      nodes {
        id
        ...PayoutLine_payout
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 20;
const STATUSES = [
  { value: '', label: texts.all },
  ...Object.entries(texts.statuses).map(([value, label]) => ({ value, label })),
];

interface PayoutListProps {
  isOperator: boolean;
  /** The amount due: the list is read again when it changes. */
  due?: string | undefined;
  /** Also refreshes what is beside the list. */
  onChanged: () => void;
}

/** Payouts by status, newest first: those of the viewer's organisation, or for operators of all. */
export function PayoutList({ isOperator, due, onChanged }: PayoutListProps) {
  const [status, setStatus] = useState('');
  const query = usePayoutsQuery({
    variables: { status: (status || null) as PayoutStatus | null, first: PAGE },
    fetchPolicy: 'cache-and-network',
    // Keys of the API cannot approve: with one, the service would say that the viewer cannot.
    context: { ...noDeduplication, credential: isOperator ? 'session' : 'automatic' },
  });
  useDidUpdate(refetchQuietly(query), [due]);
  const changed = (): void => {
    refetchQuietly(query)();
    onChanged();
  };
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.list}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {texts.list}
        </Title>
        <PillSelect label={texts.filter} options={STATUSES} value={status} onChange={setStatus} />
      </Group>
      <PagedList
        query={query}
        list={shownData(query)?.payouts}
        failure={texts.listFailed}
        skeleton={<RowSkeletons label={texts.loading} />}
        empty={
          <EmptyState
            title={status ? texts.noneFound : texts.none}
            message={status ? '' : texts.noneBody}
            icon={<IconCashBanknote size={30} />}
          />
        }
      >
        {(nodes) => (
          <ul className={lines.list}>
            {nodes.map((payout) => (
              <PayoutLine key={payout.id} payout={payout} isOperator={isOperator} onChanged={changed} />
            ))}
          </ul>
        )}
      </PagedList>
    </Paper>
  );
}
