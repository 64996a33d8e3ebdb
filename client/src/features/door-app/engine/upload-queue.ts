import type { ScanPurpose } from '../../../../../server/lib/scan/outcomes.ts';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { type DoorService, type DoorStore, ServiceRefused, type UploadedScan } from './door-ports.ts';
import { isExit, type StoredScan, type SyncState } from './stored-scan.ts';

/** Batch size, well below the service's limit so that one upload does not block a slow network for long. */
const BATCH_SIZE = 100;

export interface Uploaded {
  scans: number;
  undos: number;
  /** One of these tickets was also admitted at another door. */
  conflict: boolean;
}

interface Upload {
  store: DoorStore;
  service: DoorService;
  deviceId: string;
}

/** True when the service's refusal is final and a retry would not change it. */
const isFinal = (error: unknown): boolean =>
  error instanceof ServiceRefused &&
  ['BAD_INPUT', 'NOT_FOUND', 'NOTHING_TO_UNDO', 'NOTHING_DUE'].includes(error.code);

/** True when another account of this device made the scan: what follows of it waits until that account signs in again. */
const isOthers = (error: unknown): boolean => error instanceof ServiceRefused && error.code === 'FORBIDDEN';

/**
 * Uploads pending scans, then collected amounts, then undone entries. Marks each as soon as it is accepted, so that an
 * interruption loses nothing and repeats little.
 * @throws ServiceUnavailable, ServiceRefused when the device has no access any more
 */
export async function uploadQueue(upload: Upload): Promise<Uploaded> {
  const done: Uploaded = { scans: 0, undos: 0, conflict: false };
  for (;;) {
    const waiting = await upload.store.waitingScans(BATCH_SIZE);
    if (waiting.length === 0) break;
    const batch = ofOneClock(waiting);
    const answers = await send(upload, batch);
    const nonces = batch.map(({ nonce }) => nonce);
    await upload.store.changeScans(nonces, (scan) => settled(scan, answers.get(scan.nonce)));
    done.scans += batch.length;
    done.conflict ||= [...answers.values()].some(({ conflict }) => conflict);
  }
  for (const scan of await upload.store.waitingCollections()) await sendCollected(upload, scan);
  for (const scan of await upload.store.waitingUndos()) {
    await sendUndo(upload, scan);
    done.undos += 1;
  }
  return done;
}

/** Takes the leading scans with one clock offset, because an upload has one offset; the rest waits for the next. */
function ofOneClock(waiting: StoredScan[]): StoredScan[] {
  const others = waiting.findIndex(({ offsetMs }) => offsetMs !== waiting[0]?.offsetMs);
  return others < 0 ? waiting : waiting.slice(0, others);
}

/**
 * Uploads a batch. When the service refuses it, uploads the scans one by one so that one invalid scan does not block
 * the others.
 */
async function send(upload: Upload, batch: StoredScan[]): Promise<Map<string, UploadedScan>> {
  const { service, deviceId } = upload;
  try {
    const answers = await service.upload(deviceId, batch[0]?.offsetMs ?? 0, batch);
    return new Map(answers.map((answer) => [answer.nonce, answer]));
  } catch (error) {
    if (!isFinal(error)) throw error;
    if (batch.length === 1) return new Map();
  }
  const answers = new Map<string, UploadedScan>();
  for (const scan of batch) for (const entry of await send(upload, [scan])) answers.set(...entry);
  return answers;
}

/** @param scan its current state: it may have been undone during the upload */
function settled(scan: StoredScan, answer: UploadedScan | undefined): StoredScan[] {
  if (!answer) return [{ ...scan, sync: 'refused' }];
  const uploaded: StoredScan = { ...scan, sync: 'done', shown: null, number: answer.ticketNumber };
  // The service has this device's own report, whatever it recorded of it.
  if (!answer.repeated || answer.mode === 'OFFLINE') return [uploaded];
  // The answer was lost, and the device decided otherwise than the service. What happened at the door counts.
  const [here, there] = [effectOf(scan), effectOf(answer)];
  if (here === there) return [uploaded];
  if (here === null && (there === 'entry' || there === 'handout'))
    return [{ ...uploaded, undo: { reason: doorAppTexts.last.lostAnswer[there], sync: 'waiting' } }];
  if (here === null) return [uploaded];
  // A second scan, which must be uploaded as one.
  return [
    { ...uploaded, outcome: answer.outcome, admitted: false, undo: null, collected: null },
    { ...scan, nonce: `${scan.nonce}+` },
  ];
}

/** Returns what a scan did at the door; null when it refused the guest, or only checked. */
function effectOf(scan: Pick<StoredScan, 'outcome'>): ScanPurpose | null {
  if (isExit(scan)) return 'exit';
  if (scan.outcome === 'ADMITTED') return 'entry';
  return scan.outcome === 'HANDED_OUT' ? 'handout' : null;
}

async function sendUndo({ store, service, deviceId }: Upload, scan: StoredScan): Promise<void> {
  if (!scan.undo) return;
  try {
    await service.undo(deviceId, scan.nonce, scan.undo.reason);
    await store.saveScan({ ...scan, undo: { ...scan.undo, sync: 'done' } });
  } catch (error) {
    if (isOthers(error)) return;
    if (!isFinal(error)) throw error;
    await store.saveScan({ ...scan, undo: { ...scan.undo, sync: 'refused' } });
  }
}

async function sendCollected(upload: Upload, { nonce, collected }: StoredScan): Promise<void> {
  if (!collected) return;
  const { method } = collected;
  const keep = async (sync: SyncState, isVoid = false): Promise<void> => {
    // The entry may have been undone in the meantime.
    const scan = await upload.store.scan(nonce);
    if (scan) await upload.store.saveScan({ ...scan, collected: { ...collected, sync, isVoid } });
  };
  try {
    if (method === 'UNPAID') {
      await upload.service.letInUnpaid(upload.deviceId, nonce);
      return await keep('done');
    }
    const { counted, isVoid } = await upload.service.noteCollected(upload.deviceId, nonce, method);
    await keep(counted ? 'done' : 'refused', isVoid);
  } catch (error) {
    if (isOthers(error)) return;
    if (!isFinal(error)) throw error;
    await keep('refused');
  }
}
