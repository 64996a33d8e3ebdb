import { Loader } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { payingTexts as texts } from '../../../messages/provider-payments.ts';
import { callTexts } from '../../../messages/shell.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import { CardPage } from './panels/CardPage.tsx';
import { PanelHead } from './panels/PanelHead.tsx';
import { PaymentClosed } from './panels/PaymentClosed.tsx';
import { PaymentFailed } from './panels/PaymentFailed.tsx';
import classes from './panels/panel.module.css';
import { UnderWay } from './panels/UnderWay.tsx';
import { WaitForPhone } from './panels/WaitForPhone.tsx';
import { type ProviderOrder, useProviderOrder } from './use-provider-order.ts';
import { chargeText } from './use-provider-quote.ts';

export interface ProviderPaymentProps {
  orderId: string;
  /** Idempotency key of the order; null for a buyer with an account. */
  orderKey: string | null;
  /** The payment was found again: the buyer decides whether to continue it. */
  isResumed?: boolean;
  /** How the buyer came here from a card page, if so. */
  from?: 'cancelled' | 'returned' | null;
  /** Level of its heading. */
  heading?: 2 | 3;
  onPaid: (order: ProviderOrder) => void;
  /** The buyer pays another way, or orders again. */
  onLeave: () => void;
  /** Shown when the order cannot be read by this browser. */
  missing?: ReactNode;
}

/** The payment of an order by a provider, live: what the buyer does next, and how it ended. */
export function ProviderPayment({ orderId, orderKey, onPaid, ...props }: ProviderPaymentProps) {
  const { order, view, loading, error, again } = useProviderOrder({ id: orderId, idempotencyKey: orderKey });
  const [isResumed, setResumed] = useState(props.isResumed ?? false);
  const paid = useEffectEvent(() => {
    if (order) onPaid(order);
  });
  useEffect(() => {
    if (view === 'paid') paid();
  }, [view]);

  if (!order || view === null) {
    if (loading) return <SkeletonBlock label={texts.orderLoading} height={260} />;
    return (
      props.missing ?? (
        <LoadFailure
          title={callTexts.loadFailed(labelTexts.yourOrder)}
          reason={error ? readFailure(error) : callTexts.notFound}
          onRetry={again}
        />
      )
    );
  }
  if (view === 'paid') return null;
  const isOpen = view === 'waiting' || view === 'starting';
  if (isResumed && isOpen)
    return (
      <UnderWay
        amount={order.attempt ? chargeText(order.attempt.amount) : null}
        onContinue={() => setResumed(false)}
        onStartOver={props.onLeave}
      />
    );
  return (
    <section className={classes.panel} aria-label={texts.title}>
      <PaymentState
        key={`${view} ${order.attempt?.id}`}
        order={order}
        view={view}
        orderKey={orderKey}
        from={props.from ?? null}
        heading={props.heading ?? 3}
        onLeave={props.onLeave}
        onRefused={again}
      />
    </section>
  );
}

interface PaymentStateProps extends Required<Pick<ProviderPaymentProps, 'orderKey' | 'from' | 'heading' | 'onLeave'>> {
  order: ProviderOrder;
  view: Exclude<ReturnType<typeof useProviderOrder>['view'], null | 'paid'>;
  onRefused: () => void;
}

function PaymentState({ order, view, from, onRefused, ...props }: PaymentStateProps) {
  const attempt = order.attempt ?? null;
  if (view === 'starting' || !attempt) {
    if (view === 'starting' || view === 'waiting' || view === 'failed')
      return (
        <PanelHead
          icon={<Loader size={28} color="marigold" aria-hidden />}
          title={attempt?.status === 'PAID' ? texts.received : texts.starting}
          order={props.heading}
        />
      );
    return <PaymentClosed view={view} attempt={null} orderId={order.id} {...props} />;
  }
  const panel = { attempt, orderId: order.id, ...props };
  if (view === 'waiting')
    return attempt.method === 'MPESA' ? <WaitForPhone {...panel} /> : <CardPage {...panel} from={from} />;
  if (view === 'failed')
    return <PaymentFailed {...panel} heldUntil={order.payment?.holdUntil ?? null} onRefused={onRefused} />;
  return <PaymentClosed {...panel} view={view} />;
}
