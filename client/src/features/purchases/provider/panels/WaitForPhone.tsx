import { Text } from '@mantine/core';
import { IconDeviceMobileVibration } from '@tabler/icons-react';
import { payingTexts as texts } from '../../../../messages/provider-payments.ts';
import { useTimeLeft } from '../../use-time-left.ts';
import { payerNumberText } from '../payer-number.ts';
import type { AttemptNow } from '../use-provider-order.ts';
import { chargeText } from '../use-provider-quote.ts';
import { OtherWay } from './OtherWay.tsx';
import { PanelHead } from './PanelHead.tsx';
import classes from './panel.module.css';
import type { PanelProps } from './panel-props.ts';
import { TimeLeft } from './TimeLeft.tsx';

/** The buyer enters a PIN on the phone that pays. */
export function WaitForPhone({ attempt, heading, onLeave }: PanelProps<AttemptNow>) {
  const amount = chargeText(attempt.amount);
  // The request is off the phone by then: entering a PIN would answer another one.
  const isOver = useTimeLeft(attempt.expiresAt) === '00:00';
  const enterPin = attempt.phone ? texts.enterPin(payerNumberText(attempt.phone)) : texts.enterPinPlain;
  const seconds = (Date.parse(attempt.expiresAt) - Date.parse(attempt.createdAt)) / 1_000;
  return (
    <>
      <PanelHead
        icon={<IconDeviceMobileVibration size={30} stroke={1.7} />}
        title={isOver ? texts.checking : enterPin}
        order={heading}
      >
        <Text className={`tabular ${classes.amount}`}>{amount}</Text>
      </PanelHead>
      <TimeLeft until={attempt.expiresAt} of={seconds} />
      {!isOver && (
        <ol className={classes.steps}>
          <li>{texts.steps.look}</li>
          <li>{texts.steps.check(amount)}</li>
          <li>{texts.steps.wait}</li>
        </ol>
      )}
      <Text size="sm" c="dimmed" ta="center">
        {texts.keepOpen}
      </Text>
      <div className={classes.ways}>
        <OtherWay open={attempt.method} onLeave={onLeave} />
      </div>
    </>
  );
}
