import { Button, Text } from '@mantine/core';
import { IconCreditCard, IconExternalLink } from '@tabler/icons-react';
import { payingTexts as texts } from '../../../../messages/provider-payments.ts';
import type { AttemptNow } from '../use-provider-order.ts';
import { chargeText } from '../use-provider-quote.ts';
import { OtherWay } from './OtherWay.tsx';
import { PanelHead } from './PanelHead.tsx';
import type { PanelProps } from './panel-props.ts';
import classes from './panel.module.css';
import { TimeLeft } from './TimeLeft.tsx';

interface CardPageProps extends PanelProps<AttemptNow> {
  /** How the buyer came here: from the card page by its cancel link, by its end, or not from there. */
  from: 'cancelled' | 'returned' | null;
}

/** The buyer pays on the provider's page; nothing of a card is entered here. */
export function CardPage({ attempt, heading, onLeave, from }: CardPageProps) {
  const title = from === 'returned' ? texts.checking : texts.cardTitle;
  return (
    <>
      <PanelHead icon={<IconCreditCard size={30} stroke={1.7} />} title={title} order={heading}>
        <Text className={`tabular ${classes.amount}`}>{chargeText(attempt.amount)}</Text>
        <Text size="sm" c="dimmed" maw={420}>
          {from === 'cancelled' ? texts.cardLeft : texts.cardBody}
        </Text>
      </PanelHead>
      <TimeLeft key={attempt.id} until={attempt.expiresAt} words={texts.heldFor} />
      {attempt.page && (
        <Button
          component="a"
          href={attempt.page}
          size="lg"
          fullWidth
          color={from === 'returned' ? undefined : 'marigold.5'}
          variant={from === 'returned' ? 'default' : 'filled'}
          leftSection={<IconExternalLink size={20} aria-hidden />}
        >
          {texts.cardBack}
        </Button>
      )}
      <div className={classes.ways}>
        <OtherWay open="CARD" onLeave={onLeave} />
      </div>
    </>
  );
}
