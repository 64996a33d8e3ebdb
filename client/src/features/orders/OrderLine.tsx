import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { OrderLine_OrderFragment } from '../../gql/graphql.ts';
import { useOrderLineChangedSubscription } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { translated } from '../../language/translated.ts';
import { labelTexts } from '../../messages/labels.ts';
import { orderTexts } from '../../messages/orders.ts';
import { payingTexts } from '../../messages/provider-payments.ts';
import { paymentFailureTexts } from '../../messages/reasons.ts';
import { receiptTexts } from '../../messages/receipts.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { walletTexts } from '../../messages/wallet.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import { asksPhone, isProviderMethod } from '../payment-methods/provider-methods.ts';
import { ReceiptList } from '../receipts/ReceiptList.tsx';
import classes from './EventOrders.module.css';
import { OrderDispute } from './OrderDispute.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { RefundButton } from './RefundDialog.tsx';

const OrderLineFragment = graphql(`
  fragment OrderLine_order on Order {
    id
    number
    status
    isTest
    quantity
    tickets {
      id
      number
    }
    createdAt
    buyerName @include(if: $person)
    buyerEmail @include(if: $person)
    total {
      ...Money @unmask
    }
    payment {
      id
      status
      method
      failure
      failureCode
      transactionHash
      explorerUrl
      payment {
        amount
        currency
      }
      charge {
        ...Money @unmask
      }
    }
    receipts {
      id
      ...ReceiptList_receipt
    }
    attempt {
      id
      receipt
      takesMobileMoney
      ...OrderDispute_attempt
    }
    refunds {
      id
      status
    }
    ...RefundDialog_order
    ...OrderRefunds_order
  }
`);

graphql(`
  subscription OrderLineChanged($id: ID!, $person: Boolean!) {
    orderChanged(id: $id) {
      id
      ...OrderLine_order
    }
  }
`);

/** States that change on their own once the ledger has closed. */
const UNDER_WAY = new Set<string | undefined>(['HELD', 'PAYING', 'REFUNDING']);

/** Most ticket numbers in a line. */
const NUMBERS = 4;

interface OrderLineProps {
  order: FragmentType<typeof OrderLineFragment>;
  /** Whether the viewer may see the buyer. */
  person: boolean;
  onRefund: () => void;
}

/** One order: buyer, quantity, amount, payment state (live while it changes) and refund. */
export function OrderLine({ order: ref, person, onRefund }: OrderLineProps) {
  const order = useFragment(OrderLineFragment, ref);
  const { payment } = order;
  const failure = translated(payment?.failure, payment?.failureCode, paymentFailureTexts);
  useOrderLineChangedSubscription({
    variables: { id: order.id, person },
    skip: !UNDER_WAY.has(payment?.status) && order.refunds.every(({ status }) => status !== 'PENDING'),
    ignoreResults: true,
  });
  return (
    <li className={classes.item}>
      <div className="min-0 break-anywhere">
        {person && <Text fw={600}>{order.buyerName ?? ticketTexts.hidden}</Text>}
        <Text size="sm" {...(person ? { c: 'dimmed' } : { fw: 600 })} title={order.id}>
          {orderTexts.order} <TicketNumber>{order.number}</TicketNumber> ·{' '}
          <Moment at={order.createdAt} isRelative />
        </Text>
        {person && order.buyerEmail && (
          <Text size="sm" c="dimmed">
            <EmailAddress>{order.buyerEmail}</EmailAddress>
          </Text>
        )}
      </div>
      <div className={classes.sum}>
        <Text fw={600}>{order.total.map((sum) => formatMoney(sum)).join(' · ')}</Text>
        <Text size="sm" c="dimmed">
          {ticketTexts.count(order.quantity)}
        </Text>
        <Text size="sm" c="dimmed" className={classes.numbers}>
          {order.tickets.slice(0, NUMBERS).map(({ id, number }) => (
            <Anchor key={id} component={Link} to={tabAddress('search', { ticket: id })} c="inherit">
              <TicketNumber>{number}</TicketNumber>
            </Anchor>
          ))}
          {order.tickets.length > NUMBERS && <span>+{order.tickets.length - NUMBERS}</span>}
        </Text>
      </div>
      <div className={classes.marks}>
        <StatusBadge status={order.status} />
        {order.isTest && <StatusBadge status="test" label={labelTexts.testTicket} />}
        {payment && (
          <PaymentMarks payment={payment} orderStatus={order.status} attempt={order.attempt ?? null} />
        )}
      </div>
      <div className={classes.action}>
        <RefundButton order={order} onOpen={onRefund} />
      </div>
      <OrderRefunds order={order} />
      {order.receipts.length > 0 && (
        <details className={`${classes.details} ${classes.trouble}`}>
          <summary>{`${receiptTexts.title} (${order.receipts.length})`}</summary>
          <ReceiptList receipts={order.receipts} />
        </details>
      )}
      {failure && (
        <Text size="sm" c="dimmed" className={classes.trouble}>
          {failure}
        </Text>
      )}
      {order.attempt && (
        <div className={classes.trouble}>
          <OrderDispute attempt={order.attempt} />
        </div>
      )}
      {payment?.transactionHash && (
        <details className={`${classes.details} ${classes.trouble}`}>
          <summary>{walletTexts.technical}</summary>
          <span className={classes.code}>{payment.transactionHash}</span>
          {payment.explorerUrl && (
            <>
              {' '}
              <Anchor href={payment.explorerUrl} target="_blank" rel="noreferrer" size="sm">
                {walletTexts.explorer}
              </Anchor>
            </>
          )}
        </details>
      )}
    </li>
  );
}

interface PaymentMarksProps {
  payment: NonNullable<OrderLine_OrderFragment['payment']>;
  orderStatus: string;
  /** That of a payment provider. */
  attempt: Pick<NonNullable<OrderLine_OrderFragment['attempt']>, 'receipt' | 'takesMobileMoney'> | null;
}

/** State of the payment, where it adds to that of the order; its way, amount and receipt. */
function PaymentMarks({ payment, orderStatus, attempt }: PaymentMarksProps) {
  const onPage = attempt?.takesMobileMoney === true;
  const { status, method } = payment;
  return (
    <>
      {status !== orderStatus && <StatusBadge status={status} />}
      <Text size="sm" c="dimmed" className="tabular">
        {paidText(payment, onPage)}
      </Text>
      {((isProviderMethod(method) && asksPhone(method)) || onPage) && attempt?.receipt && (
        <Text size="sm" c="dimmed" className="tabular">
          {payingTexts.receiptOf(attempt.receipt)}
        </Text>
      )}
    </>
  );
}

/** @param onPage it was paid on a page that takes cards and mobile money */
function paidText({ method, charge, payment }: PaymentMarksProps['payment'], onPage: boolean): string {
  if (isProviderMethod(method)) {
    const way = onPage ? orderTexts.cardOrMobile : orderTexts.methods[method];
    return `${way} · ${formatMoney(payment)}`;
  }
  return charge ? formatMoney(charge) : 'MOCK';
}
