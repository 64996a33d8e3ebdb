import { Progress, Text } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { Live } from '../../../../apollo/Live.tsx';
import { payingTexts as texts } from '../../../../messages/provider-payments.ts';
import { useTimeLeft } from '../../use-time-left.ts';
import classes from './panel.module.css';

interface TimeLeftProps {
  /** ISO timestamp. */
  until: string;
  /** Seconds from the beginning; without them there is no bar. */
  of?: number;
  /** Sentence with the time left as minutes and seconds. */
  words?: (time: string) => string;
}

/** Time left to pay, and whether the page is live. */
export function TimeLeft({ until, of, words = texts.left }: TimeLeftProps) {
  const left = useTimeLeft(until);
  const seconds = secondsOf(left);
  return (
    <div className={classes.clock}>
      {of !== undefined && (
        <Progress
          value={Math.min(100, (seconds / of) * 100)}
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
        <Live />
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
