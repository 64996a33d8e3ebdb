import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { refetchFields } from '../../apollo/refetch.ts';
import { useNotificationArrivedSubscription, useUnreadNotificationsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { bellTexts as texts } from '../../messages/notifications.ts';

const NotificationList = lazy(() => import('./NotificationList.tsx'));

graphql(`
  query UnreadNotifications {
    unreadNotifications
  }
`);

graphql(`
  subscription NotificationArrived {
    notificationArrived {
      unreadNotifications
      notification {
        id
        isRead
      }
    }
  }
`);

/** Bell icon with the number of pending and new notifications, live. */
export function NotificationsBell() {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { data } = useUnreadNotificationsQuery();
  useNotificationArrivedSubscription({
    ignoreResults: true,
    onData: ({ client, data: { data: arrival } }) => {
      if (!arrival) return;
      client.cache.modify({
        fields: { unreadNotifications: () => arrival.notificationArrived.unreadNotifications },
      });
      refetchFields(client, 'notifications');
    },
  });
  const count = data?.unreadNotifications ?? 0;
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && close()}
      position="bottom-end"
      withArrow
      shadow="md"
      width="min(400px, calc(100vw - 24px))"
      trapFocus
      returnFocus
    >
      <Indicator
        disabled={count === 0}
        label={count > 99 ? '99+' : count}
        size={18}
        offset={8}
        color="marigold.5"
        autoContrast
      >
        <Popover.Target>
          <ActionIcon aria-label={count > 0 ? texts.unread(count) : texts.title} onClick={toggle}>
            <IconBell size={21} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown aria-label={texts.title} p={0}>
        <Suspense>
          <NotificationList unread={count} onPick={close} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
