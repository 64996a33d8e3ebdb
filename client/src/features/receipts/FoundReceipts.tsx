import { Paper, Title } from '@mantine/core';
import { MoreOf } from '../../apollo/PagedList.tsx';
import { useFoundReceiptsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { receiptTexts as texts } from '../../messages/receipts.ts';
import { ReceiptList } from './ReceiptList.tsx';

graphql(`
  query FoundReceipts($pass: String!, $first: Int!, $after: String) {
    foundReceipts(pass: $pass, first: $first, after: $after) {
      pageInfo {
        ...Page @unmask
      }
      nodes {
        id
        ...ReceiptList_receipt
      }
    }
  }
`);

const PAGE = 10;

/** Receipts of the orders that the address of a pass made; nothing while there are none. */
export function FoundReceipts({ pass }: { pass: string }) {
  const { data, loading, fetchMore } = useFoundReceiptsQuery({ variables: { pass, first: PAGE } });
  const list = data?.foundReceipts;
  if (!list || list.nodes.length === 0) return null;
  return (
    <Paper withBorder p="lg" mt="xl" component="section" aria-label={texts.title}>
      <Title order={2} size="h3" mb="xs">
        {texts.title}
      </Title>
      <ReceiptList receipts={list.nodes} proof={{ pass }} />
      <MoreOf query={{ loading, fetchMore }} list={list} label={texts.more} />
    </Paper>
  );
}
