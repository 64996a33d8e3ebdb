import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors } from '../../support/door.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let doors: Doors;
let owner: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
  owner = await app.actor('issuer_owner', doors.issuerId);
});
afterAll(() => app.close());

const UPLOAD = `mutation Upload($deviceId: String!, $scans: [QueuedScanInput!]!) {
  uploadScans(input: { deviceId: $deviceId, scans: $scans }) { scans { nonce outcome void conflict ticketNumber } } }`;
const VOID = `query V($id: ID!) { voidEntries(eventId: $id) { nodes {
  ticket { id } ticketNumber tier reason reasonCode scan { deviceId correctedAt gate { name } } } } }`;
const COLLECTED = `mutation C($deviceId: String!, $nonce: String!) {
  noteCollected(input: { deviceId: $deviceId, nonce: $nonce, method: CASH }) { counted isVoid } }`;

const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1_000).toISOString();

/** Uploads, from a door without a network, the scan of an admitted guest. */
async function upload(deviceId: string, ticket: { file: unknown }, deviceTime: string, gateId?: string) {
  const scan = { nonce: deviceId, ticket: ticket.file, deviceTime, admitted: true, outcome: 'GOOD', gateId };
  const { data } = await app.graphql(UPLOAD, { deviceId, scans: [scan] }, doors.validator);
  return data.uploadScans.scans[0];
}

async function voidEntriesOf(ticketId: string, who = doors.validator) {
  const { data } = await app.graphql(VOID, { id: doors.eventId }, who);
  return data.voidEntries.nodes.filter((entry: { ticket: { id: string } }) => entry.ticket.id === ticketId);
}

async function sold() {
  const [ticket] = await doors.sell();
  if (!ticket) throw new Error('nothing was sold');
  return ticket;
}

const revoke = (id: string) =>
  app.graphql(
    'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Chargeback" }) { ticket { id } } }',
    { id },
    owner,
  );

describe('a ticket that was revoked while a door had no network', () => {
  it('is an incident when that door let it in: for the device, the event, the bell, the report and the audit', async () => {
    const ticket = await sold();
    const gateId = await doors.gate('Sea gate');
    await revoke(ticket.id);
    const deviceTime = at(60);
    app.clock.advance('2m');
    const reported = await upload('phone-void', ticket, deviceTime, gateId);
    expect(reported).toMatchObject({ outcome: 'ADMITTED', void: true, conflict: false });
    expect(await voidEntriesOf(ticket.id)).toEqual([
      {
        ticket: { id: ticket.id },
        ticketNumber: reported.ticketNumber,
        tier: 'VIP',
        reason: 'Chargeback',
        reasonCode: null,
        scan: { deviceId: 'phone-void', correctedAt: deviceTime, gate: { name: 'Sea gate' } },
      },
    ]);
    const audited = await app.sql(
      `SELECT details->>'device_id' AS device FROM audit_entries WHERE action = 'scan.void_entry' AND entity_id = $1`,
      [ticket.id],
    );
    expect(audited).toEqual([{ device: 'phone-void' }]);
    const report = await app.rest('GET', '/api/exports/incidents', undefined, owner);
    expect(report.body).toContain(`void_entry,${reported.ticketNumber}`);
    for (const person of [owner, doors.organiser])
      await until(() => isNotified(person, reported.ticketNumber));
  });

  it('stays one incident when the upload is repeated, and is none once the entry was taken back', async () => {
    const ticket = await sold();
    await revoke(ticket.id);
    app.clock.advance('1m');
    await upload('phone-again', ticket, at(-10));
    expect(await upload('phone-again', ticket, at(-10))).toMatchObject({ void: true });
    expect(await voidEntriesOf(ticket.id)).toHaveLength(1);
    const audited = await app.sql(
      `SELECT FROM audit_entries WHERE action = 'scan.void_entry' AND entity_id = $1`,
      [ticket.id],
    );
    expect(audited).toHaveLength(1);
    await app.graphql(
      'mutation { undoEntry(input: { deviceId: "phone-again", nonce: "phone-again", reason: "Sent out" }) { scanId } }',
      {},
      doors.validator,
    );
    expect(await voidEntriesOf(ticket.id)).toEqual([]);
  });

  it('is none when the guest was inside before it was revoked', async () => {
    const ticket = await sold();
    const before = at(0);
    app.clock.advance('1m');
    await revoke(ticket.id);
    expect(await upload('phone-before', ticket, before)).toMatchObject({ void: false });
    expect(await voidEntriesOf(ticket.id)).toEqual([]);
  });

  it('is an incident as well when the clock of that door was years behind', async () => {
    const ticket = await sold();
    await revoke(ticket.id);
    app.clock.advance('1m');
    expect(await upload('phone-behind', ticket, '2001-01-01T00:00:00.000Z')).toMatchObject({ void: true });
    expect(await voidEntriesOf(ticket.id)).toHaveLength(1);
  });

  it('does not count as paid twice: what was collected for it has to be paid back because it was void', async () => {
    const ticket = await sold();
    await revoke(ticket.id);
    app.clock.advance('1m');
    await upload('phone-paid', ticket, at(0));
    const noted = await app.graphql(
      COLLECTED,
      { deviceId: 'phone-paid', nonce: 'phone-paid' },
      doors.validator,
    );
    expect(noted.data.noteCollected).toEqual({ counted: false, isVoid: true });
  });

  it('is not reported to other organisers', async () => {
    const stranger = await app.actor('issuer_owner');
    const { errors } = await app.graphql(VOID, { id: doors.eventId }, stranger);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

async function isNotified(person: TestActor, number: string): Promise<boolean> {
  const { data } = await app.graphql(
    '{ notifications(first: 20) { nodes { kind title detail } } }',
    {},
    person,
  );
  return data.notifications.nodes.some(
    (one: { kind: string; detail: string }) => one.kind === 'VOID_ENTRY' && one.detail.includes(number),
  );
}
