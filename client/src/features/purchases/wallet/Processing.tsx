import { Loader, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { purchaseTexts } from '../../../texts/purchases.ts';
import { ticketTexts } from '../../../texts/tickets.ts';
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
