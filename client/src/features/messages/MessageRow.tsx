import { Badge, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { letterTexts as texts } from '../../texts/messages.ts';
import { Moment } from '../../ui/Moment.tsx';
import classes from './Messages.module.css';

export const MessageRowFragment = graphql(`
  fragment MessageRow_message on Message {
    id
    senderName
    senderEmail
    recipientName
    recipientEmail
    subject
    body
    type
    isRead
    isOwn
    createdAt
  }
`);

interface MessageRowProps {
  message: FragmentType<typeof MessageRowFragment>;
  to: string;
  current: boolean;
}

/** One message in a list: person, subject, and whether it is unread. */
export function MessageRow({ message: ref, to, current }: MessageRowProps) {
  const message = useFragment(MessageRowFragment, ref);
  const waits = !message.isOwn && !message.isRead;
  const who = message.isOwn
    ? texts.to(message.recipientName || message.recipientEmail)
    : message.senderName || message.senderEmail;
  return (
    <li>
      <Link
        to={to}
        className={classes.row}
        aria-current={current ? 'true' : undefined}
        data-unread={waits || undefined}
      >
        <span className={classes.rowHead}>
          {waits && <span className={classes.dot} role="img" aria-label={texts.unread} />}
          <Text component="span" fw={waits ? 700 : 500} truncate>
            {who}
          </Text>
          <Text component="span" size="xs" c="dimmed" className={classes.when}>
            <Moment at={message.createdAt} isRelative />
          </Text>
        </span>
        <span className={classes.rowHead}>
          <Text component="span" size="sm" fw={waits ? 600 : 400} truncate>
            {message.subject}
          </Text>
          {message.type === 'ALERT' && (
            <Badge size="sm" variant="light" color="coral" className={classes.when}>
              {texts.alert}
            </Badge>
          )}
        </span>
        <Text component="span" size="sm" c="dimmed" truncate>
          {message.body}
        </Text>
      </Link>
    </li>
  );
}
