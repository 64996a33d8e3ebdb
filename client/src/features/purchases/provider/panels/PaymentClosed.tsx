import { Button, Text } from '@mantine/core';
import { IconCalendarOff, IconClockQuestion, IconClockX, IconReceiptRefund } from '@tabler/icons-react';
import { payingTexts as texts } from '../../../../messages/provider-payments.ts';
import { momentText } from '../../../../ui/moment-text.ts';
import type { AttemptNow } from '../use-provider-order.ts';
import { chargeText } from '../use-provider-quote.ts';
import { PanelHead } from './PanelHead.tsx';
import classes from './panel.module.css';

interface PaymentClosedProps {
  view: 'over' | 'unconfirmed' | 'cancelled' | 'returning' | 'refunded';
  /** Null when the provider was never asked. */
  attempt: AttemptNow | null;
  heading: 2 | 3;
  /** The event was cancelled, so nothing can be ordered again. */
  isCancelled: boolean;
  /** The payment was above the limit of tickets per person. */
  isAboveLimit: boolean;
  /** The buyer orders again. */
  onLeave: () => void;
}

const ICONS = {
  over: IconClockX,
  unconfirmed: IconClockQuestion,
  cancelled: IconCalendarOff,
  returning: IconReceiptRefund,
  refunded: IconReceiptRefund,
};

const TITLES = {
  over: texts.overTitle,
  unconfirmed: texts.unconfirmedTitle,
  cancelled: texts.cancelledTitle,
  returning: texts.lateTitle,
  refunded: texts.refundedTitle,
};

/** The order can no longer be paid: its reason, and the state of money that arrived too late. */
export function PaymentClosed({
  view,
  attempt,
  heading,
  isCancelled,
  isAboveLimit,
  onLeave,
}: PaymentClosedProps) {
  const Icon = ICONS[view];
  return (
    <>
      <PanelHead
        icon={<Icon size={30} stroke={1.7} />}
        title={titleOf(view, { isCancelled, isAboveLimit })}
        order={heading}
      >
        <Text maw={440}>{sentence(view, attempt, { isCancelled, isAboveLimit })}</Text>
        {view === 'returning' && attempt && (
          <>
            <Text fw={600} maw={440}>
              {refundSentence(attempt)}
            </Text>
            {attempt.receipt && (
              <Text size="sm" c="dimmed">
                {texts.receiptOf(attempt.receipt)}
              </Text>
            )}
          </>
        )}
      </PanelHead>
      <div className={classes.claim}>
        {!isCancelled && (
          <Button variant="default" onClick={onLeave} fullWidth>
            {texts.orderAgain}
          </Button>
        )}
      </div>
    </>
  );
}

type Reason = Pick<PaymentClosedProps, 'isCancelled' | 'isAboveLimit'>;

function titleOf(view: PaymentClosedProps['view'], { isCancelled, isAboveLimit }: Reason): string {
  if (isCancelled) return texts.cancelledTitle;
  return view === 'returning' && isAboveLimit ? texts.limitTitle : TITLES[view];
}

function sentence(
  view: PaymentClosedProps['view'],
  attempt: AttemptNow | null,
  { isCancelled, isAboveLimit }: Reason,
): string {
  if (view === 'returning') {
    const amount = attempt ? chargeText(attempt.amount) : '';
    if (isAboveLimit) return texts.limit(amount);
    return isCancelled ? texts.lateCancelled(amount) : texts.late(amount);
  }
  if (view === 'cancelled') return texts.cancelledBody;
  if (view === 'unconfirmed') return texts.unconfirmed;
  return view === 'over' ? texts.over : texts.refundedBody;
}

function refundSentence({ refundStatus, refundAt }: AttemptNow): string {
  if (refundStatus === 'FAILED') return texts.notReturned;
  if (!refundAt) return texts.returningPlain;
  const at = momentText(refundAt);
  return refundStatus === 'PAID' ? texts.returned(at) : texts.returning(at);
}
