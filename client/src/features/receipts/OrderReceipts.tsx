import { Title } from '@mantine/core';
import { useEffect } from 'react';
import { useOrderReceiptsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { receiptTexts as texts } from '../../messages/receipts.ts';
import { ReceiptList } from './ReceiptList.tsx';

graphql(`
  query OrderReceipts($id: ID!, $orderKey: String) {
    order(id: $id, orderKey: $orderKey) {
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
  /** Secret of the order; null for a buyer with an account. */
  key: string | null;
}

interface OrderReceiptsProps {
  order: PaidOrder;
  /** Level of the heading. */
  heading: 2 | 3;
}

/** A receipt that could not be issued or read is asked for again, for this long. Free tickets have none. */
const POLL_MS = 5_000;
const POLLED_MS = 60_000;

/** Receipts of a paid order, for its buyer; nothing while there are none. The service issues them when they are read. */
export function OrderReceipts({ order: { id, key }, heading }: OrderReceiptsProps) {
  const { data, startPolling, stopPolling } = useOrderReceiptsQuery({
    variables: { id, orderKey: key },
    errorPolicy: 'all',
    skipPollAttempt: () => document.hidden,
  });
  const receipts = data?.order?.receipts ?? [];
  const isMissing = receipts.length === 0;
  useEffect(() => {
    if (!isMissing) return;
    startPolling(POLL_MS);
    const end = setTimeout(stopPolling, POLLED_MS);
    return () => {
      clearTimeout(end);
      stopPolling();
    };
  }, [isMissing, startPolling, stopPolling]);
  if (isMissing) return null;
  return (
    <section aria-label={texts.title}>
      <Title order={heading} size="h4" mb="xs">
        {texts.title}
      </Title>
      <ReceiptList receipts={receipts} proof={{ orderKey: key }} />
    </section>
  );
}
