import type { TestApp } from '../../support/app.ts';
import type { Doors } from '../../support/door.ts';

const UPLOAD = `mutation Upload($deviceId: String!, $clockOffsetMs: Int!, $scans: [QueuedScanInput!]!) {
  uploadScans(input: { deviceId: $deviceId, clockOffsetMs: $clockOffsetMs, scans: $scans }) { scans { nonce outcome repeated conflict } } }`;
const SCAN =
  'mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome usedAt usedGate } } }';

export interface Queued {
  nonce: string;
  ticket: unknown;
  deviceTime: string;
  gateId?: string;
  admitted?: boolean;
  outcome?: string;
}

/** Uploads of doors without a network, and what the product makes of them. */
export function uploadSteps(app: TestApp, doors: Doors) {
  async function upload(deviceId: string, scans: Queued[], clockOffsetMs = 0, token = doors.validator.token) {
    const whole = scans.map((scan) => ({ admitted: true, outcome: 'GOOD', ...scan }));
    const answer = await app.graphql(UPLOAD, { deviceId, clockOffsetMs, scans: whole }, { token });
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data.uploadScans.scans as {
      nonce: string;
      outcome: string;
      repeated: boolean;
      conflict: boolean;
    }[];
  }

  async function scan(ticket: unknown) {
    const answer = await app.graphql(SCAN, { input: { ticket } }, { token: doors.validator.token });
    return answer.data.validateTicket.result;
  }

  const ago = (seconds: number) => new Date(app.clock.now().getTime() - seconds * 1000).toISOString();

  const entryOf = async (ticketId: string | undefined) =>
    (
      await app.sql<{ device_id: string; entered_at: Date; nonce: string }>(
        'SELECT e.device_id, e.entered_at, s.nonce FROM entries e JOIN scans s ON s.id = e.scan_id WHERE e.ticket_id = $1',
        [ticketId],
      )
    )[0];

  const conflictsOf = (ticketId: string | undefined) =>
    app.sql<{ winner: string; loser: string }>(
      `SELECT w.device_id || '/' || w.nonce AS winner, l.device_id || '/' || l.nonce AS loser FROM scan_conflicts c
       JOIN scans w ON w.id = c.winner_scan_id JOIN scans l ON l.id = c.loser_scan_id
       WHERE c.ticket_id = $1 ORDER BY (l.device_id || '/' || l.nonce) COLLATE "C"`,
      [ticketId],
    );

  return { upload, scan, ago, entryOf, conflictsOf };
}
