import { Anchor, Button, Loader, Text } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { isNetworkFailure, readFailure } from '../../../apollo/read-failure.ts';
import { useWithdrawProviderPaymentMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { payingTexts as texts } from '../../../messages/provider-payments.ts';
import { callTexts } from '../../../messages/shell.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import { TicketNumber } from '../../../ui/TicketNumber.tsx';
import { asksPhone } from '../../payment-methods/provider-methods.ts';
import { browserOrders } from '../purchase-attempts.ts';
import { MobileMoneyContext } from './card-words.ts';
import { CardPage } from './panels/CardPage.tsx';
import { ClaimReceipt } from './panels/ClaimReceipt.tsx';
import { PanelHead } from './panels/PanelHead.tsx';
import { PaymentChecked } from './panels/PaymentChecked.tsx';
import { PaymentClosed } from './panels/PaymentClosed.tsx';
import { PaymentFailed } from './panels/PaymentFailed.tsx';
import classes from './panels/panel.module.css';
import { UnderWay } from './panels/UnderWay.tsx';
import { WaitForPhone } from './panels/WaitForPhone.tsx';
import type { PaymentView } from './payment-view.ts';
import { useCardPage } from './use-card-page.ts';
import { type AttemptNow, type ProviderOrder, useProviderOrder } from './use-provider-order.ts';
import { chargeText } from './use-provider-quote.ts';

graphql(`
  mutation WithdrawProviderPayment($input: WithdrawProviderPaymentInput!) {
    withdrawProviderPayment(input: $input) {
      order {
        id
        status
      }
    }
  }
`);

export interface ProviderPaymentProps {
  orderId: string;
  /** Secret of the order; null for a buyer with an account. */
  orderKey: string | null;
  /** The payment was found again: the buyer decides whether to continue it. */
  isResumed?: boolean;
  /** How the buyer came here from a card page, if so. */
  from?: 'cancelled' | 'returned' | null;
  /** Level of its heading. */
  heading?: 2 | 3;
  /** Names the event, which the page does not. */
  showsEvent?: boolean;
  /** The buyer goes on to the card page, if there is one. */
  opensCardPage?: boolean;
  onPaid: (order: ProviderOrder) => void;
  /** The buyer pays another way, or orders again. */
  onLeave: (order: ProviderOrder | null) => void;
  /** Shown when the order cannot be read by this browser. */
  missing?: ReactNode;
}

/** The payment of an order by a provider, live: what the buyer does next, and how it ended. */
export function ProviderPayment({ orderId, orderKey, onPaid, ...props }: ProviderPaymentProps) {
  const { order, view, loading, error, again } = useProviderOrder({ id: orderId, orderKey });
  const paid = useEffectEvent(() => {
    if (order) onPaid(order);
  });
  useEffect(() => {
    if (view === 'paid') paid();
  }, [view]);
  const page = props.opensCardPage && view === 'waiting' ? order?.attempt?.page : null;
  const { openCardPage } = useCardPage();
  const open = useEffectEvent(() => openCardPage({ orderId, orderKey }, page));
  // Opens the card page, once.
  useEffect(() => {
    if (page) open();
  }, [page]);

  if (!order || view === null) {
    if (loading) return <SkeletonBlock label={texts.orderLoading} height={260} />;
    return (
      props.missing ?? <Unreadable error={error} onRetry={again} onStartOver={() => props.onLeave(null)} />
    );
  }
  if (view === 'paid') return null;
  return <UnpaidOrder order={order} view={view} orderKey={orderKey} onRefused={again} {...props} />;
}

/** The page of the event that the order is for. */
export const eventAddress = ({ event }: ProviderOrder): string =>
  `/event-details?slug=${encodeURIComponent(event.slug)}`;

interface UnpaidOrderProps extends Omit<ProviderPaymentProps, 'orderId' | 'onPaid'> {
  order: ProviderOrder;
  view: Exclude<PaymentView, 'paid'>;
  onRefused: () => void;
}

/** Where a buyer may have paid without the page knowing. */
const CLAIMABLE: ReadonlySet<PaymentView> = new Set(['waiting', 'failed', 'over', 'unconfirmed']);

function UnpaidOrder({ order, view, orderKey, onRefused, ...props }: UnpaidOrderProps) {
  // A failed payment that was found again asks by itself whether the buyer goes on.
  const [isResumed, setResumed] = useState((props.isResumed ?? false) && view !== 'failed');
  const panel = useScrollToPanel(`${view} ${order.attempt?.id}`);
  const [withdraw] = useWithdrawProviderPaymentMutation();
  // The places end by themselves when this call gets lost.
  const leave = () =>
    void withdraw({ variables: { input: { orderId: order.id, orderKey } } })
      .catch(() => undefined)
      .then(() => props.onLeave(order));
  if (isResumed && (view === 'waiting' || view === 'starting'))
    return (
      <UnderWay
        amount={order.attempt ? chargeText(order.attempt.amount) : null}
        onContinue={() => setResumed(false)}
        onStartOver={leave}
      />
    );
  return (
    <MobileMoneyContext value={order.attempt?.takesMobileMoney ?? false}>
      <section ref={panel} className={classes.panel} aria-label={texts.title}>
        {props.showsEvent && (
          <Anchor component={Link} to={eventAddress(order)} c="dimmed" ta="center">
            {order.event.name}
          </Anchor>
        )}
        <Text size="sm" c="dimmed" ta="center">
          {labelTexts.order} <TicketNumber>{order.number}</TicketNumber>
        </Text>
        {view === 'checking' ? (
          <PaymentChecked heading={props.heading ?? 3} />
        ) : (
          <PaymentState
            key={`${view} ${order.attempt?.id}`}
            order={order}
            view={view}
            orderKey={orderKey}
            from={props.from ?? null}
            heading={props.heading ?? 3}
            onLeave={leave}
            onRefused={onRefused}
          />
        )}
        {asksPhone(order.attempt?.method) && (
          // What is typed stays when the payment fails meanwhile.
          <div className={classes.ways} hidden={!CLAIMABLE.has(view)}>
            <ClaimReceipt orderId={order.id} orderKey={orderKey} />
          </div>
        )}
      </section>
    </MobileMoneyContext>
  );
}

/** Height of what a panel says first: the icon, the heading, the amount and the time. */
const HEAD_HEIGHT = 300;

/** Scrolls the panel of a payment to its head when its state changes and the head is out of view. */
function useScrollToPanel(state: string): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another state alone
  useEffect(() => {
    const box = panel.current?.getBoundingClientRect();
    if (!box) return;
    const end = box.top + Math.min(box.height, HEAD_HEIGHT);
    if (box.top < 0 || end > window.innerHeight) panel.current?.scrollIntoView({ block: 'start' });
  }, [state]);
  return panel;
}

