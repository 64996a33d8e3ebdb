import { ActionIcon, Popover, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { shellTexts } from '../../texts/shell.ts';

/** What has happened since one last looked. */
export function NotificationsBell() {
  return (
    <Popover position="bottom-end" withArrow shadow="md" width={280} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label={shellTexts.notifications}>
          <IconBell size={21} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={shellTexts.notifications}>
        <Text ta="center" c="dimmed" py="md" tabIndex={-1}>
          {shellTexts.noNotifications}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
