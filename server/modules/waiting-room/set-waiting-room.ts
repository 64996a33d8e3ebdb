import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEvent, lockOwnEvent } from '../events/index.ts';
import { newSeed } from './room-seed.ts';
import {
  checkSettings,
  DrawStarted,
  isSameChoice,
  mayManageRoom,
  RoomClosed,
  type RoomSettings,
} from './waiting-room.rules.ts';
import {
  chooseTiers,
  closeRoom,
  deleteRoom,
  insertRoom,
  type LockedRoom,
  lockRoom,
  renewRules,
  tierIdsOf,
  updateRoom,
} from './waiting-room.writes.ts';

/**
 * Opens a waiting room for an event, or changes it. The times and the tiers can be changed until the sale begins; the
 * minutes to buy and the limit of people in a minute also afterwards.
 * @throws NotFound, Forbidden, BadInput, DrawStarted, RoomClosed
 */
export async function setWaitingRoom(scope: Scope, eventId: string, given: RoomSettings): Promise<void> {
  const settings = { ...given, tierIds: given.tierIds?.map((id) => id.toLowerCase()) ?? given.tierIds };
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayManageRoom);
    const room = await lockRoom(tx, event.id);
    const ofEvent = await tierIdsOf(tx, event.id);
    const { tierIds = chosenIn(room) } = settings;
    const isSameTiers = isSameChoice(chosenIn(room), tierIds);
    if (room) await changeRoom(tx, room, { settings, isSameTiers, ofEvent });
    else {
      checkSettings(settings, scope.clock.now(), ofEvent);
      const { id, issuerId } = event;
      await insertRoom(tx, { ...settings, eventId: id, issuerId, ...newSeed(tx, id) });
    }
    if (!isSameTiers) await chooseTiers(tx, event, tierIds);
    if (!room || !isSameTiers) await renewRules(tx, event.id);
    await note(tx, event, 'event.waiting_room', { ...settings, tierIds });
    announceEvent(tx, event, true);
  });
}

/** Ids of the chosen tiers; null: all. */
const chosenIn = (room: LockedRoom | undefined): string[] | null => room?.tiers?.map(({ id }) => id) ?? null;

interface Change {
  settings: RoomSettings;
  isSameTiers: boolean;
  /** Ids of the tiers of the event. */
  ofEvent: readonly string[];
}

async function changeRoom(
  tx: Tx,
  room: LockedRoom,
  { settings, isSameTiers, ofEvent }: Change,
): Promise<void> {
  if (room.closedAt) throw new RoomClosed(null);
  const now = tx.scope.clock.now();
  const hasBegun = room.early !== null || room.onSaleAt <= now;
  const isSameTime = +room.onSaleAt === +settings.onSaleAt && +room.joinsFrom === +settings.joinsFrom;
  if (hasBegun && !(isSameTime && isSameTiers)) throw new DrawStarted();
  // The times of a sale that has begun are in the past.
  checkSettings(settings, hasBegun ? new Date(0) : now, ofEvent);
  await updateRoom(tx, room.eventId, settings);
}

/**
 * Closes the waiting room: from then on tickets are sold without it. A room that nobody has joined is forgotten.
 * @throws NotFound, Forbidden
 */
export async function closeWaitingRoom(scope: Scope, eventId: string): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayManageRoom);
    const room = await lockRoom(tx, event.id);
    if (!room) throw new NotFound('waitingRoom');
    if (room.closedAt) return;
    if (room.joined === 0) await deleteRoom(tx, event.id);
    else await closeRoom(tx, event.id, 'switched_off');
    await note(tx, event, 'event.waiting_room_closed', { joined: room.joined, serving: room.serving });
    announceEvent(tx, event, true);
  });
}

async function note(
  tx: Tx,
  event: { id: string; issuerId: string },
  action: string,
  details: object,
): Promise<void> {
  await tx.audit({
    action,
    entityType: 'event',
    entityId: event.id,
    issuerId: event.issuerId,
    details: { ...details },
  });
  tx.afterCommit(() => tx.scope.services.topics.publish('event.queue', event.id, { eventId: event.id }));
}
