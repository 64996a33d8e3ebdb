import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors, type SoldTicket } from '../../support/door.ts';

let app: TestApp;
let doors: Doors;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
});
afterAll(() => app.close());

const SCAN = `mutation S($input: ValidateTicketInput!) {
  validateTicket(input: $input) { result { outcome usedGate ticket { status } } } }`;
const UNDO = `mutation U($deviceId: String!, $nonce: String!, $reason: String!) {
  undoEntry(input: { deviceId: $deviceId, nonce: $nonce, reason: $reason }) { scanId ticket { id status } } }`;
const UPLOAD = `mutation Up($deviceId: String!, $scans: [QueuedScanInput!]!) {
  uploadScans(input: { deviceId: $deviceId, scans: $scans }) { scans { nonce outcome repeated conflict } } }`;
const CONFLICTS = 'query C($id: ID!) { scanConflicts(eventId: $id, first: 100) { nodes { ticket { id } } } }';
const SCANS = 'query L($id: ID!) { scans(ticketId: $id) { nodes { outcome undoneAt } } }';

let nonces = 0;
function nonce(): string {
  nonces += 1;
  return `n${nonces}`;
}

async function scan(ticket: SoldTicket | undefined, deviceId: string, name = nonce(), gateId?: string) {
  const input = { ticket: ticket?.file, deviceId, nonce: name, gateId };
  return (await app.graphql(SCAN, { input }, { token: doors.validator.token })).data.validateTicket.result;
}

async function upload(ticket: SoldTicket | undefined, deviceId: string, secondsAgo: number, name = nonce()) {
  const deviceTime = new Date(app.clock.now().getTime() - secondsAgo * 1000).toISOString();
  const scans = [{ nonce: name, ticket: ticket?.qrText, deviceTime, admitted: true, outcome: 'GOOD' }];
  return (await app.graphql(UPLOAD, { deviceId, scans }, { token: doors.validator.token })).data.uploadScans
    .scans[0];
}

const undo = (deviceId: string, name: string, reason = 'Wrong person', token = doors.validator.token) =>
  app.graphql(UNDO, { deviceId, nonce: name, reason }, { token });

const entryOf = (ticket: SoldTicket | undefined) =>
  app.sql<{ device_id: string }>('SELECT device_id FROM entries WHERE ticket_id = $1', [ticket?.id]);

async function conflictsOf(ticket: SoldTicket | undefined): Promise<number> {
  const { data } = await app.graphql(CONFLICTS, { id: doors.eventId }, { token: doors.validator.token });
  return data.scanConflicts.nodes.filter((one: { ticket: { id: string } }) => one.ticket.id === ticket?.id)
    .length;
}

describe('an entry that is taken back', () => {
  it('frees the ticket, keeps the scan, is audited, and is taken back once', async () => {
    const [ticket] = await doors.sell();
    const name = nonce();
    expect(await scan(ticket, 'a', name)).toMatchObject({ outcome: 'ADMITTED', ticket: { status: 'USED' } });
    const first = await undo('a', name);
    expect(first.data.undoEntry.ticket).toEqual({ id: ticket?.id, status: 'ACTIVE' });
    expect(await entryOf(ticket)).toEqual([]);
    expect((await undo('a', name, 'Again')).data).toEqual(first.data);
    const { data } = await app.graphql(SCANS, { id: ticket?.id }, { token: doors.validator.token });
    expect(data.scans.nodes).toEqual([{ outcome: 'ADMITTED', undoneAt: app.clock.now().toISOString() }]);
    const audited = await app.sql(
      `SELECT details->>'reason' AS reason FROM audit_entries WHERE action = 'ticket.undo_entry' AND entity_id = $1`,
      [ticket?.id],
    );
    expect(audited).toEqual([{ reason: 'Wrong person' }]);
    expect(await scan(ticket, 'b')).toMatchObject({ outcome: 'ADMITTED' });
    expect(await scan(ticket, 'a')).toMatchObject({ outcome: 'ALREADY_USED' });
    const changed = app.sql('UPDATE entry_undos SET reason = $1', ['Nothing']);
    await expect(changed).rejects.toThrow('append-only');
  });

  it('needs a reason and a scan that admitted, and is for its validator or those who manage tickets', async () => {
    const [ticket] = await doors.sell();
    const [good, refused] = [nonce(), nonce()];
    await scan(ticket, 'c', good);
    await scan(ticket, 'c', refused);
    const codeOf = async (answer: Promise<{ errors?: { extensions: { code: string } }[] }>) =>
      (await answer).errors?.[0]?.extensions.code;
    expect(await codeOf(undo('c', good, '  '))).toBe('BAD_INPUT');
    expect(await codeOf(undo('c', refused))).toBe('NOTHING_TO_UNDO');
    expect(await codeOf(undo('c', 'never'))).toBe('NOT_FOUND');
    const colleague = await app.actor('issuer_validator', doors.issuerId);
    expect(await codeOf(undo('c', good, 'Not mine', colleague.token))).toBe('FORBIDDEN');
    const stranger = await app.actor('issuer_validator');
    expect(await codeOf(undo('c', good, 'Not mine', stranger.token))).toBe('NOT_FOUND');
    expect((await undo('c', good, 'On the phone', doors.organiser.token)).errors).toBeUndefined();
    expect(await entryOf(ticket)).toEqual([]);
  });

  it('of two doors leaves the other one as the entry, without a conflict', async () => {
    const [ticket] = await doors.sell();
    const early = nonce();
    await upload(ticket, 'late', 10);
    expect(await upload(ticket, 'early', 100, early)).toMatchObject({ conflict: true });
    expect([await entryOf(ticket), await conflictsOf(ticket)]).toEqual([[{ device_id: 'early' }], 1]);
    await undo('early', early);
    expect([await entryOf(ticket), await conflictsOf(ticket)]).toEqual([[{ device_id: 'late' }], 0]);
    // An undone entry does not return with the next upload of the same scan.
    expect(await upload(ticket, 'early', 100, early)).toMatchObject({ repeated: true });
    expect(await entryOf(ticket)).toEqual([{ device_id: 'late' }]);
  });

  it('while twenty others scan the ticket lets in one of them at most', async () => {
    const [ticket] = await doors.sell();
    const name = nonce();
    await scan(ticket, 'd', name);
    const others = Array.from({ length: 20 }, (_, index) => scan(ticket, `crowd-${index}`));
    const [answers] = await Promise.all([Promise.all(others), undo('d', name)]);
    const admitted = answers.filter(({ outcome }) => outcome === 'ADMITTED').length;
    expect(admitted).toBeLessThanOrEqual(1);
    expect(await entryOf(ticket)).toHaveLength(admitted);
    expect(await conflictsOf(ticket)).toBe(0);
  });
});
