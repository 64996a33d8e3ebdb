import { NativeSelect, SimpleGrid } from '@mantine/core';
import { useFollowingPages } from '../../apollo/use-following-pages.ts';
import { useDoorEventsQuery, useDoorGatesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { doorTexts } from '../../messages/door.ts';
import { RestOfList } from '../../ui/RestOfList.tsx';

graphql(`
  query DoorEvents($after: String) {
    events(status: PUBLISHED, first: 100, after: $after) {
      nodes {
        id
        name
        startDate
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

graphql(`
  query DoorGates($eventId: ID!, $after: String) {
    gates(eventId: $eventId, first: 100, after: $after) {
      nodes {
        id
        name
        active
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

/** Event and gate of the validation. Null leaves it open: the ticket itself names its event. */
export interface EventGate {
  eventId: string | null;
  gateId: string | null;
}

interface EventGatePickerProps {
  place: EventGate;
  onPlace: (place: EventGate) => void;
}

/** The event and the gate at which tickets are validated. */
export function EventGatePicker({ place, onPlace }: EventGatePickerProps) {
  const events = useDoorEventsQuery();
  const gates = useDoorGatesQuery(
    place.eventId ? { variables: { eventId: place.eventId } } : { skip: true, variables: { eventId: '' } },
  );
  const eventsRest = useFollowingPages(events, events.data?.events);
  const gatesRest = useFollowingPages(gates, gates.data?.gates);
  const open = place.eventId ? (gates.data?.gates.nodes ?? []).filter((gate) => gate.active) : [];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <div>
        <NativeSelect
          label={doorTexts.event}
          value={place.eventId ?? ''}
          onChange={(event) => onPlace({ eventId: event.currentTarget.value || null, gateId: null })}
          data={[
            { value: '', label: doorTexts.anyEvent },
            ...(eventsRest.whole ?? events.data?.events.nodes ?? []).map((event) => ({
              value: event.id,
              label: event.name,
            })),
          ]}
        />
        <RestOfList rest={eventsRest} />
      </div>
      <div>
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
        <RestOfList rest={gatesRest} />
      </div>
    </SimpleGrid>
  );
}
