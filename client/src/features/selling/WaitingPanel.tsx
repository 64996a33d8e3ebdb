import { Button, Skeleton, Text } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import type { WaitingLineQuery } from '../../gql/graphql.ts';
import { useWaitingLineQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { sellingTexts as texts } from '../../messages/selling.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { Section } from '../../ui/Section.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './selling.module.css';

graphql(`
  query WaitingLine($eventId: ID!, $after: String) {
    waitingEntries(eventId: $eventId, first: 50, after: $after) {
      nodes {
        id
        tier
        quantity
        state
        joinedAt
        offerUntil
        name
        email
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

type Entry = WaitingLineQuery['waitingEntries']['nodes'][number];

const TONES: Record<Entry['state'], string> = {
  WAITING: 'pending',
  OFFERED: 'held',
  TAKEN: 'paid',
  LAPSED: 'inactive',
  LEFT: 'inactive',
};

/** Waitlist of an event with its offers, oldest entry first. */
export function WaitingPanel({ eventId }: { eventId: string }) {
  const { data, loading, error, refetch, fetchMore } = useWaitingLineQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
    // Without permission to see personal data the list is shown with partial errors.
    errorPolicy: 'all',
  });
  const line = data?.waitingEntries;
  const more = () =>
    fetchMore({
      variables: { after: line?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult: { waitingEntries } }) => ({
        waitingEntries: {
          ...waitingEntries,
          nodes: [...before.waitingEntries.nodes, ...waitingEntries.nodes],
        },
      }),
    }).catch(() => undefined);
  return (
    <Section title={texts.waiting} gap="xs">
      {!line && loading && <Skeleton height={72} />}
      {!line && error && (
        <QueryFailure title={callTexts.loadFailed(loadedTexts.waitingList)} error={error} refetch={refetch} />
      )}
      {line?.nodes.length === 0 && (
        <EmptyState
          title={texts.nobodyWaits}
          message={texts.nobodyWaitsBody}
          icon={<IconHourglass size={30} />}
        />
      )}
      <ul className="plain-list">
        {line?.nodes.map((entry) => (
          <li key={entry.id} className={classes.line}>
            <div className="min-0 break-anywhere">
              <Text fw={600}>{entry.name ?? texts.somebody}</Text>
              <Text size="sm" c="dimmed">
                {[texts.group(entry.quantity, entry.tier), entry.email, momentText(entry.joinedAt)]
                  .filter(Boolean)
                  .join(' · ')}
                {entry.offerUntil && ` · ${texts.heldUntil(momentText(entry.offerUntil))}`}
              </Text>
            </div>
            <StatusBadge status={TONES[entry.state]} label={texts.waitingStates[entry.state]} />
          </li>
        ))}
      </ul>
      {line?.pageInfo.hasNextPage && (
        <Button variant="default" fullWidth mt="sm" onClick={() => void more()}>
          {texts.more}
        </Button>
      )}
    </Section>
  );
}
