import { DEVICE_LIMITS } from '../../../lib/limits/text-limits.ts';
import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { DeviceCutOff, type FieldFault, Forbidden, refuseFaults } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { textFaults } from '../../../platform/text-faults.ts';
import { type DeviceReport, type ReportedDevice, writeReport } from './device.writes.ts';

/** A device reports its state, and gets its terms. @throws Forbidden for any other caller, BadInput, DeviceCutOff */
export async function reportDevice(scope: Scope, report: DeviceReport): Promise<ReportedDevice> {
  const { device, userId } = signedIn(scope.actor);
  if (device === undefined) throw new Forbidden();
  refuseFaults(reportFaults(report));
  const reported = await inTransaction(scope, (tx) => writeReport(tx, userId, report));
  if (!reported) throw new DeviceCutOff();
  scope.services.topics.publish('device.changed', reported.issuerId, { deviceId: userId });
  return reported;
}

function reportFaults({ version, battery, waiting, eventId, gateId }: DeviceReport): FieldFault[] {
  const faults = textFaults('version', version, DEVICE_LIMITS.version);
  if (battery !== null && (battery < 0 || battery > 100))
    faults.push({ field: 'battery', message: 'battery is a percentage.' });
  if (waiting < 0) faults.push({ field: 'waiting', message: 'waiting is a count.' });
  for (const [field, id] of Object.entries({ eventId, gateId }))
    if (id !== null && !isUuid(id)) faults.push({ field, message: `${field} must be an id.` });
  return faults;
}
