import { Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { orderTexts as texts } from '../../messages/orders.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import classes from './EventOrders.module.css';

const OrderRefundsFragment = graphql(`
  fragment OrderRefunds_order on Order {
    id
    refunds {
      id
      kind
      status
      at
      reason
      creditNote
      amount {
        ...Money @unmask
      }
    }
    keptAmount {
      ...Money @unmask
    }
  }
`);

/** The refunds of an order, and what was kept of it. Nothing without any. */
export function OrderRefunds({ order: ref }: { order: FragmentType<typeof OrderRefundsFragment> }) {
  const { refunds, keptAmount: kept } = useFragment(OrderRefundsFragment, ref);
  if (refunds.length === 0 && !kept) return null;
  return (
    <details className={`${classes.details} ${classes.trouble}`}>
      <summary>
        {`${texts.refunds} (${refunds.length})`}
        {kept && ` · ${texts.kept(formatMoney(kept))}`}
      </summary>
      <ul className={classes.refunds}>
        {refunds.map(({ id, kind, status, at, reason, creditNote, amount }) => (
          <li key={id}>
            <Text size="sm" className="tabular">
              {[formatMoney(amount), texts.refundKinds[kind], texts.refundStates[status]].join(' · ')}
            </Text>
            <Text size="sm" c="dimmed">
              <Moment at={at} isRelative /> · {reason}
              {creditNote && ` · ${creditNote}`}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
}
