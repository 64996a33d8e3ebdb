import { Button, Group, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { TillSaleFragment } from '../../gql/graphql.ts';
import { tillTexts } from '../../messages/box-office.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { spelled, TicketNumber } from '../../ui/TicketNumber.tsx';
import classes from './Till.module.css';

const texts = tillTexts.done;

interface SaleDoneProps {
  count: number;
  admits: boolean;
  /** null for a sale that is stored on this device only. */
  sale: TillSaleFragment | null;
  /** The gate of the shift was taken from the device. */
  isGateLost: boolean;
  onNext: () => void;
}

/** A finished sale: whether the guest goes in, and the codes to show or print. */
export function SaleDone({ count, admits, sale, isGateLost, onNext }: SaleDoneProps) {
  const [showsCodes, setShowsCodes] = useState(!admits);
  const isInside = sale === null || sale.tickets.every(({ admitted }) => admitted);
  const refusal = isGateLost ? texts.gateLost : texts.early;
  return (
    <section className={`${classes.screen} ${classes.done}`} aria-live="polite">
      <Group gap="sm">
        <IconCircleCheck size={40} color="var(--mantine-color-teal-filled)" aria-hidden />
        <Title order={3}>{texts.title(count)}</Title>
      </Group>
      <Text size="lg">{admits ? (isInside ? texts.inside : refusal) : texts.outside}</Text>
      {sale === null && <Text c="dimmed">{texts.offline}</Text>}
      {sale && showsCodes && (
        <ul className={classes.codes}>
          {sale.tickets.map(({ id, number, tier, code }) => (
            <li key={id} className={classes.code}>
              <QrCode value={code} label={texts.code(spelled(number))} size={170} />
              <Text fw={600}>{tier}</Text>
              <TicketNumber>{number}</TicketNumber>
            </li>
          ))}
        </ul>
      )}
      <Group className={`${classes.noPrint} ${classes.action}`} w="100%">
        <Button size="xl" flex={1} onClick={onNext} data-autofocus>
          {texts.next}
        </Button>
        {sale && !showsCodes && (
          <Button size="xl" variant="default" onClick={() => setShowsCodes(true)}>
            {texts.codes}
          </Button>
        )}
        {sale && showsCodes && (
          <Button
            size="xl"
            variant="default"
            leftSection={<IconPrinter size={20} aria-hidden />}
            onClick={() => window.print()}
          >
            {texts.print}
          </Button>
        )}
      </Group>
    </section>
  );
}
