import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useOnReturn } from '../../../apollo/use-on-return.ts';
import { useDoorEntriesSubscription } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { useCan } from '../../../session/use-viewer.ts';
import { strictVerify } from '../../verify/check/signatures.ts';
import { Door } from '../engine/door.ts';
import { type DoorState, OPENING } from '../engine/door-state.ts';
import { indexedVault } from '../roster/indexed-vault.ts';
import { doorMutations } from './door-mutations.ts';
import { doorQueries } from './door-queries.ts';
import { openDoorStore } from './indexed-store.ts';

graphql(`
  subscription DoorEntries($eventId: ID!) {
    eventEntries(eventId: $eventId) {
      event {
        id
      }
      revocationNumber
      entered
      inside
      gates {
        id
        name
        active
        entries
      }
    }
  }
`);

const clock = { now: () => Date.now(), steady: () => performance.now() };

interface OpenedDoor {
  /** null while opening, and when this browser cannot store data. */
  door: Door | null;
  state: DoorState;
  /** This browser cannot store data, which the door requires. */
  isStorageRefused: boolean;
}

const NEVER = () => () => undefined;

/** Opens this device's door for a user while the page is open. */
export function useDoor(userId: string): OpenedDoor {
  const client = useApolloClient();
  const person = useRef(false);
  person.current = useCan('VIEW_PERSONAL_DATA');
  const [door, setDoor] = useState<Door | null>(null);
  const [isStorageRefused, setStorageRefused] = useState(false);

  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setInterval> | undefined;
    let running: Door | null = null;
    const open = async () => {
      const store = await openDoorStore();
      const showsPerson = () => person.current;
      const service = { ...doorQueries(client, showsPerson), ...doorMutations(client, showsPerson) };
      const opened = new Door({
        store,
        vault: indexedVault,
        service,
        clock,
        newId: () => crypto.randomUUID(),
        verify: strictVerify,
      });
      running = opened;
      if (!isHere) return opened.close();
      if (!navigator.onLine) opened.network(false);
      await opened.open(userId);
      if (!isHere) return;
      setDoor(opened);
      timer = setInterval(() => opened.tick(), 1_000);
    };
    open().catch((error: unknown) => {
      console.error('The door did not open', error);
      setStorageRefused(true);
    });
    return () => {
      isHere = false;
      running?.close();
      clearInterval(timer);
    };
  }, [client, userId]);

  useNetworkOf(door);
  // The device may have slept, or its clock may have been set.
  useOnReturn(() => void door?.sync());
  const state = useSyncExternalStore(door?.subscribe ?? NEVER, door?.read ?? readOpening);
  useFiguresOf(door, state);
  return { door, state, isStorageRefused };
}

const readOpening = (): DoorState => OPENING;

function useNetworkOf(door: Door | null): void {
  useEffect(() => {
    if (!door) return undefined;
    const there = () => door.network(true);
    const gone = () => door.network(false);
    window.addEventListener('online', there);
    window.addEventListener('offline', gone);
    return () => {
      window.removeEventListener('online', there);
      window.removeEventListener('offline', gone);
    };
  }, [door]);
}

/** Subscribes to live figures while online; each update may reveal a conflict. */
function useFiguresOf(door: Door | null, { post, isOnline, phase }: DoorState): void {
  const eventId = post?.eventId ?? '';
  const { data } = useDoorEntriesSubscription({
    variables: { eventId },
    skip: !eventId || !isOnline || phase !== 'ready',
  });
  const entries = data?.eventEntries;
  useEffect(() => {
    if (!door || entries?.event.id !== eventId) return;
    const { entered, inside, gates, revocationNumber } = entries;
    door.setLive({ entered, inside, gates, revocationNumber: Number(revocationNumber) });
  }, [door, eventId, entries]);
}
