import { readFailure } from '../../../apollo/read-failure.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { notify } from '../../../ui/notify.ts';
import { orderKeyOf, type ProviderAttempt } from '../purchase-attempts.ts';
import { ProviderPayment } from './ProviderPayment.tsx';
import { UnderWay } from './panels/UnderWay.tsx';
import type { ProviderOrder } from './use-provider-order.ts';
import { useProviderPurchase } from './use-provider-purchase.ts';

interface PaymentInProgressProps {
  attempt: ProviderAttempt;
  /** The attempt was found in this browser, rather than just made. */
  isResumed: boolean;
  heading?: 2 | 3;
  /** Called when an attempt without an answer gets one. */
  onHeld: (attempt: ProviderAttempt) => void;
  onPaid: (order: ProviderOrder) => void;
  /** The buyer pays another way, or orders again. */
  onLeave: () => void;
}

/** The open payment of this browser for an event. */
export default function PaymentInProgress({ attempt, onHeld, ...props }: PaymentInProgressProps) {
  const { isResumed, heading, onPaid, onLeave } = props;
  const { start, error } = useProviderPurchase({
    onHeld,
    onRefused: (failure) => {
      void notify('error', readFailure(failure));
      onLeave();
    },
  });
  if (attempt.orderId === null)
    return (
      <>
        <UnderWay amount={null} onContinue={() => void start(attempt.input)} onStartOver={onLeave} />
        {error !== undefined && <FormFailure>{readFailure(error)}</FormFailure>}
      </>
    );
  return (
    <ProviderPayment
      key={attempt.orderId}
      orderId={attempt.orderId}
      orderKey={orderKeyOf(attempt)}
      isResumed={isResumed}
      heading={heading ?? 3}
      onPaid={onPaid}
      onLeave={onLeave}
    />
  );
}
