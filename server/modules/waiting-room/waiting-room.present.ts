import type { RoomRecord } from './waiting-room.reads.ts';
import { roomState } from './waiting-room.rules.ts';
import { WaitingRoom } from './waiting-room.schema.ts';

export function presentRoom(record: RoomRecord, now: Date): WaitingRoom {
  const { ledgerSequence, ledgerHash } = record;
  return Object.assign(new WaitingRoom(), {
    record,
    state: roomState(record, now),
    closeReason: record.closeReason,
    joinsFrom: record.joinsFrom,
    onSaleAt: record.onSaleAt,
    minutes: record.minutes,
    joined: record.joined,
    serving: record.serving,
    perMinute: Math.round(Number(record.rate) * 60),
    seedHash: record.seedHash.toString('hex'),
    listHash: record.listHash?.toString('hex') ?? null,
    seedTransaction: record.seedTransaction,
    seed: record.seed?.toString('hex') ?? null,
    ledger:
      ledgerSequence === null || !ledgerHash
        ? null
        : { sequence: ledgerSequence, hash: ledgerHash.toString('hex') },
  });
}
