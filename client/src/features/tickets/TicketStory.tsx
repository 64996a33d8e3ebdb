import { Text, Timeline, Title } from '@mantine/core';
import { Fragment } from 'react';
import type { PaymentMethod, TicketStory_TicketFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventGuestTexts as texts } from '../../messages/guests.ts';
import { labelTexts } from '../../messages/labels.ts';
import { externalWalletTexts } from '../../messages/purchases.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import { isProviderMethod, PROVIDER_METHODS } from '../payment-methods/provider-methods.ts';
import classes from './TicketFacts.module.css';

const TicketStoryFragment = graphql(`
  fragment TicketStory_ticket on Ticket {
    id
    order {
      id
      number
      status
      quantity
      code
      createdAt
      buyerName
      buyerEmail
      total {
        ...Money @unmask
      }
      payment {
        id
        status
        method
      }
    }
    history {
      kind
      at
      detail
    }
  }
`);

/** The order of a ticket, and all that happened to it since. Requires that the viewer may see the holder. */
export function TicketStory({ ticket: ref }: { ticket: FragmentType<typeof TicketStoryFragment> }) {
  const { order, history } = useFragment(TicketStoryFragment, ref);
  return (
    <>
      {order && <OrderFacts order={order} />}
      <section>
        <Title order={3} size="h4" mb="sm">
          {texts.history}
        </Title>
        {!history || history.length === 0 ? (
          <Text c="dimmed" size="sm">
            {texts.noHistory}
          </Text>
        ) : (
          <Timeline bulletSize={16} lineWidth={2} active={-1}>
            {history.map((entry) => (
              <Timeline.Item key={`${entry.kind} ${entry.at}`} title={texts.happened[entry.kind]}>
                {detailOf(entry) && <Text size="sm">{detailOf(entry)}</Text>}
                <Text size="sm" c="dimmed">
                  <Moment at={entry.at} />
                </Text>
              </Timeline.Item>
            ))}
          </Timeline>
        )}
      </section>
    </>
  );
}

const OTHER_METHODS = {
  STELLAR: externalWalletTexts.short,
  MOCK: labelTexts.playMoney,
};

const methodLabel = (method: PaymentMethod): string =>
  isProviderMethod(method) ? PROVIDER_METHODS[method].label : OTHER_METHODS[method];

type Entry = NonNullable<TicketStory_TicketFragment['history']>[number];

/** Details are codes for mails and means of payment, and words of a person otherwise. */
function detailOf({ kind, detail }: Entry): string | null {
  if (!detail) return null;
  if (kind.startsWith('MAIL'))
    return detail in texts.mails ? texts.mails[detail as keyof typeof texts.mails] : texts.mails.other;
  if (kind === 'DUE_SETTLED' && detail in texts.means) return texts.means[detail as keyof typeof texts.means];
  return detail;
}

function OrderFacts({ order }: { order: NonNullable<TicketStory_TicketFragment['order']> }) {
  const rows: [string, string | null][] = [
    [texts.buyer, [order.buyerName, order.buyerEmail].filter(Boolean).join(' · ') || null],
    [texts.orderTotal, order.total.map((sum) => formatMoney(sum)).join(' · ')],
    [labelTexts.payment, order.payment && methodLabel(order.payment.method)],
    [texts.code, order.code ?? null],
  ];
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {texts.order} <TicketNumber>{order.number}</TicketNumber> <StatusBadge status={order.status} />
      </Title>
      <dl className={classes.facts}>
        {rows.map(
          ([label, value]) =>
            value && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </section>
  );
}
