import type { ValidatorRecord } from './validator.record.ts';
import type { Validator } from './validator.type.ts';

export function presentValidator({ temporaryUsed, temporaryUntil, ...record }: ValidatorRecord): Validator {
  return {
    ...record,
    temporaryUntil: temporaryUsed ? null : temporaryUntil,
    devices: record.devices.map((device) => ({
      ...device,
      since: new Date(device.since),
      lastSeenAt: device.lastSeenAt === null ? null : new Date(device.lastSeenAt),
    })),
  };
}
