import { Badge, Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { letterTexts as texts } from '../../texts/messages.ts';
import { Moment } from '../../ui/Moment.tsx';
import classes from './Messages.module.css';

const LetterFragment = graphql(`
  fragment Letter_message on Message {
    id
    senderName
    senderEmail
    recipientId
    body
    type
    isRead
    isOwn
    createdAt
  }
`);

/** One full message of a thread. Shows the read status of recipients that the sender may see. */
export function Letter({ message: ref }: { message: FragmentType<typeof LetterFragment> }) {
  const message = useFragment(LetterFragment, ref);
  return (
    <li className={classes.letter} data-own={message.isOwn || undefined}>
      <div className={classes.letterHead}>
        <div className={classes.who}>
          <Text fw={600}>{message.isOwn ? texts.you : message.senderName || message.senderEmail}</Text>
          {!message.isOwn && (
            <Text size="sm" c="dimmed">
              {message.senderEmail}
            </Text>
          )}
        </div>
        <div className={classes.stamp}>
          <Text size="xs" c="dimmed">
            <Moment at={message.createdAt} />
          </Text>
          {message.isOwn && message.recipientId !== null && (
            <Text size="xs" c="dimmed">
              {message.isRead ? texts.opened : texts.notOpened}
            </Text>
          )}
          {message.type === 'ALERT' && (
            <Badge size="sm" variant="light" color="coral">
              {texts.alert}
            </Badge>
          )}
        </div>
      </div>
      <p className={classes.body}>{message.body}</p>
    </li>
  );
}