interface UnreadableProps {
  error: unknown;
  onRetry: () => void;
  onStartOver: () => void;
}

/** Without a network, or for an order of another account, whose owner used this browser before. */
function Unreadable({ error, onRetry, onStartOver }: UnreadableProps) {
  return (
    <>
      <LoadFailure
        title={callTexts.loadFailed(labelTexts.yourOrder)}
        reason={error ? readFailure(error) : callTexts.notFound}
        onRetry={onRetry}
      />
      {!isNetworkFailure(error) && (
        <Button variant="subtle" fullWidth onClick={onStartOver}>
          {texts.startOver}
        </Button>
      )}
    </>
  );
}

interface PaymentStateProps extends Required<Pick<ProviderPaymentProps, 'orderKey' | 'from' | 'heading'>> {
  onLeave: () => void;
  order: ProviderOrder;
  view: Exclude<PaymentView, 'paid' | 'checking'>;
  onRefused: () => void;
}

function PaymentState({ order, view, from, onRefused, ...props }: PaymentStateProps) {
  const attempt = order.attempt && atDeviceTime(order, order.attempt);
  if (view === 'starting' || !attempt) {
    if (view === 'starting' || view === 'waiting' || view === 'failed')
      return (
        <PanelHead
          icon={<Loader size={28} color="marigold" aria-hidden />}
          title={attempt?.status === 'PAID' ? texts.received : texts.starting}
          order={props.heading}
        />
      );
    return (
      <PaymentClosed
        view={view}
        attempt={null}
        isCancelled={view === 'cancelled'}
        isAboveLimit={false}
        heading={props.heading}
        onLeave={props.onLeave}
      />
    );
  }
  const panel = { attempt, orderId: order.id, ...props };
  if (view === 'waiting')
    return asksPhone(attempt.method) ? <WaitForPhone {...panel} /> : <CardPage {...panel} from={from} />;
  if (view === 'failed')
    return (
      <PaymentFailed
        {...panel}
        heldUntil={order.payment ? deviceTime(order, order.payment.holdUntil) : null}
        onRefused={onRefused}
      />
    );
  const reason = order.payment?.failureCode;
  return (
    <PaymentClosed
      attempt={attempt}
      heading={props.heading}
      onLeave={props.onLeave}
      view={view}
      isCancelled={reason === 'EVENT_CANCELLED'}
      isAboveLimit={reason === 'BUYER_LIMIT'}
    />
  );
}

/** The attempt with its times by the clock of this device, which may be wrong. */
const atDeviceTime = (order: ProviderOrder, attempt: AttemptNow): AttemptNow => ({
  ...attempt,
  createdAt: deviceTime(order, attempt.createdAt),
  expiresAt: deviceTime(order, attempt.expiresAt),
});

const deviceTime = ({ id, createdAt }: ProviderOrder, moment: string): string =>
  new Date(Date.parse(moment) + browserOrders.clockSkew(id, createdAt)).toISOString();
