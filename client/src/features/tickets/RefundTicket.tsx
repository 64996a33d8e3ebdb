import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { RefundTicket_TicketFragment } from '../../gql/graphql.ts';
import { useRefundTicketMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { orderTexts, ticketRefundTexts as texts } from '../../messages/orders.ts';
import { callTexts } from '../../messages/shell.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import { isNothing, RefundAmountField, typedAmount } from '../orders/RefundAmountField.tsx';
import { RefundFacts } from '../orders/RefundFacts.tsx';

graphql(`
  fragment TicketRefundTerms on TicketRefundTerms {
    amount {
      ...Money @unmask
    }
    most {
      ...Money @unmask
    }
    collected {
      ...Money @unmask
    }
  }
`);

const RefundTicketFragment = graphql(`
  fragment RefundTicket_ticket on Ticket {
    id
    number
    holderName @include(if: $person)
    order {
      id
      number
      payment {
        id
        method
      }
      attempt {
        id
        takesMobileMoney
      }
    }
    refundTerms {
      ...TicketRefundTerms @unmask
    }
  }
`);

graphql(`
  mutation RefundTicket($ticketId: ID!, $reason: String!, $amount: Decimal) {
    refundTicket(input: { ticketId: $ticketId, reason: $reason, amount: $amount }) {
      ticket {
        id
        status
        dueStatus
        revokedAt
        revokeReason
        viewerCanTransfer
        refundTerms {
          ...TicketRefundTerms @unmask
        }
      }
    }
  }
`);

type Terms = NonNullable<RefundTicket_TicketFragment['refundTerms']>;

/** The effect of the refund, in a sentence. */
function effect({ amount, collected }: Pick<Terms, 'amount' | 'collected'>): string {
  if (amount && isNothing(amount.amount)) return texts.nothingReturned;
  if (amount) return texts.toPayer(formatMoney(amount));
  return collected ? texts.byHand(formatMoney(collected)) : texts.nothingPaid;
}

/** Refunds one ticket of an order. Renders nothing for viewers who cannot refund it now. */
export function RefundTicket({ ticket: ref }: { ticket: FragmentType<typeof RefundTicketFragment> }) {
  const { id, number, holderName, order, refundTerms: terms } = useFragment(RefundTicketFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [refund, { loading, error }] = useRefundTicketMutation();
  /** The amount that staff typed; null: the suggested one. */
  const [typed, setTyped] = useState<string | null>(null);
  if (!terms) return null;
  const { most } = terms;
  const amount = typed === null || !most ? terms.amount : { ...most, amount: typedAmount(typed) };
  const confirm = async (reason: string): Promise<void> => {
    try {
      await refund({
        variables: { ticketId: id, reason, amount: typed === null ? null : typedAmount(typed) },
      });
      close();
      void notify('success', amount && !isNothing(amount.amount) ? orderTexts.refundStarted : texts.done);
    } catch {
      // The dialog shows the reason.
    }
  };
  return (
    <>
      <Button variant="default" onClick={open} leftSection={<IconReceiptRefund size={18} aria-hidden />}>
        {orderTexts.refund}
      </Button>
      <ReasonDialog
        opened={opened}
        onClose={close}
        title={texts.title}
        label={texts.title}
        reasonLabel={orderTexts.reason}
        keep={texts.keep}
        confirm={amount && isNothing(amount.amount) ? orderTexts.cancelOnly : texts.confirm}
        loading={loading}
        failure={error ? orderTexts.refundFailed(readFailure(error, callTexts.network)) : null}
        onConfirm={(reason) => void confirm(reason)}
      >
        <RefundFacts
          order={order?.number ?? ''}
          guest={holderName ?? null}
          tickets={[labelTexts.ticketNumber, <TicketNumber key="number">{number}</TicketNumber>]}
          amount={terms.amount ?? null}
          collected={terms.collected ? [terms.collected] : []}
          method={order?.attempt?.takesMobileMoney ? null : (order?.payment?.method ?? null)}
        />
        {most && (
          <RefundAmountField
            value={typed ?? terms.amount?.amount ?? '0'}
            most={most}
            fromNothing
            onChange={setTyped}
          />
        )}
        <Text>{effect({ ...terms, amount })}</Text>
        <Text size="sm" c="dimmed">
          {texts.others}
        </Text>
      </ReasonDialog>
    </>
  );
}
