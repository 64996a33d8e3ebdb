import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Module } from '../../platform/module.ts';
import type { Topics } from '../../platform/topics.ts';
import { seedOutcome } from './commit-seed.ts';
import { QueueJoiner } from './join-waiting-room.ts';
import { PlaceReader } from './place-reader.ts';
import { ProofOfWork } from './proof-of-work.ts';
import { PurchaseTimes } from './purchase-times.ts';
import { queueTokenKey } from './queue-token.ts';
import { RoomBoards } from './room-board.ts';
import { resealRooms } from './room-seed.ts';
import { createDrawWorker, createRoomWorker } from './room-worker.ts';
import {
  EventWaitingRoomResolver,
  TierWaitingRoomResolver,
  WaitingRoomResolver,
} from './waiting-room.resolver.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  topics: Topics;
  log: Log;
  secrets: Secrets;
  config: Config;
}

/** Creates the services of waiting rooms. */
export function createWaitingRooms({ db, clock, topics, log, secrets, config }: Dependencies) {
  return {
    waitingRooms: { reseal: resealRooms },
    roomBoards: new RoomBoards({ db, clock, topics }),
    roomWorker: createRoomWorker(log),
    drawWorker: createDrawWorker(log),
    queueJoiner: new QueueJoiner(db),
    placeReader: new PlaceReader(db),
    queueKey: queueTokenKey(secrets.tokenKey),
    proofOfWork: new ProofOfWork({ tokenKey: secrets.tokenKey, cost: config.queueWork }),
    purchaseTimes: new PurchaseTimes(),
    /** Places with a purchase under way in this process. */
    turnsInUse: new Set<string>(),
  };
}

type WaitingRoomServices = ReturnType<typeof createWaitingRooms>;

declare module '../../platform/services.ts' {
  interface Services extends WaitingRoomServices {}
}

export const waitingRoom: Module = {
  resolvers: [EventWaitingRoomResolver, TierWaitingRoomResolver, WaitingRoomResolver],
  connect: ({ settlement }) => settlement.handle('room_seed', seedOutcome),
  start({ services: { roomWorker, drawWorker, topics }, scope, isScheduled }) {
    for (const worker of [drawWorker, roomWorker]) {
      worker.start(scope, isScheduled);
      topics.listen('event.queue', '*', () => worker.wake());
      worker.wake();
    }
  },
  async stop({ services: { roomWorker, drawWorker, roomBoards } }) {
    await Promise.all([drawWorker.stop(), roomWorker.stop()]);
    roomBoards.close();
  },
};
