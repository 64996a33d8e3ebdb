import { Paper, Stack, Text, Title } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PagedList } from '../../apollo/PagedList.tsx';
import { noDeduplication } from '../../apollo/refetch.ts';
import { useEventMessagesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { groupTexts } from '../../messages/group-messages.ts';
import { eventMoneyTexts as texts } from '../../messages/guests.ts';
import { labelTexts } from '../../messages/labels.ts';
import { messageTexts } from '../../messages/messages.ts';
import { callTexts } from '../../messages/shell.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LineSkeletons } from '../../ui/LineSkeletons.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Section } from '../../ui/Section.tsx';
import { HoldersMessageForm } from './HoldersMessageForm.tsx';
import classes from './Messages.module.css';
import { PhoneMessages } from './PhoneMessages.tsx';
import { groupName } from './use-message-groups.ts';

graphql(`
  query EventMessages($eventId: ID!, $first: Int!, $after: String) {
    event(id: $eventId) {
      id
      tiers {
        id
        name
      }
    }
    messageBatches(eventId: $eventId, first: $first, after: $after) {
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

/** Messages to the ticket holders of one event: a form, and those that were sent. */
export default function EventMessages({ eventId }: { eventId: string }) {
  const query = useEventMessagesQuery({
    context: noDeduplication,
    variables: { eventId, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack gap="lg">
      <Section title={texts.write} gap="md">
        <HoldersMessageForm eventId={eventId} tiers={query.data?.event?.tiers ?? []} />
      </Section>
      <PhoneMessages eventId={eventId} tiers={query.data?.event?.tiers ?? []} />
      <section aria-label={texts.sent}>
        <Title order={2} size="h3" mb="sm">
          {texts.sent}
        </Title>
        <PagedList
          query={query}
          list={query.data?.messageBatches}
          failure={callTexts.loadFailed(labelTexts.yourMessages)}
          skeleton={<LineSkeletons label={messageTexts.loading} />}
          empty={<EmptyState title={texts.noneSent} icon={<IconMessages size={30} />} />}
        >
          {(batches) => (
            <Paper withBorder component="ul" className={classes.list} aria-label={texts.sent}>
              {batches.map((batch) => (
                <li key={batch.id}>
                  <Link
                    to={tabAddress('messages', { box: 'groups', group: batch.id })}
                    className={classes.row}
                  >
                    <span className={classes.rowHead}>
                      <Text component="span" fw={500} truncate>
                        {batch.subject}
                      </Text>
                      <Text component="span" size="xs" c="dimmed" className={classes.when}>
                        <Moment at={batch.createdAt} isRelative />
                      </Text>
                    </span>
                    <Text component="span" size="sm" c="dimmed">
                      {[groupName(batch), groupTexts.status[batch.status]].join(' · ')}
                    </Text>
                  </Link>
                </li>
              ))}
            </Paper>
          )}
        </PagedList>
      </section>
    </Stack>
  );
}
