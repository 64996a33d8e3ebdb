import { Progress, Text } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveState } from '../../../../apollo/live-state.ts';
import { payingTexts as texts } from '../../../../messages/provider-payments.ts';
import { LiveDot } from '../../../../ui/LiveDot.tsx';
import { useTimeLeft } from '../../external-wallet/PayPanel.tsx';
import classes from './panel.module.css';

/** Seconds of a prompt on a phone; a longer time has no bar. */
const LONGEST_BAR = 200;

interface TimeLeftProps {
  /** ISO timestamp. */
  until: string;
  /** Sentence with the time left as minutes and seconds. */
  words?: (time: string) => string;
}

/** Time left to pay, and whether the page is live. */
export function TimeLeft({ until, words = texts.left }: TimeLeftProps) {
  const left = useTimeLeft(until);
  const live = useLiveState();
  const seconds = secondsOf(left);
  const [whole] = useState(seconds);
  const hasBar = whole > 0 && whole <= LONGEST_BAR;
  return (
    <div className={classes.clock}>
      {hasBar && (
        <Progress
          value={(seconds / whole) * 100}
          color={seconds > 30 ? 'marigold.5' : 'coral'}
          size="sm"
          radius="xl"
          aria-label={texts.timeLeft}
        />
      )}
      <div className={classes.foot}>
        <Text fw={600} className={`tabular ${classes.time}`} role="timer">
          <IconHourglass size={20} aria-hidden />
          {words(left)}
        </Text>
        <LiveDot status={live.status} since={live.since} />
      </div>
      {seconds === 0 && (
        <Text size="sm" c="dimmed" role="status">
          {texts.timeOver}
        </Text>
      )}
    </div>
  );
}

function secondsOf(clock: string): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return minutes * 60 + seconds;
}
