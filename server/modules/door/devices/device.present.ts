import type { DeviceRecord } from './device.reads.ts';
import { DeviceTerms, DoorDevice } from './device.schema.ts';
import type { ReportedDevice } from './device.writes.ts';

export function presentDevice({ pairedBy, ...record }: DeviceRecord): DoorDevice {
  return Object.assign(new DoorDevice(), { ...record, pairedBy: pairedBy ?? null });
}

export function presentTerms({ pinSalt, pinHash, pinRounds, ...terms }: ReportedDevice): DeviceTerms {
  const pin =
    pinSalt && pinHash && pinRounds !== null
      ? { salt: pinSalt.toString('base64url'), hash: pinHash.toString('base64url'), rounds: pinRounds }
      : null;
  return Object.assign(new DeviceTerms(), { ...terms, pin });
}
