import { Badge, Group, Paper, Switch, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMail, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PagedList } from '../../apollo/PagedList.tsx';
import { noDeduplication, shownData } from '../../apollo/refetch.ts';
import { useMessagesQuery } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { messageTexts as texts } from '../../messages/messages.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LineSkeletons } from '../../ui/LineSkeletons.tsx';
import { Moment } from '../../ui/Moment.tsx';
import classes from './Messages.module.css';
import { useMessageAddress } from './message-address.ts';

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

graphql(`
  query Messages($first: Int!, $after: String, $search: String, $box: MessageBox, $unread: Boolean!) {
    messages(first: $first, after: $after, search: $search, box: $box, unread: $unread) {
      nodes {
        id
        ...MessageRow_message
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 30;

/** Inbox or sent messages, newest first, with a search in text and people. */
export function MessageList({ box }: { box: 'inbox' | 'sent' }) {
  const address = useMessageAddress();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const [unread, setUnread] = useState(false);
  const query = useMessagesQuery({
    context: noDeduplication,
    variables: {
      first: PAGE,
      search: search || null,
      box: box === 'sent' ? 'SENT' : 'INBOX',
      unread: unread && box === 'inbox',
    },
  });
  const page = shownData(query)?.messages;
  return (
    <section aria-label={texts.list}>
      <Group gap="sm" mb="sm" align="center">
        <TextInput
          className={classes.search}
          aria-label={texts.search}
          placeholder={texts.search}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {box === 'inbox' && (
          <Switch
            label={texts.unreadOnly}
            checked={unread}
            onChange={(event) => setUnread(event.currentTarget.checked)}
          />
        )}
      </Group>
      <PagedList
        query={query}
        list={page}
        failure={callTexts.loadFailed(labelTexts.yourMessages)}
        more={texts.more}
        skeleton={<LineSkeletons label={texts.loading} count={4} />}
        empty={<Nothing box={box} filtered={search !== '' || unread} />}
      >
        {(nodes) => (
          <Paper withBorder component="ul" className={classes.list}>
            {nodes.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                to={address.to({ kind: 'message', id: message.id })}
                current={address.open?.kind === 'message' && address.open.id === message.id}
              />
            ))}
          </Paper>
        )}
      </PagedList>
    </section>
  );
}

function Nothing({ box, filtered }: { box: 'inbox' | 'sent'; filtered: boolean }) {
  if (filtered) return <EmptyState title={texts.noneFound} icon={<IconSearch size={30} />} order={2} />;
  return (
    <EmptyState
      title={texts.none}
      message={box === 'sent' ? texts.noneSent : texts.noneBody}
      icon={<IconMail size={30} />}
      order={2}
    />
  );
}
