import { Title } from '@mantine/core';
import { useTicketReceiptsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { receiptTexts as texts } from '../../messages/receipts.ts';
import { ReceiptList } from './ReceiptList.tsx';

graphql(`
  query TicketReceipts($id: ID!) {
    ticket(id: $id) {
      id
      order {
        id
        receipts {
          id
          ...ReceiptList_receipt
        }
      }
    }
  }
`);

interface TicketReceiptsProps {
  ticketId: string;
  /** Level of the heading. */
  order: 2 | 3;
  className?: string;
}

/** Receipts of the order of a ticket, for its buyer and for staff; nothing while there are none. */
export function TicketReceipts({ ticketId, order, className }: TicketReceiptsProps) {
  const { data } = useTicketReceiptsQuery({
    variables: { id: ticketId },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const receipts = data?.ticket?.order?.receipts ?? [];
  if (receipts.length === 0) return null;
  return (
    <section aria-label={texts.title} className={className}>
      <Title order={order} size="h4" mb="xs">
        {texts.title}
      </Title>
      <ReceiptList receipts={receipts} />
    </section>
  );
}
