import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { OrderStatus, TillSaleFragment } from '../../gql/graphql.ts';
import { tillTexts } from '../../messages/box-office.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { ServiceRefused } from '../door-app/engine/door-ports.ts';
import type { TillService } from './till-service.ts';
import type { PhoneRequest } from './till-store.ts';

const texts = tillTexts.phone;
const POLL_MS = 3_000;

/** `LOST`: the service does not have the request. */
type Status = OrderStatus | 'LOST';

interface PhonePaymentProps {
  request: PhoneRequest;
  service: TillService;
  onAdmitted: (sale: TillSaleFragment) => void;
  /** Called when the request is over without a sale. */
  onEnded: () => void;
  /** Called to continue later: the guest may still pay. */
  onBack: () => void;
}

/** Waits for the payment that a guest's phone was asked for, and lets the guest in once it is there. */
export function PhonePayment({ request, service, onAdmitted, onEnded, onBack }: PhonePaymentProps) {
  const { shiftId, nonce } = request;
  const [status, setStatus] = useState<Status>('HELD');
  const [failure, setFailure] = useState<string>();
  const isOpen = status === 'HELD' || status === 'DUE';
  const isLost = status === 'LOST';
  const isPolled = isOpen || isLost;
  useEffect(() => {
    if (!isPolled) return undefined;
    const poll = () =>
      void service.payment(shiftId, nonce).then(setStatus, (error: unknown) => {
        // Any other failure passes, and the next answer says how it is.
        if (error instanceof ServiceRefused && error.code === 'NOT_FOUND') setStatus('LOST');
      });
    poll();
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [isPolled, nonce, service, shiftId]);
  const attempt = async (step: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await step();
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <Stack gap="md" aria-live="polite">
      <Title order={3}>{status === 'PAID' ? texts.paid : isLost ? texts.lost : texts.title}</Title>
      {isOpen && (
        <>
          <Text size="lg">{texts.asked(request.payerPhone)}</Text>
          <Loader aria-hidden />
        </>
      )}
      {status === 'PAID' && (
        <Button
          size="xl"
          onClick={() => void attempt(async () => onAdmitted(await service.admit(shiftId, nonce)))}
        >
          {texts.letIn}
        </Button>
      )}
      {isLost && (
        <>
          <Button
            size="xl"
            onClick={() => void attempt(async () => setStatus(await service.askPhone(request)))}
          >
            {texts.again}
          </Button>
          <Button size="lg" variant="default" onClick={onEnded}>
            {texts.discard}
          </Button>
        </>
      )}
      {!isPolled && status !== 'PAID' && <Text size="lg">{texts.cancelled}</Text>}
      {failure && <FormFailure>{failure}</FormFailure>}
      {isOpen && <Text c="dimmed">{texts.later}</Text>}
      <Button size="lg" variant="default" onClick={isPolled || status === 'PAID' ? onBack : onEnded}>
        {texts.back}
      </Button>
    </Stack>
  );
}
