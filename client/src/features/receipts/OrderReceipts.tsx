import { Title } from '@mantine/core';
import { useOrderReceiptsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { receiptTexts as texts } from '../../messages/receipts.ts';
import { ReceiptList } from './ReceiptList.tsx';

graphql(`
  query OrderReceipts($id: ID!, $orderKey: String) {
    order(id: $id, idempotencyKey: $orderKey) {
      id
      receipts {
        id
        ...ReceiptList_receipt
      }
    }
  }
`);

export interface PaidOrder {
  id: string;
  /** Idempotency key of the order; null for a buyer with an account. */
  key: string | null;
}

interface OrderReceiptsProps {
  order: PaidOrder;
  /** Level of the heading. */
  heading: 2 | 3;
}

/** Receipts of an order, for its buyer; nothing while there are none. The service issues them when they are read. */
export function OrderReceipts({ order: { id, key }, heading }: OrderReceiptsProps) {
  const { data } = useOrderReceiptsQuery({ variables: { id, orderKey: key }, errorPolicy: 'all' });
  const receipts = data?.order?.receipts ?? [];
  if (receipts.length === 0) return null;
  return (
    <section aria-label={texts.title}>
      <Title order={heading} size="h4" mb="xs">
        {texts.title}
      </Title>
      <ReceiptList receipts={receipts} proof={{ orderKey: key }} />
    </section>
  );
}
