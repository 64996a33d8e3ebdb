import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { OrderStatus, TillSaleFragment } from '../../gql/graphql.ts';
import { tillTexts } from '../../messages/box-office.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import type { TillService } from './till-service.ts';

const texts = tillTexts.phone;
const POLL_MS = 3_000;

interface PhonePaymentProps {
  shiftId: string;
  nonce: string;
  phone: string;
  service: TillService;
  onAdmitted: (sale: TillSaleFragment) => void;
  onBack: () => void;
}

/** Waits for the payment that a guest's phone was asked for, and lets the guest in once it is there. */
export function PhonePayment({ shiftId, nonce, phone, service, onAdmitted, onBack }: PhonePaymentProps) {
  const [status, setStatus] = useState<OrderStatus>('HELD');
  const [failure, setFailure] = useState<string>();
  const isOpen = status === 'HELD' || status === 'DUE';
  useEffect(() => {
    if (!isOpen) return undefined;
    // A lost answer is asked for again.
    const ask = () => void service.payment(shiftId, nonce).then(setStatus, () => undefined);
    const timer = setInterval(ask, POLL_MS);
    return () => clearInterval(timer);
  }, [isOpen, nonce, service, shiftId]);
  const admit = async () => {
    try {
      onAdmitted(await service.admit(shiftId, nonce));
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <Stack gap="md" aria-live="polite">
      <Title order={3}>{status === 'PAID' ? texts.paid : texts.title}</Title>
      {isOpen && (
        <>
          <Text size="lg">{texts.asked(phone)}</Text>
          <Loader aria-hidden />
        </>
      )}
      {status === 'PAID' && (
        <Button size="xl" onClick={() => void admit()}>
          {texts.letIn}
        </Button>
      )}
      {!isOpen && status !== 'PAID' && <Text size="lg">{texts.cancelled}</Text>}
      {failure && <FormFailure>{failure}</FormFailure>}
      {status !== 'PAID' && (
        <Button size="lg" variant="default" onClick={onBack}>
          {texts.back}
        </Button>
      )}
    </Stack>
  );
}
