import { Paper, Text } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PagedList } from '../../apollo/PagedList.tsx';
import { noDeduplication } from '../../apollo/refetch.ts';
import { useGroupMessagesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { groupTexts as texts } from '../../messages/group-messages.ts';
import { labelTexts } from '../../messages/labels.ts';
import { messageTexts } from '../../messages/messages.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LineSkeletons } from '../../ui/LineSkeletons.tsx';
import { Moment } from '../../ui/Moment.tsx';
import classes from './Messages.module.css';
import { useMessageAddress } from './message-address.ts';
import { groupName } from './use-message-groups.ts';

graphql(`
  fragment GroupLine on MessageBatch {
    id
    audience
    about
    tiers
    chosenTickets
    subject
    status
    createdAt
  }
`);

graphql(`
  query GroupMessages($first: Int!, $after: String) {
    messageBatches(first: $first, after: $after) {
      nodes {
        ...GroupLine @unmask
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 20;

/** The messages that the viewer sent to groups. */
export function GroupList() {
  const address = useMessageAddress();
  const query = useGroupMessagesQuery({ variables: { first: PAGE }, context: noDeduplication });
  return (
    <PagedList
      query={query}
      list={query.data?.messageBatches}
      failure={callTexts.loadFailed(labelTexts.yourMessages)}
      skeleton={<LineSkeletons label={messageTexts.loading} count={3} />}
      empty={
        <EmptyState
          title={texts.none}
          message={texts.noneBody}
          icon={<IconUsersGroup size={30} />}
          order={2}
        />
      }
    >
      {(batches) => (
        <Paper withBorder component="ul" className={classes.list} aria-label={texts.list}>
          {batches.map((batch) => (
            <li key={batch.id}>
              <Link
                to={address.to({ kind: 'group', id: batch.id })}
                className={classes.row}
                aria-current={
                  address.open?.kind === 'group' && address.open.id === batch.id ? 'true' : undefined
                }
              >
                <span className={classes.rowHead}>
                  <Text component="span" fw={500} truncate>
                    {groupName(batch)}
                  </Text>
                  <Text component="span" size="xs" c="dimmed" className={classes.when}>
                    <Moment at={batch.createdAt} isRelative />
                  </Text>
                </span>
                <Text component="span" size="sm" truncate>
                  {batch.subject}
                </Text>
                <Text component="span" size="sm" c="dimmed">
                  {texts.status[batch.status]}
                </Text>
              </Link>
            </li>
          ))}
        </Paper>
      )}
    </PagedList>
  );
}
