import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Statement } from '../../../platform/db/statement.ts';

/** The session of the caller, or the session that created the calling API key. */
const SESSION = '(id = $1 OR id = (SELECT session_id FROM api_keys WHERE id = $2))';

export interface DoorCaller {
  sessionId: string | null;
  apiKeyId: string | null;
}

/** Returns a row when the caller's session has that device name already. */
export function readDoorDevice({ sessionId, apiKeyId }: DoorCaller, deviceId: string): Statement {
  return {
    name: 'door-device',
    text: `SELECT FROM sessions WHERE ${SESSION} AND door_device = $3`,
    values: [sessionId, apiKeyId, deviceId],
  };
}

export async function writeDoorDevice(
  tx: Tx,
  { sessionId, apiKeyId }: DoorCaller,
  deviceId: string,
): Promise<void> {
  await tx.query(`UPDATE sessions SET door_device = $3 WHERE ${SESSION}`, [sessionId, apiKeyId, deviceId]);
}
