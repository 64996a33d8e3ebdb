import type { GuestListRecord, RefusedLine } from './guest-list.record.ts';
import type { GuestList } from './guest-list.type.ts';
import { refusalCodeOf } from './guest-refusal.rules.ts';

export function presentGuestList(record: GuestListRecord, refusals: RefusedLine[]): GuestList {
  return {
    id: record.id,
    eventId: record.event_id,
    fileName: record.file_name,
    payment: record.payment,
    issued: record.issued,
    refused: record.refused,
    refusals: refusals.map(({ line, reason }) => ({ line, reason, code: refusalCodeOf(reason) })),
    createdAt: record.created_at,
    finishedAt: record.finished_at,
  };
}
