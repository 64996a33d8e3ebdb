import { Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBan,
  IconBellRinging,
  IconBuildingBank,
  IconCalendarEvent,
  IconCashBanknote,
  IconCreditCardRefund,
  IconMail,
  type IconProps,
  IconSignature,
  IconTicket,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationKind } from '../../gql/graphql.ts';
import { useMarkNotificationReadMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { bellTexts as texts } from '../../messages/notifications.ts';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import classes from './Notifications.module.css';

const NotificationItemFragment = graphql(`
  fragment NotificationItem_notification on Notification {
    id
    kind
    title
    detail
    link
    isRead
    createdAt
  }
`);

graphql(`
  mutation MarkNotificationRead($id: ID!) {
    markNotificationRead(input: { id: $id }) {
      notification {
        id
        isRead
      }
    }
  }
`);

const ICONS: Record<NotificationKind, ComponentType<IconProps>> = {
  MESSAGE: IconMail,
  ALERT: IconBellRinging,
  EVENT_CHANGED: IconCalendarEvent,
  APPROVAL: IconSignature,
  LOW_STOCK: IconTicket,
  CONFLICT: IconAlertTriangle,
  VOID_ENTRY: IconBan,
  DISPUTE: IconCreditCardRefund,
  PAYOUT: IconCashBanknote,
  ACCOUNT_CHANGE: IconBuildingBank,
  INVITATION: IconUserPlus,
};

interface NotificationItemProps {
  notification: FragmentType<typeof NotificationItemFragment>;
  onPick: () => void;
}

/** One notification; opening it marks it as read. */
export function NotificationItem({ notification: ref, onPick }: NotificationItemProps) {
  const { id, kind, title, detail, link, isRead, createdAt } = useFragment(NotificationItemFragment, ref);
  const [mark] = useMarkNotificationReadMutation();
  const Icon = ICONS[kind];
  const pick = () => {
    onPick();
    if (!isRead) mark({ variables: { id } }).catch(() => void notify('error', texts.markFailed));
  };
  return (
    <li>
      <Link to={link} className={classes.item} data-unread={!isRead || undefined} onClick={pick}>
        <span className={classes.icon} data-kind={kind} aria-hidden>
          <Icon size={20} stroke={1.7} />
        </span>
        <span className={classes.words}>
          <Text component="span" size="sm" fw={isRead ? 500 : 700}>
            {title}
          </Text>
          <Text component="span" size="sm" c="dimmed">
            {detail}
          </Text>
          <Text component="span" size="xs" c="dimmed">
            <Moment at={createdAt} isRelative />
          </Text>
        </span>
        {!isRead && <span className={classes.dot} role="img" aria-label={texts.isUnread} />}
      </Link>
    </li>
  );
}
