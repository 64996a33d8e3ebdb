import { Alert, Anchor, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import type { RoomSettings_RoomFragment as Room, RoomSettingsQuery } from '../../gql/graphql.ts';
import {
  useCloseWaitingRoomMutation,
  useRoomFiguresSubscription,
  useRoomSettingsQuery,
} from '../../gql/hooks/index.ts';
import { graphql, useFragment } from '../../gql/index.ts';
import { locale } from '../../language/language.ts';
import { callTexts } from '../../messages/shell.ts';
import { roomSettingsTexts as texts } from '../../messages/waiting-room-settings.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { notify } from '../../ui/notify.ts';
import { Section } from '../../ui/Section.tsx';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';
import { RoomForm } from './RoomForm.tsx';
import { roomAddress } from './room-address.ts';

const RoomFragment = graphql(`
  fragment RoomSettings_room on WaitingRoom {
    event {
      id
    }
    state
    closeReason
    joinsFrom
    onSaleAt
    minutes
    joined
    serving
    perMinute
    tiers {
      id
      name
    }
    figures {
      mostPerMinute
      admitted
      buying
      bought
      gone
    }
  }
`);

graphql(`
  query RoomSettings($eventId: ID!) {
    event(id: $eventId) {
      id
      slug
      status
      timeZone
      tiers {
        id
        name
      }
      waitingRoom {
        event {
          id
        }
        ...RoomSettings_room
      }
    }
  }
`);

graphql(`
  subscription RoomFigures($eventId: ID!) {
    waitingRoomChanged(eventId: $eventId) {
      event {
        id
      }
      ...RoomSettings_room
    }
  }
`);

graphql(`
  mutation CloseWaitingRoom($eventId: ID!) {
    closeWaitingRoom(input: { eventId: $eventId }) {
      event {
        id
        waitingRoom {
          event {
            id
          }
          state
          closeReason
        }
      }
    }
  }
`);

type RoomEvent = NonNullable<RoomSettingsQuery['event']>;

/** The waiting room of an event: its times, its live figures, and its end. */
export function RoomSettings({ eventId }: { eventId: string }) {
  const { data, loading, error, refetch } = useRoomSettingsQuery({ variables: { eventId } });
  const event = data?.event;
  const room = useFragment(RoomFragment, event?.waitingRoom);
  return (
    <Section title={texts.title} lead={texts.lead}>
      {!event && loading && <SkeletonBlock label={texts.loading} height={96} />}
      {!event && error && (
        <QueryFailure title={callTexts.loadFailed(texts.loadFailed)} error={error} refetch={refetch} />
      )}
      {event && (room ? <OwnRoom event={event} room={room} /> : <NoRoom event={event} />)}
    </Section>
  );
}

function NoRoom({ event }: { event: RoomEvent }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <RoomForm event={event} room={null} onClose={() => setEditing(false)} />;
  return (
    <Button variant="default" onClick={() => setEditing(true)}>
      {texts.on}
    </Button>
  );
}

function OwnRoom({ event, room }: { event: RoomEvent; room: Room }) {
  useRoomFiguresSubscription({
    variables: { eventId: event.id },
    skip: event.status !== 'PUBLISHED',
    ignoreResults: true,
  });
  const isClosed = room.state === 'CLOSED';
  return (
    <Stack gap="md">
      <Alert
        role="status"
        variant="light"
        color={isClosed ? 'gray' : 'teal'}
        title={texts.states[room.state]}
      >
        {room.closeReason
          ? texts.reasons[room.closeReason]
          : `${texts.joinsFrom}: ${momentText(room.joinsFrom, event.timeZone)} · ${texts.onSaleAt}: ${momentText(room.onSaleAt, event.timeZone)}`}
      </Alert>
      {room.joined > 0 && <Figures room={room} />}
      <PageLinks event={event} />
      {!isClosed && <RoomForm key={event.id} event={event} room={room} />}
      {!isClosed && <CloseRoom eventId={event.id} room={room} />}
    </Stack>
  );
}

function Figures({ room }: { room: Room }) {
  const { joined, serving, perMinute, figures } = room;
  const shown: [label: string, value: number | undefined][] = [
    [texts.joined, joined],
    [texts.serving, serving],
    [texts.perMinute, perMinute],
    [texts.admitted, figures?.admitted],
    [texts.buying, figures?.buying],
    [texts.bought, figures?.bought],
    [texts.gone, figures?.gone],
  ];
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
      {shown.map(
        ([label, value]) =>
          value !== undefined && (
            <FigureCard key={label} label={label} value={value.toLocaleString(locale)} />
          ),
      )}
    </SimpleGrid>
  );
}

function PageLinks({ event }: { event: RoomEvent }) {
  if (event.status !== 'PUBLISHED')
    return (
      <Text size="sm" c="dimmed">
        {texts.afterPublishing}
      </Text>
    );
  const address = roomAddress(event.slug);
  return (
    <Group gap="lg">
      <Anchor href={address} target="_blank" rel="noopener" size="sm">
        {texts.page}
      </Anchor>
      <Anchor href={`${address}&preview=join`} target="_blank" rel="noopener" size="sm">
        {texts.preview}
      </Anchor>
    </Group>
  );
}

function CloseRoom({ eventId, room }: { eventId: string; room: Room }) {
  const [close, { loading }] = useCloseWaitingRoomMutation();
  const confirm = () =>
    close({ variables: { eventId } }).then(
      () => notify('success', texts.closed),
      (failure: unknown) => notify('error', texts.failed(readFailure(failure, callTexts.network))),
    );
  const waiting = room.joined - room.serving;
  return (
    <Group justify="flex-end">
      <ConfirmButton
        variant="light"
        loading={loading}
        question={texts.closeQuestion}
        consequence={
          room.joined > 0 ? texts.closeConsequence(waiting.toLocaleString(locale)) : texts.removeConsequence
        }
        confirmLabel={texts.close}
        onConfirm={confirm}
      >
        {texts.close}
      </ConfirmButton>
    </Group>
  );
}
