import { NativeSelect, SimpleGrid } from '@mantine/core';
import { useDoorEventsQuery, useDoorGatesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { doorTexts } from '../../texts/door.ts';

graphql(`
  query DoorEvents {
    events(status: PUBLISHED, first: 100) {
      nodes {
        id
        name
        startDate
      }
    }
  }
`);

graphql(`
  query DoorGates($eventId: ID!) {
    gates(eventId: $eventId, first: 100) {
      nodes {
        id
        name
        active
      }
    }
  }
`);

/** Where one stands. Null leaves it open: the ticket itself says for which event it is. */
export interface Place {
  eventId: string | null;
  gateId: string | null;
}

interface DoorPlaceProps {
  place: Place;
  onPlace: (place: Place) => void;
}

/** The event and the gate at which tickets are validated. */
export function DoorPlace({ place, onPlace }: DoorPlaceProps) {
  const events = useDoorEventsQuery();
  const gates = useDoorGatesQuery(
    place.eventId ? { variables: { eventId: place.eventId } } : { skip: true, variables: { eventId: '' } },
  );
  const open = place.eventId ? (gates.data?.gates.nodes ?? []).filter((gate) => gate.active) : [];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <NativeSelect
        label={doorTexts.event}
        value={place.eventId ?? ''}
        onChange={(event) => onPlace({ eventId: event.currentTarget.value || null, gateId: null })}
        data={[
          { value: '', label: doorTexts.anyEvent },
          ...(events.data?.events.nodes ?? []).map((event) => ({ value: event.id, label: event.name })),
        ]}
      />
      <NativeSelect
        label={doorTexts.gate}
        value={place.gateId ?? ''}
        disabled={open.length === 0}
        onChange={(event) => onPlace({ ...place, gateId: event.currentTarget.value || null })}
        data={[
          { value: '', label: doorTexts.noGate },
          ...open.map((gate) => ({ value: gate.id, label: gate.name })),
        ]}
      />
    </SimpleGrid>
  );
}
