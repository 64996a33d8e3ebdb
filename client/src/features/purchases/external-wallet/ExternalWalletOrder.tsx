import { Alert, Button, Stack } from '@mantine/core';
import { IconClockX } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { translated } from '../../../language/translated.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { externalWalletTexts } from '../../../messages/purchases.ts';
import { paymentFailureTexts } from '../../../messages/reasons.ts';
import { callTexts } from '../../../messages/shell.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import { type FollowedOrder, useFollowedOrder } from '../use-followed-order.ts';
import { PayPanel } from './PayPanel.tsx';

/** A ledger payment arrives within seconds, in milliseconds. */
const LEDGER_POLL_MS = 5_000;

const isPaidFor = ({ status, tickets }: FollowedOrder): boolean => status === 'PAID' && tickets.length > 0;

interface ExternalWalletOrderProps {
  id: string;
  orderKey: string;
  onPaid: (order: FollowedOrder) => void;
  onAgain: () => void;
}

/** A held order, live: payment instructions and result. */
export function OutsideOrder({ id, orderKey, onPaid, onAgain }: ExternalWalletOrderProps) {
  const { order, loading, error, again } = useFollowedOrder(
    { id, orderKey },
    { isDecided: isPaidFor, livePollMs: LEDGER_POLL_MS },
  );
  const isPaid = order !== null && isPaidFor(order);
  const paid = useEffectEvent(() => {
    if (order) onPaid(order);
  });
  useEffect(() => {
    if (isPaid) paid();
  }, [isPaid]);

  if (!order && loading) return <SkeletonBlock label={labelTexts.loading} height={320} mt="md" />;
  if (!order) {
    return (
      <LoadFailure
        title={callTexts.loadFailed(labelTexts.yourOrder)}
        reason={error ? readFailure(error) : callTexts.notFound}
        onRetry={again}
      />
    );
  }
  const { payment } = order;
  if (payment && order.status === 'HELD') return <PayPanel payment={payment} />;
  if (isPaid) return null;
  return (
    <Stack gap="md" mt="md" role="status">
      <Alert color="marigold" variant="light" icon={<IconClockX size={20} aria-hidden />}>
        {translated(payment?.failure, payment?.failureCode, paymentFailureTexts) ??
          externalWalletTexts.expired}
      </Alert>
      <Button variant="default" onClick={onAgain}>
        {externalWalletTexts.again}
      </Button>
    </Stack>
  );
}
