import { Paper, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { PagedList } from '../../apollo/PagedList.tsx';
import { shownData } from '../../apollo/refetch.ts';
import { usePaymentFindingsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { paymentFindingTexts as texts } from '../../messages/event-money.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import lines from '../../ui/lines.module.css';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { FindingLine } from './FindingLine.tsx';

graphql(`
  query PaymentFindings($eventId: ID, $first: Int!, $after: String) {
    paymentFindings(eventId: $eventId, first: $first, after: $after) {
      nodes {
        id
        ...FindingLine_paymentFinding
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 20;

/** Payments and refunds that need a person, of one event or of all. @param eventId null for all */
export function PaymentFindings({ eventId }: { eventId: string | null }) {
  const query = usePaymentFindingsQuery({
    variables: { eventId, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.title}>
      <Title order={3} size="h4">
        {texts.title}
      </Title>
      <Text c="dimmed" mb="xs">
        {texts.lead}
      </Text>
      <PagedList
        query={query}
        list={shownData(query)?.paymentFindings}
        failure={callTexts.loadFailed(texts.all)}
        more={texts.more}
        skeleton={<RowSkeletons label={texts.loading} />}
        empty={<EmptyState title={texts.none} message={texts.noneBody} icon={<IconCheck size={30} />} />}
      >
        {(nodes) => (
          <ul className={lines.list}>
            {nodes.map((finding) => (
              <FindingLine key={finding.id} finding={finding} onSettled={() => void query.refetch()} />
            ))}
          </ul>
        )}
      </PagedList>
    </Paper>
  );
}
