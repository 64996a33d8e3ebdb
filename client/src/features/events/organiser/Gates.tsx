import { Button, Paper, Skeleton, Switch, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { asksAnew } from '../../../apollo/asks-anew.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import {
  useCreateGateMutation,
  useEventEntriesSubscription,
  useEventGatesQuery,
  useSetGateActiveMutation,
} from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { callTexts } from '../../../texts/calls.ts';
import { organiserTexts } from '../../../texts/organiser.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { notify } from '../../../ui/notify.ts';
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
    gates(eventId: $eventId) {
      id
      ...Gate_gate
    }
  }
`);

graphql(`
  mutation CreateGate($eventId: ID!, $name: String!) {
    createGate(eventId: $eventId, name: $name) {
      id
      name
      ...Gate_gate
    }
  }
`);

graphql(`
  mutation SetGateActive($id: ID!, $active: Boolean!) {
    setGateActive(id: $id, active: $active) {
      id
      active
    }
  }
`);

graphql(`
  subscription EventEntries($eventId: ID!) {
    eventEntries(eventId: $eventId) {
      eventId
      entered
      gates {
        id
        ...Gate_gate
      }
    }
  }
`);

const failed = (failure: unknown) =>
  notify('error', organiserTexts.gateFailed(readFailure(failure, callTexts.network)));

interface GatesProps {
  eventId: string;
  /** Whether the viewer may name gates, open and close them. */
  mayManage: boolean;
}

/** The entrances of an event, and how many came in at each, as they come in. */
export function Gates({ eventId, mayManage }: GatesProps) {
  const { data, loading, error, refetch } = useEventGatesQuery({ variables: { eventId }, context: asksAnew });
  const gates = data?.gates;
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
    <Paper withBorder p="lg" component="section" aria-label="Gates">
      <Title order={2} size="h3" mb="xs">
        Gates
      </Title>
      {!gates && loading && <Skeleton height={56} aria-label="Loading gates" />}
      {!gates && error && (
        <LoadFailure title={callTexts.loadFailed('the gates')} reason={readFailure(error)} onRetry={again} />
      )}
      {gates?.length === 0 && (
        <Text size="sm" c="dimmed" mb="md">
          <b>{organiserTexts.noGates}.</b> {organiserTexts.noGatesBody}
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
  const [set, { loading }] = useSetGateActiveMutation();
  return (
    <li className={classes.gate}>
      <div className={classes.words}>
        <Text fw={600}>{gate.name}</Text>
        <Text size="sm" c="dimmed" className="tabular">
          {gate.entries} {gate.entries === 1 ? 'entry' : 'entries'}
          {!gate.active && ' · closed'}
        </Text>
      </div>
      {mayManage && (
        <Switch
          aria-label={`Gate ${gate.name} is open`}
          label={gate.active ? 'Open' : 'Closed'}
          labelPosition="left"
          size="md"
          styles={{ body: { minHeight: 44, alignItems: 'center' } }}
          checked={gate.active}
          disabled={loading}
          onChange={(event) =>
            void set({ variables: { id: gate.id, active: event.currentTarget.checked } }).catch(failed)
          }
        />
      )}
    </li>
  );
}

function AddGate({ eventId, onAdded }: { eventId: string; onAdded: () => void }) {
  const [name, setName] = useState('');
  const [create, { loading }] = useCreateGateMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { data } = await create({ variables: { eventId, name: name.trim() } });
      if (!data) return;
      void notify('success', organiserTexts.gateAdded(data.createGate.name));
      setName('');
      onAdded();
    } catch (failure) {
      void failed(failure);
    }
  };
  return (
    <form onSubmit={submit} className={classes.add} aria-label="Add gate">
      <TextInput
        label="New gate"
        placeholder="Main entrance"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={loading} disabled={name.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
