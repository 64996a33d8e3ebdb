import type { AccountChange } from '../state/account.ts';
import { writeAccount, writeAccountKey } from '../state/encode-account.ts';
import { BytesWriter } from '../wire/bytes-writer.ts';

const CHANGE = { created: 0, updated: 1, removed: 2, state: 3 } as const;
const writer = new BytesWriter();

/** Encodes the LedgerEntryChanges of an account: its entry before, then its new state. Data entries are left out. */
export function encodeChange({ before, after }: AccountChange): Buffer {
  writer.uint32((before === null ? 0 : 1) + 1);
  if (before !== null) {
    writer.int32(CHANGE.state);
    writeAccount(writer, before);
  }
  if (after === null) {
    writer.int32(CHANGE.removed);
    writeAccountKey(writer, before?.id ?? '');
  } else {
    writer.int32(before === null ? CHANGE.created : CHANGE.updated);
    writeAccount(writer, after);
  }
  return writer.take();
}
