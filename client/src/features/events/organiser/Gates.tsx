import { Box, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { asksAnew } from '../../../apollo/asks-anew.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useEventEntriesSubscription, useEventGatesQuery } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { callTexts } from '../../../texts/calls.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { staffEventTexts as texts } from '../../../texts/staff-events.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { AddGate } from './AddGate.tsx';
import { GateSwitch } from './GateSwitch.tsx';
import classes from './Gates.module.css';

const GateFragment = graphql(`
  fragment Gate_gate on Gate {
    id
    name
    active
    entries
  }
`);

graphql(`
  query EventGates($eventId: ID!, $first: Int!, $after: String) {
    gates(eventId: $eventId, first: $first, after: $after) {
      nodes {
        id
        ...Gate_gate
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

graphql(`
  subscription EventEntries($eventId: ID!) {
    eventEntries(eventId: $eventId) {
      event {
        id
      }
      entered
      gates {
        id
        ...Gate_gate
      }
    }
  }
`);

const PAGE = 50;

interface GatesProps {
  eventId: string;
  /** Whether the viewer may add, open and close gates. */
  mayManage: boolean;
}

/** The gates of an event with their entry counts, live. */
export function Gates({ eventId, mayManage }: GatesProps) {
  const { data, loading, error, refetch, fetchMore } = useEventGatesQuery({
    variables: { eventId, first: PAGE },
    context: asksAnew,
  });
  const gates = data?.gates.nodes;
  const isWhole = data?.gates.pageInfo.hasNextPage === false;
  /** Number of gates at the last entry update. */
  const count = useRef<number>(undefined);
  useEventEntriesSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: ({ data: change }) => {
      if (!change.data || !gates) return;
      // Counts of shown gates update through the cache; a gate added elsewhere must be fetched.
      const now = change.data.eventEntries.gates.length;
      const before = isWhole ? gates.length : (count.current ?? now);
      count.current = now;
      if (now !== before) again();
    },
  });
  const again = () => void refetch().catch(() => undefined);

  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.gates}>
      <Title order={2} size="h3" mb="xs">
        {texts.gates}
      </Title>
      {!gates && loading && <Skeleton height={56} aria-label={texts.loadingGates} />}
      {!gates && error && (
        <LoadFailure
          title={callTexts.loadFailed(texts.theGates)}
          reason={readFailure(error)}
          onRetry={again}
        />
      )}
      {gates?.length === 0 && (
        <Text size="sm" c="dimmed" mb="md">
          <b>{texts.noGates}.</b> {texts.noGatesBody}
        </Text>
      )}
      {gates && gates.length > 0 && (
        <ul className={classes.list}>
          {gates.map((gate) => (
            <GateLine key={gate.id} gate={gate} mayManage={mayManage} />
          ))}
        </ul>
      )}
      {data?.gates.pageInfo.hasNextPage && (
        <Box mb="md">
          <MoreButton
            label={labelTexts.showMore}
            loading={loading}
            onMore={() => fetchMore({ variables: { after: data.gates.pageInfo.endCursor } })}
          />
        </Box>
      )}
      {mayManage && gates && <AddGate eventId={eventId} onAdded={again} />}
    </Paper>
  );
}

function GateLine({ gate: ref, mayManage }: { gate: FragmentType<typeof GateFragment>; mayManage: boolean }) {
  const gate = useFragment(GateFragment, ref);
  return (
    <li className={classes.gate}>
      <div className={classes.words}>
        <Text fw={600}>{gate.name}</Text>
        <Text size="sm" c="dimmed" className="tabular">
          {texts.entries(gate.entries)}
          {!gate.active && ` · ${texts.closed}`}
        </Text>
      </div>
      {mayManage && <GateSwitch gate={gate} />}
    </li>
  );
}
