import { createHash, type Hash } from 'node:crypto';
import { CsvBroken, type CsvRecord, csvRecords } from '../../lib/documents/index.ts';
import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { BadInput, type FieldFault, Forbidden, refuseFaults } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import type { GuestPayment } from '../../platform/vocabulary.ts';
import { findEvent } from '../events/index.ts';
import { issueGuestTickets, type ListedLine, listedLines } from './guest-lines.ts';
import { type GuestListRecord, readGuestList } from './guest-list.reads.ts';
import {
  columnsOf,
  GuestListBroken,
  GuestListTooLarge,
  MAX_BYTES,
  mayInviteGuests,
  UploadKeyUsed,
} from './guest-list.rules.ts';
import { finishList, openList } from './guest-list.writes.ts';

interface GuestUpload {
  eventId: string;
  /** Idempotency key: a repeated upload continues where the first one stopped, and issues no duplicates. */
  uploadKey: string;
  fileName: string;
  payment: GuestPayment;
  /** Content length announced by the caller; 0 when unknown. */
  bytes: number;
}

const BATCH = 100;

/**
 * Issues a ticket for each valid line of a CSV file while it streams in; refused lines are reported by number.
 * @throws NotFound, Forbidden, BadInput for a first line without headings, GuestListTooLarge, GuestListBroken,
 *   UploadKeyUsed, EventNotPublished, SalesClosed, RateLimited
 */
export async function importGuests(
  scope: Scope,
  upload: GuestUpload,
  file: AsyncIterable<Uint8Array>,
): Promise<GuestListRecord> {
  const { userId } = signedIn(scope.actor);
  const event = await findEvent(scope, upload.eventId);
  const owned = { issuerId: event.issuer.id, eventId: event.id };
  if (!mayInviteGuests(scope.actor, owned)) throw new Forbidden();
  checkUpload(upload);
  await scope.services.limits.consume('guest_list', { address: scope.address, account: userId });
  const tiers = event.tiers.map(({ name }) => name);
  const hash = createHash('sha256');
  try {
    const records = csvRecords(measured(file, hash));
    const head = await records.next();
    if (head.done) throw new BadInput([{ field: 'file', code: 'EMPTY_FILE', message: 'The file is empty.' }]);
    const columns = columnsOf(head.value.cells, tiers);
    const list = await inTransaction(scope, (tx) => openList(tx, { ...upload, ...owned, createdBy: userId }));
    if (list.payment !== upload.payment) throw new UploadKeyUsed();
    if (list.finishedAt !== null) return await repeated(scope, list, records, hash);
    await issueInBatches(scope, list, listedLines(records, columns, tiers));
    return await finish(scope, list, hash);
  } catch (error) {
    if (error instanceof CsvBroken) throw new GuestListBroken(error.line, error.message);
    throw error;
  }
}

function checkUpload({ uploadKey, fileName, bytes }: GuestUpload): void {
  if (bytes > MAX_BYTES) throw new GuestListTooLarge();
  const faults: FieldFault[] = [];
  if (uploadKey.length < 1 || uploadKey.length > 255)
    faults.push({ field: 'idempotencyKey', message: 'An idempotency key has 1 to 255 characters.' });
  if (fileName.length < 1 || fileName.length > 200 || /\p{Cc}/u.test(fileName))
    faults.push({ field: 'fileName', message: "A file's name has 1 to 200 characters." });
  refuseFaults(faults);
}

async function* measured(file: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of file) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw new GuestListTooLarge();
    hash.update(piece);
    yield piece;
  }
}

/** Returns the finished list when the same file is uploaded again. */
async function repeated(
  scope: Scope,
  list: GuestListRecord,
  records: AsyncIterable<CsvRecord>,
  hash: Hash,
): Promise<GuestListRecord> {
  for await (const _record of records);
  if (!list.fileHash?.equals(hash.digest())) throw new UploadKeyUsed();
  scope.markReplayed?.();
  return list;
}

async function issueInBatches(
  scope: Scope,
  list: GuestListRecord,
  lines: AsyncIterable<ListedLine>,
): Promise<void> {
  let waiting: ListedLine[] = [];
  for await (const line of lines) {
    waiting.push(line);
    if (waiting.length < BATCH) continue;
    await issueGuestTickets(scope, list, waiting);
    waiting = [];
  }
  if (waiting.length > 0) await issueGuestTickets(scope, list, waiting);
}

async function finish(scope: Scope, list: GuestListRecord, hash: Hash): Promise<GuestListRecord> {
  const digest = hash.digest();
  const finished = await inTransaction(scope, async (tx) => {
    const ended = await finishList(tx, list.id, digest);
    if (!ended) return undefined;
    await tx.audit({
      action: 'guests.import',
      entityType: 'event',
      entityId: list.eventId,
      issuerId: list.issuerId,
      details: { list: list.id, payment: list.payment, issued: ended.issued, refused: ended.refused },
    });
    return ended;
  });
  // A concurrent upload of the same file finished first.
  return finished ?? (await readGuestList(scope, list.id)) ?? list;
}
