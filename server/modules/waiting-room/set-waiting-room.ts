import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEvent, lockOwnEvent } from '../events/index.ts';
import { newSeed } from './room-seed.ts';
import {
  checkSettings,
  DrawStarted,
  mayManageRoom,
  RoomClosed,
  type RoomSettings,
} from './waiting-room.rules.ts';
import { closeRoom, deleteRoom, insertRoom, lockRoom, updateRoom } from './waiting-room.writes.ts';

/**
 * Opens a waiting room for an event, or changes it. The times can be changed until the sale begins; the minutes to buy
 * and the limit of people in a minute also afterwards.
 * @throws NotFound, Forbidden, BadInput, DrawStarted, RoomClosed
 */
export async function setWaitingRoom(scope: Scope, eventId: string, settings: RoomSettings): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayManageRoom);
    const room = await lockRoom(tx, event.id);
    const now = scope.clock.now();
    if (!room) {
      checkSettings(settings, now);
      await insertRoom(tx, {
        ...settings,
        eventId: event.id,
        issuerId: event.issuerId,
        ...newSeed(tx, event.id),
      });
    } else {
      if (room.closedAt) throw new RoomClosed(null);
      const hasBegun = room.early !== null || room.onSaleAt <= now;
      const isSameTime = +room.onSaleAt === +settings.onSaleAt && +room.joinsFrom === +settings.joinsFrom;
      if (hasBegun && !isSameTime) throw new DrawStarted();
      // The times of a sale that has begun are in the past.
      checkSettings(settings, hasBegun ? new Date(0) : now);
      await updateRoom(tx, event.id, settings);
    }
    await note(tx, event, 'event.waiting_room', { ...settings });
    announceEvent(tx, event, true);
  });
}

/**
 * Closes the waiting room: from then on tickets are sold without it. A room that nobody has joined is forgotten.
 * @throws NotFound, Forbidden
 */
export async function closeWaitingRoom(scope: Scope, eventId: string): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayManageRoom);
    const room = await lockRoom(tx, event.id);
    if (!room) throw new NotFound('The waiting room');
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
