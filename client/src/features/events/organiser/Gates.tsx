import { Paper, Skeleton, Text, Title } from '@mantine/core';
import { asksAnew } from '../../../apollo/asks-anew.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useEventEntriesSubscription, useEventGatesQuery } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { callTexts } from '../../../texts/calls.ts';
import { staffEventTexts as texts } from '../../../texts/staff-events.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
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
  query EventGates($eventId: ID!) {
    gates(eventId: $eventId, first: 100) {
      nodes {
        id
        ...Gate_gate
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

interface GatesProps {
  eventId: string;
  /** Whether the viewer may name gates, open and close them. */
  mayManage: boolean;
}

/** The entrances of an event, and how many came in at each, as they come in. */
export function Gates({ eventId, mayManage }: GatesProps) {
  const { data, loading, error, refetch } = useEventGatesQuery({ variables: { eventId }, context: asksAnew });
  const gates = data?.gates.nodes;
  useEventEntriesSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: ({ data: change }) => {
      // Counts of gates that are shown change by themselves; a gate that somebody else made must be read.
      if (change.data && gates && change.data.eventEntries.gates.length !== gates.length) again();
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
