import { Button, Stack, Text } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { callTexts } from '../messages/shell.ts';
import classes from './states.module.css';

interface LoadFailureProps {
  /** The failure: "We could not load the events." */
  title: string;
  /** The reason, as `readFailure` returns it. */
  reason?: string;
  onRetry?: () => void;
  retryLabel?: string;
}

/** A failed load with a retry button. */
export function LoadFailure({ title, reason, onRetry, retryLabel = callTexts.retry }: LoadFailureProps) {
  return (
    <Stack className={classes.frame} align="center" gap="sm" py={40} px="md" ta="center" role="alert">
      <span className={classes.icon} data-tone="trouble" aria-hidden>
        <IconCloudOff size={30} />
      </span>
      <Text fw={600} fz="lg">
        {title}
      </Text>
      {reason && (
        <Text c="dimmed" maw={440}>
          {reason}
        </Text>
      )}
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Stack>
  );
}
