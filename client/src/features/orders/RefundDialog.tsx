import { Button, List, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { readFailure } from '../../apollo/read-failure.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { orderTexts as texts } from '../../messages/orders.ts';
import { callTexts } from '../../messages/shell.ts';
import { formatMoney, type Money } from '../../ui/format-amount.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { isNothing, RefundAmountField, typedAmount } from './RefundAmountField.tsx';
import { RefundFacts } from './RefundFacts.tsx';
import { RefundTickets } from './RefundTickets.tsx';
import type { RefundScope } from './refund-choice.ts';
import { useRefund } from './use-refund.ts';
import { useRefundDraft } from './use-refund-draft.ts';

const RefundDialogFragment = graphql(`
  fragment RefundDialog_order on Order {
    id
    number
    quantity
    buyerName @include(if: $person)
    refundTerms {
      ...OrderRefundTerms @unmask
    }
    refundableAmount {
      ...Money @unmask
    }
    payment {
      id
      method
    }
    attempt {
      id
      takesMobileMoney
    }
  }
`);

interface RefundButtonProps {
  order: FragmentType<typeof RefundDialogFragment>;
  /** Opens the dialog, which the list of orders holds: a refresh may take the order off the list. */
  onOpen: () => void;
}

/** Refunds an order, some of its tickets, or an amount. Nothing for viewers who cannot, or when nothing is left. */
export function RefundButton({ order: ref, onOpen }: RefundButtonProps) {
  const order = useFragment(RefundDialogFragment, ref);
  if (!order.refundTerms && !order.refundableAmount) return null;
  return (
    <Button variant="default" size="sm" onClick={onOpen}>
      {texts.refund}
    </Button>
  );
}

interface RefundDialogProps {
  order: FragmentType<typeof RefundDialogFragment>;
  /** Whether the viewer may see the buyer. */
  person: boolean;
  onClose: () => void;
}

/** One dialog for every refund of an order: what is refunded, how much, and what happens to it. */
export function RefundDialog({ order: ref, person, onClose }: RefundDialogProps) {
  const order = useFragment(RefundDialogFragment, ref);
  const draft = useRefundDraft(order, person);
  const { scope, tickets, chosen, terms, typed, amount } = draft;
  const { refund, loading, error } = useRefund(order.id, onClose);
  const cancelsForNothing = scope !== 'AMOUNT' && amount !== null && isNothing(amount.amount);
  return (
    <ReasonDialog
      opened
      onClose={onClose}
      title={texts.refundTitle}
      label={texts.refundTitle}
      reasonLabel={texts.reason}
      keep={texts.keep}
      confirm={cancelsForNothing ? texts.cancelOnly : texts.refund}
      isReady={scope !== 'TICKETS' || chosen.length > 0}
      loading={loading}
      failure={error ? texts.refundFailed(readFailure(error, callTexts.network)) : null}
      onConfirm={(reason) =>
        void refund({
          scope,
          reason,
          ticketIds: chosen.map(({ id }) => id),
          amount: typed === null ? null : typedAmount(typed),
          currency: terms.most?.currency ?? null,
        })
      }
    >
      <RefundFacts
        order={order.number}
        guest={order.buyerName ?? null}
        tickets={[
          texts.tickets,
          { AMOUNT: texts.ticketsStay, ORDER: order.quantity, TICKETS: chosen.length }[scope],
        ]}
        amount={amount}
        collected={terms.collected}
        method={order.attempt?.takesMobileMoney ? null : (order.payment?.method ?? null)}
      />
      {order.refundTerms && order.refundableAmount && (
        <SegmentedControl
          fullWidth
          aria-label={texts.refundWhat}
          value={scope === 'AMOUNT' ? 'amount' : 'tickets'}
          onChange={(value) => draft.chooseAmount(value === 'amount')}
          data={[
            { value: 'tickets', label: texts.tickets },
            { value: 'amount', label: texts.amountOnly },
          ]}
        />
      )}
      {scope !== 'AMOUNT' && draft.isLoading && <Skeleton height={80} radius="md" />}
      {scope !== 'AMOUNT' && tickets.length > 0 && (
        <RefundTickets
          tickets={tickets}
          chosen={new Set(chosen.map(({ id }) => id))}
          onChange={draft.chooseTickets}
        />
      )}
      {terms.most && (
        <RefundAmountField
          value={typed ?? terms.amount?.amount ?? ''}
          most={terms.most}
          fromNothing={scope !== 'AMOUNT'}
          onChange={draft.type}
        />
      )}
      <Effects scope={scope} count={chosen.length} amount={amount} collected={terms.collected} />
    </ReasonDialog>
  );
}

interface EffectsProps {
  scope: RefundScope;
  /** Number of tickets that are cancelled. */
  count: number;
  amount: Money | null;
  collected: readonly Money[];
}

/** Consequences of the refund: for the codes and the money, and who gets a mail. */
function Effects({ scope, count, amount, collected }: EffectsProps) {
  if (scope === 'AMOUNT') return <Text>{texts.refundAmountBody}</Text>;
  if (count === 0 && scope === 'TICKETS') return <Text c="dimmed">{texts.chooseTickets}</Text>;
  return (
    <>
      <Text>
        {scope === 'ORDER' ? orderEffect(amount, collected) : ticketsEffect(count, amount, collected)}
      </Text>
      <List size="sm" c="dimmed" spacing={2}>
        <List.Item>{texts.codesStop}</List.Item>
        <List.Item>{texts.placesFree}</List.Item>
        <List.Item>{texts.guestMailed}</List.Item>
      </List>
    </>
  );
}

const sumText = (sums: readonly Money[]): string => sums.map((sum) => formatMoney(sum)).join(' · ');

function orderEffect(amount: Money | null, collected: readonly Money[]): string {
  if (amount && isNothing(amount.amount)) return texts.refundNothing;
  if (amount) return texts.refundPaid(formatMoney(amount));
  return collected.length > 0 ? texts.refundCollected(sumText(collected)) : texts.refundDoor;
}

function ticketsEffect(count: number, amount: Money | null, collected: readonly Money[]): string {
  if (amount && !isNothing(amount.amount)) return texts.ticketsPaid(count, formatMoney(amount));
  if (collected.length > 0) return texts.ticketsCollected(count, sumText(collected));
  return texts.ticketsNothing(count);
}
