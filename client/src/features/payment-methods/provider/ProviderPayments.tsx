import { Anchor, Paper, Text, Title } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../../apollo/QueryFailure.tsx';
import { useFollowingPages } from '../../../apollo/use-following-pages.ts';
import type { MyPaymentsQuery, ProviderMethod } from '../../../gql/graphql.ts';
import { useMyPaymentsQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { providerMethodTexts as texts } from '../../../messages/account.ts';
import { callTexts } from '../../../messages/shell.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatMoney } from '../../../ui/format-amount.ts';
import lines from '../../../ui/lines.module.css';
import { momentText } from '../../../ui/moment-text.ts';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

graphql(`
  query MyPayments($first: Int!, $after: String) {
    myTickets(first: $first, after: $after) {
      pageInfo {
        ...Page @unmask
      }
      nodes {
        id
        order {
          id
          createdAt
          quantity
          status
          event {
            id
            slug
            name
          }
          attempt {
            id
            method
            amount {
              amount
              currency
            }
            receipt
          }
        }
      }
    }
  }
`);

type PaidOrder = NonNullable<MyPaymentsQuery['myTickets']['nodes'][number]['order']>;

const PAGE = 50;
const MAX = 500;

/** The viewer's own payments by one method, newest first: one for each order of their tickets. */
export function ProviderPayments({ provider }: { provider: ProviderMethod }) {
  const query = useMyPaymentsQuery({ variables: { first: PAGE } });
  const list = query.data?.myTickets;
  const { whole } = useFollowingPages(query, list, MAX);
  const orders = ordersOf(whole ?? list?.nodes ?? [], provider);
  return (
    <section aria-label={texts.payments[provider]}>
      <Title order={2} size="h3" mb="sm">
        {texts.payments[provider]}
      </Title>
      {!list && query.error && (
        <QueryFailure title={callTexts.loadFailed(texts.yours)} error={query.error} refetch={query.refetch} />
      )}
      {!list && !query.error && <RowSkeletons label={texts.loading} count={2} />}
      {list && orders.length === 0 && (
        <EmptyState title={texts.none} message={texts.noneBody} icon={<IconReceipt size={30} />} />
      )}
      {orders.length > 0 && (
        <Paper withBorder px={{ base: 'md', sm: 'lg' }}>
          <ul className={lines.list}>
            {orders.map((order) => (
              <Payment key={order.id} order={order} />
            ))}
          </ul>
        </Paper>
      )}
    </section>
  );
}

function Payment({ order: { event, createdAt, quantity, status, attempt } }: { order: PaidOrder }) {
  return (
    <li className={lines.item}>
      <div className={lines.what}>
        <Anchor
          component={Link}
          to={`/event-details?slug=${encodeURIComponent(event.slug)}`}
          fw={600}
          c="inherit"
        >
          {event.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {momentText(createdAt)} · {texts.tickets(quantity)}
        </Text>
        {attempt?.receipt && (
          <Text size="sm" c="dimmed" className="tabular">
            {texts.receipt(attempt.receipt)}
          </Text>
        )}
      </div>
      <div className={lines.sum}>
        <Text fw={600} className="tabular">
          {attempt && formatMoney(attempt.amount)}
        </Text>
        <StatusBadge status={status} />
      </div>
    </li>
  );
}

/** The orders of the tickets that were paid by a method. Tickets that came from another person have none of the viewer's. */
function ordersOf(
  tickets: readonly MyPaymentsQuery['myTickets']['nodes'][number][],
  method: ProviderMethod,
): PaidOrder[] {
  const found = new Map<string, PaidOrder>();
  for (const { order } of tickets) if (order?.attempt?.method === method) found.set(order.id, order);
  return [...found.values()];
}
