import { Group, Text } from '@mantine/core';
import { locale } from '../language/language.ts';
import { labelTexts } from '../messages/labels.ts';
import classes from './LiveDot.module.css';

interface LiveDotProps {
  status: 'idle' | 'live' | 'reconnecting' | 'offline';
  /** Timestamp of the last sign of life, milliseconds since the epoch. */
  since: number | null;
}

const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false });

function words({ status, since }: LiveDotProps): string {
  if (status === 'live') return labelTexts.live;
  if (status === 'reconnecting') return labelTexts.reconnecting;
  return since ? labelTexts.offlineShowing(clock.format(since)) : labelTexts.offline;
}

/** Shows how fresh the figures are; nothing while the page has no subscription. */
export function LiveDot(props: LiveDotProps) {
  if (props.status === 'idle') return null;
  return (
    <Group gap={6} wrap="nowrap" role="status">
      <span className={classes.dot} data-status={props.status} aria-hidden />
      <Text size="xs" c="dimmed" fw={500} className="tabular">
        {words(props)}
      </Text>
    </Group>
  );
}
