import { Button, Text, Title } from '@mantine/core';
import { IconTableDown } from '@tabler/icons-react';
import { PagedList } from '../../../apollo/PagedList.tsx';
import { refetchQuietly } from '../../../apollo/refetch.ts';
import { useGuestListsQuery } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { translated } from '../../../language/translated.ts';
import { loadedTexts } from '../../../messages/loaded.ts';
import { guestTexts as texts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { guestRefusalTexts } from '../../../messages/staff-reasons.ts';
import { fetchFile, reasonOf } from '../../../session/fetch-file.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { notify } from '../../../ui/notify.ts';
import { Section } from '../../../ui/Section.tsx';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import classes from './GuestLists.module.css';
import { SendGuests } from './SendGuests.tsx';

const GuestListsFragment = graphql(`
  fragment GuestLists_event on Event {
    id
    status
    ...SendGuests_event
  }
`);

const GuestListFragment = graphql(`
  fragment GuestList_list on GuestList {
    id
    fileName
    payment
    issued
    refused
    refusals {
      line
      code
      reason
    }
    createdAt
    finishedAt
  }
`);

graphql(`
  query GuestLists($eventId: ID!, $first: Int!, $after: String) {
    guestLists(eventId: $eventId, first: $first, after: $after) {
      nodes {
        id
        ...GuestList_list
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 20;

/** Guest lists: uploads a file, creates the tickets, and lists the faulty rows. */
export function GuestLists({ event: ref }: { event: FragmentType<typeof GuestListsFragment> }) {
  const event = useFragment(GuestListsFragment, ref);
  const query = useGuestListsQuery({
    variables: { eventId: event.id, first: PAGE },
  });
  const again = refetchQuietly(query);
  return (
    <Section title={texts.title} lead={event.status === 'PUBLISHED' ? texts.lead : texts.notPublished}>
      {event.status === 'PUBLISHED' && <SendGuests event={event} onSent={again} />}
      <PagedList
        query={query}
        list={query.data?.guestLists}
        failure={callTexts.loadFailed(loadedTexts.guestLists)}
        skeleton={<SkeletonBlock label={texts.loading} height={44} mt="md" />}
        empty={null}
      >
        {(lists) => (
          <>
            <Title order={3} size="h5" mt="lg" mb={4}>
              {texts.earlier}
            </Title>
            <ul className="plain-list">
              {lists.map((list) => (
                <ListLine key={list.id} list={list} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </Section>
  );
}

function ListLine({ list: ref }: { list: FragmentType<typeof GuestListFragment> }) {
  const list = useFragment(GuestListFragment, ref);
  const { refusals } = list;
  const report = () =>
    fetchFile(`/api/guest-lists/${list.id}/report`, 'guest-list-report.csv').catch((failure: unknown) =>
      notify('error', texts.reportFailed(reasonOf(failure))),
    );
  return (
    <li className={classes.list}>
      <div className="min-0 break-anywhere">
        <Text fw={600} className={classes.name}>
          {list.fileName}
        </Text>
        <Text size="sm" c="dimmed">
          <Moment at={list.createdAt} isRelative /> ·{' '}
          {list.payment === 'DUE' ? texts.due : texts.complimentary}
        </Text>
        <Text size="sm" className="tabular">
          {texts.issued(list.issued)}
          {list.refused > 0 && <span className={classes.refused}> · {texts.refused(list.refused)}</span>}
        </Text>
        {!list.finishedAt && (
          <Text size="sm" className={classes.refused}>
            {texts.broken}
          </Text>
        )}
      </div>
      <Button
        variant="default"
        size="sm"
        aria-label={texts.reportOf(list.fileName)}
        leftSection={<IconTableDown size={18} aria-hidden />}
        onClick={() => void report()}
      >
        {texts.report}
      </Button>
      {refusals.length > 0 && (
        <details className={classes.details}>
          <summary>{texts.showRefused}</summary>
          <ul>
            {refusals.map(({ line, code, reason }) => (
              <li key={line}>
                <b>{texts.line(line)}</b> {translated(reason, code, guestRefusalTexts)}
              </li>
            ))}
            {list.refused > refusals.length && <li>{texts.moreRefused(list.refused - refusals.length)}</li>}
          </ul>
        </details>
      )}
    </li>
  );
}
