import type { Tx } from '../../../db/in-transaction.ts';
import type { Statement } from '../../../db/statement.ts';

/** A row when the session has that name already. */
export function readDoorDevice(sessionId: string, deviceId: string): Statement {
  return {
    name: 'door-device',
    text: 'SELECT FROM sessions WHERE id = $1 AND door_device = $2',
    values: [sessionId, deviceId],
  };
}

export async function writeDoorDevice(tx: Tx, sessionId: string, deviceId: string): Promise<void> {
  await tx.query('UPDATE sessions SET door_device = $2 WHERE id = $1', [sessionId, deviceId]);
}
