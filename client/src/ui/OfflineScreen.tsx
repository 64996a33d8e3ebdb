import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { fallbackTexts } from '../messages/shell.ts';
import classes from './states.module.css';

const reload = (): void => window.location.reload();

/** In place of a page that needs a network while there is none: leads to what is kept, and comes back by itself. */
export function OfflineScreen() {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Stack align="center" justify="center" gap="md" mih="60vh" p="lg" ta="center" role="alert">
      <span className={classes.icon} aria-hidden>
        <IconWifiOff size={30} />
      </span>
      <Title order={1} size="h2">
        {fallbackTexts.offlineTitle}
      </Title>
      <Text c="dimmed" maw={440}>
        {fallbackTexts.offlineBody}
      </Text>
      <Group justify="center" gap="sm">
        <Button component={Link} to="/my-tickets">
          {fallbackTexts.keptTickets}
        </Button>
        <Button variant="default" onClick={reload}>
          {fallbackTexts.tryAgain}
        </Button>
      </Group>
    </Stack>
  );
}
