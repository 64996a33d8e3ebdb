import { BadInput, type FieldFault } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';

// Printable characters only, so that a name cannot forge lines in a log.
const NAME = /^[\p{L}\p{N}\p{P}\p{S} ]+$/u;
/** Limit of the names that a device gives itself and its scans. */
export const LONGEST_NAME = 100;

const MAX_QUEUED = 500;
/** A device's clock may be off by this much; beyond that, the device needs attention. */
const MAX_OFFSET_MS = 366 * 24 * 3_600_000;

function nameFault(field: string, value: string | null | undefined): FieldFault[] {
  if (value === null || value === undefined) return [];
  if (value.length <= LONGEST_NAME && NAME.test(value)) return [];
  return [{ field, message: `${field} must have 1 to ${LONGEST_NAME} printable characters.` }];
}

function idFault(field: string, value: string | null | undefined): FieldFault[] {
  if (value === null || value === undefined || isUuid(value)) return [];
  return [{ field, message: `${field} must be an id.` }];
}

/** @throws BadInput naming every invalid field */
export function checkScanRequest(input: {
  eventId?: string | null;
  gateId?: string | null;
  deviceId?: string | null;
  nonce?: string | null;
}): void {
  const faults = [
    ...idFault('eventId', input.eventId),
    ...idFault('gateId', input.gateId),
    ...nameFault('deviceId', input.deviceId),
    ...nameFault('nonce', input.nonce),
  ];
  if (faults.length > 0) throw new BadInput(faults);
}

/** @throws BadInput for the upload as a whole, or naming the first invalid scan */
export function checkUpload(upload: {
  deviceId: string;
  clockOffsetMs: number;
  scans: readonly { nonce: string; gateId?: string | null }[];
}): void {
  const faults = nameFault('deviceId', upload.deviceId);
  if (upload.scans.length > MAX_QUEUED) {
    faults.push({ field: 'scans', message: `At most ${MAX_QUEUED} scans fit one upload.` });
  }
  if (Math.abs(upload.clockOffsetMs) > MAX_OFFSET_MS) {
    faults.push({ field: 'clockOffsetMs', message: 'The clock of the device is more than a year off.' });
  }
  for (const [index, scan] of upload.scans.slice(0, MAX_QUEUED).entries()) {
    faults.push(
      ...nameFault(`scans.${index}.nonce`, scan.nonce),
      ...idFault(`scans.${index}.gateId`, scan.gateId),
    );
  }
  if (faults.length > 0) throw new BadInput(faults.slice(0, 10));
}
