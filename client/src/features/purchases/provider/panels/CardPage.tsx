import { Button, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { payingTexts as texts } from '../../../../messages/provider-payments.ts';
import { useCardWords } from '../card-words.ts';
import { useCardPage } from '../use-card-page.ts';
import type { AttemptNow } from '../use-provider-order.ts';
import { chargeText } from '../use-provider-quote.ts';
import { OtherWay } from './OtherWay.tsx';
import { PanelHead } from './PanelHead.tsx';
import classes from './panel.module.css';
import type { PanelProps } from './panel-props.ts';
import { TimeLeft } from './TimeLeft.tsx';

interface CardPageProps extends PanelProps<AttemptNow> {
  /** How the buyer came here: from the card page by its cancel link, by its end, or not from there. */
  from: 'cancelled' | 'returned' | null;
}

/** Time after which a payment that was made on the card page would be known, in milliseconds. */
const ANSWER_MS = 15_000;

/** The buyer pays on the provider's page; nothing of a card is entered here. */
export function CardPage({ attempt, orderId, orderKey, heading, onLeave, from }: CardPageProps) {
  const { recordOpened } = useCardPage();
  const [isLate, setLate] = useState(false);
  useTimeout(() => setLate(true), ANSWER_MS, { autoInvoke: true });
  const words = useCardWords();
  const isChecking = from === 'returned' && !isLate;
  return (
    <>
      <PanelHead
        icon={<IconCreditCard size={30} stroke={1.7} />}
        title={isChecking ? texts.checking : words.title}
        order={heading}
      >
        <Text className={`tabular ${classes.amount}`}>{chargeText(attempt.amount)}</Text>
        <Text size="sm" c="dimmed" maw={420}>
          {from === null || isChecking ? texts.cardBody : texts.cardLeft}
        </Text>
      </PanelHead>
      <TimeLeft until={attempt.expiresAt} words={texts.heldFor} />
      {attempt.page && (
        <Button
          component="a"
          href={attempt.page}
          onClick={() => recordOpened({ orderId, orderKey })}
          size="lg"
          fullWidth
          {...(isChecking ? { variant: 'default' } : { color: 'marigold.5' })}
          leftSection={<IconCreditCard size={20} aria-hidden />}
        >
          {words.back}
        </Button>
      )}
      <div className={classes.ways}>
        <OtherWay open="CARD" onLeave={onLeave} />
      </div>
    </>
  );
}
