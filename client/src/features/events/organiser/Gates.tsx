import { Button, Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { PagedList } from '../../../apollo/PagedList.tsx';
import { readFailure } from '../../../apollo/read-failure.ts';
import { noDeduplication, refetchQuietly } from '../../../apollo/refetch.ts';
import type { Gate_GateFragment } from '../../../gql/graphql.ts';
import {
  useCreateGateMutation,
  useEventEntriesSubscription,
  useEventGatesQuery,
  useSetGateActiveMutation,
} from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { organiserTexts, switchTexts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { staffEventTexts as texts } from '../../../messages/staff-events.ts';
import { useCan } from '../../../session/use-viewer.ts';
import { notify } from '../../../ui/notify.ts';
import { Section } from '../../../ui/Section.tsx';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import { BoxOfficePanel } from '../../box-office/BoxOfficePanel.tsx';
import classes from './Gates.module.css';

graphql(`
  mutation SetGateActive($id: ID!, $active: Boolean!) {
    setGateActive(input: { id: $id, active: $active }) {
      gate {
        id
        active
      }
    }
  }
`);

const failed = (failure: unknown) =>
  notify('error', organiserTexts.gateFailed(readFailure(failure, callTexts.network)));

/** Opens and closes a gate. */
export function GateSwitch({ gate }: { gate: Pick<Gate_GateFragment, 'id' | 'name' | 'active'> }) {
  const [set, { loading }] = useSetGateActiveMutation();
  return (
    <Switch
      aria-label={switchTexts.gateIsOpen(gate.name)}
      label={gate.active ? switchTexts.open : switchTexts.closed}
      labelPosition="left"
      size="md"
      styles={{ body: { minHeight: 44, alignItems: 'center' } }}
      checked={gate.active}
      disabled={loading}
      onChange={(event) =>
        void set({ variables: { id: gate.id, active: event.currentTarget.checked } }).catch(failed)
      }
    />
  );
}

graphql(`
  mutation CreateGate($eventId: ID!, $name: String!) {
    createGate(input: { eventId: $eventId, name: $name }) {
      gate {
        id
        name
        ...Gate_gate
      }
    }
  }
`);

/** Form that adds a gate. */
export function AddGate({ eventId, onAdded }: { eventId: string; onAdded: () => void }) {
  const [name, setName] = useState('');
  const [create, { loading }] = useCreateGateMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { data } = await create({ variables: { eventId, name: name.trim() } });
      if (!data) return;
      void notify('success', organiserTexts.gateAdded(data.createGate.gate.name));
      setName('');
      onAdded();
    } catch (failure) {
      void notify('error', organiserTexts.gateFailed(readFailure(failure, callTexts.network)));
    }
  };
  return (
    <form onSubmit={submit} className={classes.add} aria-label={switchTexts.addGate}>
      <TextInput
        label={switchTexts.newGate}
        placeholder={switchTexts.gateExample}
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={loading} disabled={name.trim() === ''}>
        {switchTexts.add}
      </Button>
    </form>
  );
}

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
        ...Page @unmask
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
  /** Whether the viewer may edit the event, and so add, open and close gates. */
  mayEdit: boolean;
}

/** The door of an event: its gates, and the sale of tickets there. */
export default function Gates({ eventId, mayEdit }: GatesProps) {
  const maySell = useCan('MANAGE_TICKETS');
  return (
    <>
      <GateList eventId={eventId} mayEdit={mayEdit} />
      {maySell && <BoxOfficePanel eventId={eventId} />}
    </>
  );
}

/** The gates of an event with their entry counts, live. */
function GateList({ eventId, mayEdit }: GatesProps) {
  const query = useEventGatesQuery({
    variables: { eventId, first: PAGE },
    context: noDeduplication,
  });
  const list = query.data?.gates;
  /** Number of gates at the last entry update. */
  const count = useRef<number>(undefined);
  useEventEntriesSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: ({ data: change }) => {
      if (!change.data || !list) return;
      // Counts of shown gates update through the cache; a gate added elsewhere must be fetched.
      const now = change.data.eventEntries.gates.length;
      const before = list.pageInfo.hasNextPage ? (count.current ?? now) : list.nodes.length;
      count.current = now;
      if (now !== before) again();
    },
  });
  const again = refetchQuietly(query);

  return (
    <Section title={texts.gates} gap="xs">
      <PagedList
        query={query}
        list={list}
        failure={callTexts.loadFailed(texts.theGates)}
        skeleton={<SkeletonBlock label={texts.loadingGates} height={56} />}
        empty={
          <Text size="sm" c="dimmed" mb="md">
            <b>{texts.noGates}.</b> {texts.noGatesBody}
          </Text>
        }
      >
        {(gates) => (
          <ul className={classes.list}>
            {gates.map((gate) => (
              <GateLine key={gate.id} gate={gate} mayManage={mayEdit} />
            ))}
          </ul>
        )}
      </PagedList>
      {mayEdit && list && <AddGate eventId={eventId} onAdded={again} />}
    </Section>
  );
}

function GateLine({ gate: ref, mayManage }: { gate: FragmentType<typeof GateFragment>; mayManage: boolean }) {
  const gate = useFragment(GateFragment, ref);
  return (
    <li className={classes.gate}>
      <div className="min-0 break-anywhere">
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
