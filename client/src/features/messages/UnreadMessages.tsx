import { Badge } from '@mantine/core';
import { useUnreadMessagesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import classes from './UnreadMessages.module.css';

graphql(`
  query UnreadMessages {
    unreadMessages
  }
`);

/** Number of unread messages, beside the tab's name. */
export function UnreadMessages({ narrow }: { narrow: boolean }) {
  const { data } = useUnreadMessagesQuery();
  const count = data?.unreadMessages ?? 0;
  if (count === 0) return null;
  return (
    <Badge
      aria-hidden
      className={classes.badge}
      data-narrow={narrow || undefined}
      color="marigold.5"
      autoContrast
      size={narrow ? 'sm' : 'md'}
      circle={count < 10}
    >
      {count > 99 ? '99+' : count}
    </Badge>
  );
}
