import { Alert, Box, Button, Skeleton, Text } from '@mantine/core';
import { IconClockPlay, IconHourglass } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RoomGate_EventFragment } from '../../gql/graphql.ts';
import { useRoomChangesSubscription } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { locale } from '../../language/language.ts';
import { eventTexts } from '../../messages/events.ts';
import { roomTexts as texts } from '../../messages/waiting-room.ts';
import { keepWayBack } from '../../waiting-room/way-back.ts';
import { shortWhen, timeWithZone } from '../events/event-dates.ts';
import { useTimeLeft } from '../purchases/use-time-left.ts';
import { roomAddress } from './room-address.ts';
import { TurnContext } from './turn-needed.ts';
import { type OwnQueuePlace, useQueuePlace } from './use-queue-place.ts';

graphql(`
  fragment RoomState on WaitingRoom {
    event {
      id
    }
    state
    joinsFrom
    onSaleAt
    serving
    tiers {
      id
      name
    }
  }
`);

const RoomGateFragment = graphql(`
  fragment RoomGate_event on Event {
    id
    slug
    timeZone
    waitingRoom {
      ...RoomState @unmask
    }
  }
`);

graphql(`
  subscription RoomChanges($eventId: ID!) {
    waitingRoomChanged(eventId: $eventId) {
      ...RoomState @unmask
    }
  }
`);

interface RoomGateProps {
  event: FragmentType<typeof RoomGateFragment>;
  /** An open purchase is shown to its end, even when the turn is over. */
  hasBegun: boolean;
  /** A payment under way is shown alone: neither the turn nor the way to the room matters. */
  isUnderWay?: boolean;
  /** Shown above the way to the waiting room, where the page does not name the event. */
  summary?: ReactNode;
  /** Shown below the way to the waiting room, such as the prices. */
  meanwhile?: ReactNode;
  /** The sale. */
  children: ReactNode;
}

/**
 * Shows the sale of an event with a waiting room when it is the reader's turn, and the way to the room otherwise. Where
 * the room sells chosen tickets, the sale of the others is shown below the way. A ticket of the waiting list is held for
 * its person, who does not queue.
 */
export function RoomGate({ event: ref, hasBegun, isUnderWay = false, ...shown }: RoomGateProps) {
  const { summary, meanwhile, children } = shown;
  const event = useFragment(RoomGateFragment, ref);
  const { waitingRoom: room } = event;
  const isOffered = useSearchParams()[0].has('waiting');
  const isOpen = room != null && room.state !== 'CLOSED' && !isOffered;
  useRoomChangesSubscription({ variables: { eventId: event.id }, skip: !isOpen, ignoreResults: true });
  const place = useQueuePlace(event.id, isOpen, room?.serving ?? 0);
  const isTurn = place?.state === 'ADMITTED';
  // A form that is being filled in stays when the turn ends; the bar above it says so.
  const [begun] = useState(hasBegun);
  const [wasTurn, setWasTurn] = useState(false);
  if (isTurn && !wasTurn) setWasTurn(true);
  const isPart = isOpen && room.tiers != null;
  // With other tickets on sale, a form goes on without those of the room once the place was used.
  const hasForm = isPart ? wasTurn && place?.state === 'EXPIRED' : wasTurn || begun;
  const inTurn = isTurn || isUnderWay || hasForm;
  const isSold = !isOpen || inTurn;
  const isShut = isOpen && !inTurn && !isPart;
  // The sale keeps its place in the tree when the room closes: its window with the tickets stays open.
  return (
    <TurnContext.Provider value={!isSold}>
      {isOpen && isSold && place && !isUnderWay && <TurnBar place={place} event={event} />}
      {isPart && !isSold && <WayIn event={event} room={room} place={place} />}
      {isShut ? (
        <Shut way={<WayIn event={event} room={room} place={place} />} {...{ summary, meanwhile }} />
      ) : (
        children
      )}
    </TurnContext.Provider>
  );
}

