import { Alert, Button, Loader, Stack, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { purchaseTexts } from '../../../messages/purchases.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import type { MemberCheckout } from '../checkout/use-member-checkout.ts';
import PaymentInProgress from '../provider/PaymentInProgress.tsx';
import type { ProviderAttempt } from '../purchase-attempts.ts';
import type { WalletPurchase } from './use-wallet-purchase.ts';
import classes from './WalletPurchase.module.css';

/** Time after which a payment is described as slow. */
const LATE_MS = 12_000;

/** Shown while a payment is in progress. */
export function Processing() {
  const [late, setLate] = useState(false);
  useTimeout(() => setLate(true), LATE_MS, { autoInvoke: true });
  return (
    <div className={classes.waiting} role="status">
      <Loader aria-hidden />
      <Text fw={600} fz="lg">
        {ticketTexts.processing}
      </Text>
      <Text>{purchaseTexts.waiting}</Text>
      <Text c="dimmed" maw={380}>
        {late ? purchaseTexts.late : purchaseTexts.waitingBody}
      </Text>
    </div>
  );
}

/** A confirmed purchase without an answer, to retry or discard. */
export function Unfinished({ purchase }: { purchase: WalletPurchase }) {
  return (
    <Stack gap="md">
      {purchase.failure && <FormFailure>{purchase.failure}</FormFailure>}
      <Alert
        color="marigold"
        variant="light"
        icon={<IconHistory size={22} aria-hidden />}
        title={purchaseTexts.unfinishedTitle}
      >
        {purchaseTexts.unfinishedBody}
      </Alert>
      <Button color="marigold.5" size="lg" fullWidth onClick={() => void purchase.resume()}>
        {purchaseTexts.unfinishedGo}
      </Button>
      <Button variant="default" fullWidth onClick={purchase.drop}>
        {purchaseTexts.unfinishedDrop}
      </Button>
      <Text size="sm" c="dimmed" ta="center">
        {purchaseTexts.unfinishedDropBody}
      </Text>
    </Stack>
  );
}

/** The open payment of a member by a provider; leaving it leads back to the form. */
export function MemberPayment({
  attempt,
  checkout: { payment, finish, setReviewing },
}: {
  attempt: ProviderAttempt;
  checkout: MemberCheckout;
}) {
  return (
    <PaymentInProgress
      attempt={attempt}
      isResumed={payment.isResumed}
      onHeld={payment.hold}
      onPaid={finish}
      onLeave={() => {
        payment.leave();
        setReviewing(false);
      }}
    />
  );
}
