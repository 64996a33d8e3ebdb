import { Anchor, Button, Group, ScrollArea, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { noDeduplication, refetchFields } from '../../apollo/refetch.ts';
import { useMarkAllNotificationsReadMutation, useNotificationsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { bellTexts as texts } from '../../messages/notifications.ts';
import { callTexts } from '../../messages/shell.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { LineSkeletons } from '../../ui/LineSkeletons.tsx';
import { notify } from '../../ui/notify.ts';
import { NotificationItem } from './NotificationItem.tsx';
import classes from './Notifications.module.css';

graphql(`
  query Notifications($first: Int!, $after: String) {
    notifications(first: $first, after: $after) {
      nodes {
        id
        ...NotificationItem_notification
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

graphql(`
  mutation MarkAllNotificationsRead {
    markAllNotificationsRead {
      marked
    }
  }
`);

const PAGE = 20;

interface NotificationListProps {
  unread: number;
  /** Runs when a notification was opened. */
  onPick: () => void;
}

/** Notifications, newest first, each with a link to its page. */
export default function NotificationList({ unread, onPick }: NotificationListProps) {
  const { data, loading, error, refetch, fetchMore } = useNotificationsQuery({
    variables: { first: PAGE },
    context: noDeduplication,
  });
  const [markAll, { loading: marking, client }] = useMarkAllNotificationsReadMutation();
  const page = data?.notifications;
  const readAll = () =>
    markAll()
      .then(() => refetchFields(client, 'notifications', 'unreadNotifications'))
      .catch(() => notify('error', texts.markFailed));
  return (
    <>
      <Group justify="space-between" px="md" py="xs" className={classes.head}>
        <Title order={2} size="h4">
          {texts.title}
        </Title>
        {unread > 0 && (
          <Button variant="subtle" size="compact-sm" h={36} loading={marking} onClick={() => void readAll()}>
            {texts.markAll}
          </Button>
        )}
      </Group>
      <ScrollArea.Autosize mah="min(60dvh, 480px)" viewportProps={{ tabIndex: 0 }}>
        {!page && loading && (
          <div className={classes.pad}>
            <LineSkeletons label={texts.loading} count={2} />
          </div>
        )}
        {!page && !loading && error && (
          <div className={classes.pad}>
            <QueryFailure
              title={callTexts.loadFailed(labelTexts.yourNotifications)}
              error={error}
              refetch={refetch}
            />
          </div>
        )}
        {page?.nodes.length === 0 && (
          <div className={classes.none}>
            <Text fw={600}>{texts.none}</Text>
            <Text size="sm" c="dimmed">
              {texts.noneBody}
            </Text>
          </div>
        )}
        {page && page.nodes.length > 0 && (
          <ul className={classes.list}>
            {page.nodes.map((one) => (
              <NotificationItem key={one.id} notification={one} onPick={onPick} />
            ))}
          </ul>
        )}
        {page?.pageInfo.hasNextPage && (
          <Group justify="center" p="sm">
            <Button
              variant="default"
              disabled={loading}
              onClick={() =>
                void fetchMore({ variables: { after: page.pageInfo.endCursor } }).catch(() => undefined)
              }
            >
              {texts.more}
            </Button>
          </Group>
        )}
      </ScrollArea.Autosize>
      <div className={classes.foot}>
        <Anchor
          component={Link}
          to={`${tabAddress('settings')}#notifications`}
          size="sm"
          onClick={onPick}
          className={classes.settings}
        >
          {texts.settings}
        </Anchor>
      </div>
    </>
  );
}