/** The way to the waiting room, shown instead of the sale. */
function Shut({
  way,
  summary,
  meanwhile,
}: { way: ReactNode } & Pick<RoomGateProps, 'summary' | 'meanwhile'>) {
  return (
    <>
      {summary && <Box mb="md">{summary}</Box>}
      {way}
      {meanwhile}
    </>
  );
}

interface WayInProps {
  event: RoomGate_EventFragment;
  room: NonNullable<RoomGate_EventFragment['waitingRoom']>;
  /** undefined while it is loading. */
  place: OwnQueuePlace | null | undefined;
}

function WayIn({ event, room, place }: WayInProps) {
  if (place === undefined)
    return <Skeleton height={150} radius="lg" role="status" aria-label={eventTexts.loading} />;
  const { title, body, button } = wordsOf({ event, room, place });
  return (
    <Alert
      component="section"
      role="region"
      variant="light"
      color="teal"
      p="lg"
      mb={room.tiers ? 'md' : 0}
      icon={<IconHourglass size={22} aria-hidden />}
      title={title}
    >
      {room.tiers && <Text inherit>{ticketsText(room.tiers)}</Text>}
      {body}
      <Button
        component="a"
        href={roomAddress(event.slug)}
        onClick={() => keepWayBack(event.slug)}
        color="marigold.5"
        size="lg"
        mt="md"
        fullWidth
        px="sm"
      >
        {button}
      </Button>
    </Alert>
  );
}

const list = new Intl.ListFormat(locale);

/** The tickets that the room is for. Those that need a code are not listed. */
function ticketsText(tiers: readonly { name: string }[]): string {
  return tiers.length === 0 ? texts.forCoded : texts.forTiers(list.format(tiers.map(({ name }) => name)));
}

function wordsOf({ event, room, place }: WayInProps): { title: string; body: string; button: string } {
  if (place?.state === 'WAITING') {
    const number = place.position;
    const body =
      number == null
        ? texts.insideBody
        : `${texts.number(number.toLocaleString(locale), room.serving.toLocaleString(locale))} ${texts.insideBody}`;
    return { title: texts.inside, body, button: texts.back };
  }
  if (place?.state === 'EXPIRED') return { title: texts.over, body: texts.overBody, button: texts.back };
  if (place?.state === 'BOUGHT') return { title: texts.used, body: texts.usedBody, button: texts.back };
  const sale = shortWhen(room.onSaleAt, event.timeZone);
  if (room.state === 'SCHEDULED') {
    const opens = shortWhen(room.joinsFrom, event.timeZone);
    return { title: texts.soon, body: texts.soonBody(opens, sale), button: texts.look };
  }
  if (room.state === 'JOINING')
    return { title: texts.joining, body: texts.joiningBody(sale), button: texts.join };
  return { title: texts.open, body: texts.openBody, button: texts.join };
}

/** Until when the reader can buy; afterwards the way back to the room. */
function TurnBar({ event, place }: { event: RoomGate_EventFragment; place: OwnQueuePlace }) {
  const left = useTimeLeft(place.expiresAt ?? '');
  if (place.state === 'ADMITTED' && place.expiresAt) {
    return (
      <Alert
        role="status"
        variant="light"
        color="marigold"
        mb="md"
        icon={<IconClockPlay size={22} aria-hidden />}
        title={texts.turn}
      >
        {texts.turnUntil(timeWithZone(place.expiresAt, event.timeZone), left)}
      </Alert>
    );
  }
  const isUsed = place.state === 'BOUGHT';
  return (
    <Alert
      role="status"
      variant="light"
      color={isUsed ? 'teal' : 'coral'}
      mb="md"
      icon={<IconHourglass size={22} aria-hidden />}
      title={isUsed ? texts.used : texts.over}
    >
      {isUsed ? texts.usedBody : texts.overBody}
      <Button
        component="a"
        href={roomAddress(event.slug)}
        onClick={() => keepWayBack(event.slug)}
        variant="default"
        mt="sm"
        fullWidth
      >
        {texts.back}
      </Button>
    </Alert>
  );
}
