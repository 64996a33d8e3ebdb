import { Button, List, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { Currency, RefundDialog_OrderFragment } from '../../gql/graphql.ts';
import { useRefundChoicesQuery } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { orderTexts as texts } from '../../messages/orders.ts';
import { callTexts } from '../../messages/shell.ts';
import { formatMoney, type Money } from '../../ui/format-amount.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { isNothing, RefundAmountField, typedAmount } from './RefundAmountField.tsx';
import { RefundFacts } from './RefundFacts.tsx';
import { RefundTickets } from './RefundTickets.tsx';
import {
  isRefundable,
  type RefundableTicket,
  type RefundScope,
  type RefundSums,
  sumsOfTickets,
} from './refund-choice.ts';
import { useRefund } from './use-refund.ts';

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

graphql(`
  query RefundChoices($orderId: ID!, $person: Boolean!) {
    order(id: $orderId) {
      id
      tickets {
        id
        number
        holderName @include(if: $person)
        tier {
          id
          name
        }
        refundTerms {
          ...TicketRefundTerms @unmask
        }
      }
    }
  }
`);

interface RefundOrderProps {
  order: FragmentType<typeof RefundDialogFragment>;
  /** Whether the viewer may see the buyer. */
  person: boolean;
}

/** Refunds an order, some of its tickets, or an amount. Nothing for viewers who cannot, or when nothing is left. */
export function RefundOrder({ order: ref, person }: RefundOrderProps) {
  const order = useFragment(RefundDialogFragment, ref);
  const [isOpen, setOpen] = useState(false);
  if (!order.refundTerms && !order.refundableAmount) return null;
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>
        {texts.refund}
      </Button>
      {isOpen && <RefundDialog order={order} person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

interface RefundDialogProps {
  order: RefundDialog_OrderFragment;
  person: boolean;
  onClose: () => void;
}

/** One dialog for every refund of an order: what is refunded, how much, and what happens to it. */
function RefundDialog({ order, person, onClose }: RefundDialogProps) {
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

/** The tickets and the amount that staff choose. */
function useRefundDraft(order: RefundDialog_OrderFragment, person: boolean) {
  const { data } = useRefundChoicesQuery({
    variables: { orderId: order.id, person },
    fetchPolicy: 'network-only',
  });
  const [isAmount, setAmount] = useState(!order.refundTerms);
  /** null: all. */
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  /** null: the suggested amount. */
  const [typed, setTyped] = useState<string | null>(null);
  const tickets = data?.order?.tickets.filter(isRefundable) ?? [];
  const chosen = tickets.filter(({ id }) => picked === null || picked.has(id));
  const ofTickets: RefundScope = chosen.length === tickets.length ? 'ORDER' : 'TICKETS';
  const scope: RefundScope = isAmount ? 'AMOUNT' : ofTickets;
  const terms = termsOf(order, scope, chosen);
  const amount = typed === null || !terms.most ? terms.amount : { ...terms.most, amount: typedAmount(typed) };
  return {
    isLoading: !data,
    tickets,
    chosen,
    scope,
    terms,
    typed,
    amount,
    type: setTyped,
    chooseTickets: (ids: ReadonlySet<string>): void => {
      setPicked(ids);
      setTyped(null);
    },
    chooseAmount: (isOnly: boolean): void => {
      setAmount(isOnly);
      setTyped(null);
    },
  };
}

interface Terms extends RefundSums {
  /** The most that can be returned; null where staff choose no amount. */
  most: (Money & { currency: Currency }) | null;
}

/** The suggested amount of a choice, and its limit. An amount of several tickets is that of the organiser's rule. */
function termsOf(
  order: RefundDialog_OrderFragment,
  scope: RefundScope,
  chosen: readonly RefundableTicket[],
): Terms {
  if (scope === 'AMOUNT') return { amount: null, most: order.refundableAmount ?? null, collected: [] };
  if (scope === 'ORDER') {
    const { amount = null, most = null, collected = [] } = order.refundTerms ?? {};
    return { amount, most, collected };
  }
  const [only] = chosen.length === 1 ? chosen : [];
  return { ...sumsOfTickets(chosen, order.refundTerms?.most ?? null), most: only?.refundTerms.most ?? null };
}

interface EffectsProps {
  scope: RefundScope;
  /** Number of tickets that are cancelled. */
  count: number;
  amount: Money | null;
  collected: readonly Money[];
}

/** What will happen: to the codes, to the money, and who learns of it. */
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
