import type { RoomRecord } from './waiting-room.reads.ts';
import { type CloseReason, type RoomState, roomState } from './waiting-room.rules.ts';
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

/** What everybody in a waiting room polls: the same for all. */
export interface RoomBoard {
  state: RoomState;
  close_reason: CloseReason | null;
  on_sale_at: string;
  joins_from: string;
  /** The last position that was admitted. */
  now_serving: number;
  joined: number;
  /** Names of the tickets sold through it, without those that need a code; null: all. */
  tiers: readonly string[] | null;
  /** SHA-256 of the places that are drawn, in the order of joining; null until the sale begins. */
  list_hash: string | null;
  /** People admitted in a minute, about. */
  rate: number;
  /** Every place of its tickets is sold or held at the moment; held ones may come back. */
  sold_out: boolean;
  /** Of the server, so that a wrong clock of a phone does no harm. */
  time: string;
}

type BoardedFields =
  | 'joinsFrom'
  | 'onSaleAt'
  | 'drawnAt'
  | 'closedAt'
  | 'closeReason'
  | 'serving'
  | 'joined'
  | 'tiers'
  | 'listHash'
  | 'rate';

/** @param free places of its tickets that are neither sold nor held */
export function presentBoard(room: Pick<RoomRecord, BoardedFields>, free: number, now: Date): RoomBoard {
  return {
    state: roomState(room, now),
    close_reason: room.closeReason,
    on_sale_at: room.onSaleAt.toISOString(),
    joins_from: room.joinsFrom.toISOString(),
    now_serving: room.serving,
    joined: room.joined,
    tiers: room.tiers?.filter(({ hidden }) => !hidden).map(({ name }) => name) ?? null,
    list_hash: room.listHash?.toString('hex') ?? null,
    rate: Math.round(Number(room.rate) * 60),
    sold_out: free <= 0,
    time: now.toISOString(),
  };
}
