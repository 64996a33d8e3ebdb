import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors, type SoldTicket } from '../../support/door.ts';

const SCAN = `mutation Scan($input: ValidateTicketInput!) {
  validateTicket(input: $input) { result { valid outcome usedAt usedGate } } }`;
const UPLOAD = `mutation Upload($deviceId: String!, $scans: [QueuedScanInput!]!) {
  uploadScans(input: { deviceId: $deviceId, scans: $scans }) { scans { outcome repeated conflict } } }`;
const ADD = `mutation Add($eventId: ID!, $name: String!, $perTicket: Int!) {
  createHandoutItem(input: { eventId: $eventId, name: $name, perTicket: $perTicket }) {
    settings { handoutItems { id name perTicket } } } }`;
const UNDO = `mutation Undo($deviceId: String!, $nonce: String!) {
  undoEntry(input: { deviceId: $deviceId, nonce: $nonce, reason: "Lost answer" }) { scanId } }`;
const SETTINGS =
  'query S($id: ID!) { doorSettings(eventId: $id) { handoutItems { name handedOut excess active } } }';

let app: TestApp;
let doors: Doors;
let badge: string;
beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
  const made = await app.graphql(
    ADD,
    { eventId: doors.eventId, name: 'Badge', perTicket: 2 },
    doors.organiser,
  );
  badge = made.data.createHandoutItem.settings.handoutItems[0].id;
});
afterAll(() => app.close());

async function handOut(ticket: SoldTicket | undefined, more: object = {}) {
  app.clock.advance('1s');
  const input = {
    ticket: ticket?.qrText,
    purpose: 'HANDOUT',
    itemId: badge,
    eventId: doors.eventId,
    ...more,
  };
  const answer = await app.graphql(SCAN, { input }, { token: doors.validator.token });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.validateTicket.result;
}

const settings = async () =>
  (await app.graphql(SETTINGS, { id: doors.eventId }, { token: doors.validator.token })).data.doorSettings;

describe('a thing to hand out', () => {
  it('is given as often as a ticket gets it, and then refused with the first time and gate', async () => {
    const [ticket] = await doors.sell();
    const gateId = await doors.gate('Badge desk');
    expect(await handOut(ticket, { gateId })).toMatchObject({ valid: true, outcome: 'HANDED_OUT' });
    const first = app.clock.now().toISOString();
    expect(await handOut(ticket)).toMatchObject({ outcome: 'HANDED_OUT' });
    expect(await handOut(ticket)).toMatchObject({
      valid: false,
      outcome: 'NONE_LEFT',
      usedAt: first,
      usedGate: 'Badge desk',
    });
    expect(await app.sql('SELECT 1 FROM entries WHERE ticket_id = $1', [ticket?.id])).toEqual([]);
  });

  it('is handed out, and the guest let out, over REST as well', async () => {
    const [ticket] = await doors.sell();
    const post = async (fields: object) => {
      const as = { token: doors.validator.token };
      const { status, body } = await app.rest('POST', '/validate', { ...ticket?.file, ...fields }, as);
      return [status, body.outcome ?? body.error?.code];
    };
    expect(await post({ purpose: 'handout', item_id: badge })).toEqual([200, 'handed_out']);
    expect(await post({ purpose: 'handout' })).toEqual([400, 'BAD_INPUT']);
    expect(await post({ purpose: 'entry' })).toEqual([200, 'admitted']);
    expect(await post({ purpose: 'exit' })).toEqual([200, 'exited']);
    expect(await post({ purpose: 'party' })).toEqual([400, 'BAD_INPUT']);
  });

  it('goes to one of many desks at the same moment, never to more than there are', async () => {
    const [ticket] = await doors.sell();
    const answers = await Promise.all(Array.from({ length: 6 }, () => handOut(ticket)));
    expect(answers.filter(({ outcome }) => outcome === 'HANDED_OUT')).toHaveLength(2);
    expect(answers.filter(({ outcome }) => outcome === 'NONE_LEFT')).toHaveLength(4);
  });

  it('is not given for a revoked ticket, nor when it is not handed out here', async () => {
    const [ticket] = await doors.sell();
    await app.graphql(
      'mutation R($id: ID!) { revokeTicket(input: { id: $id, reason: "Sold twice" }) { ticket { id } } }',
      { id: ticket?.id },
      { token: doors.organiser.token },
    );
    expect(await handOut(ticket)).toMatchObject({ outcome: 'REVOKED' });
    await expect(handOut(ticket, { itemId: doors.eventId })).rejects.toThrow('NOT_FOUND');
    await expect(handOut(ticket, { itemId: null })).rejects.toThrow('BAD_INPUT');
  });

  it('is counted as excess when doors without a network gave more', async () => {
    const before = (await settings()).handoutItems[0];
    const [ticket] = await doors.sell();
    const scans = (name: string) =>
      [1, 2].map((number) => ({
        ...{ nonce: `${name}-${number}`, ticket: ticket?.qrText, purpose: 'HANDOUT', itemId: badge },
        ...{ admitted: false, outcome: 'HANDED_OUT', deviceTime: app.clock.now().toISOString() },
      }));
    for (const deviceId of ['desk-a', 'desk-b', 'desk-a'])
      await app.graphql(UPLOAD, { deviceId, scans: scans(deviceId) }, { token: doors.validator.token });
    expect((await settings()).handoutItems[0]).toEqual({
      ...before,
      handedOut: before.handedOut + 4,
      excess: before.excess + 2,
    });
    expect(await handOut(ticket)).toMatchObject({ outcome: 'NONE_LEFT' });
  });

  it('counts no more once it is undone', async () => {
    const [ticket] = await doors.sell();
    const before = (await settings()).handoutItems[0];
    for (const nonce of ['first', 'second']) await handOut(ticket, { deviceId: 'desk', nonce });
    expect(await handOut(ticket)).toMatchObject({ outcome: 'NONE_LEFT' });
    const undo = () =>
      app.graphql(UNDO, { deviceId: 'desk', nonce: 'second' }, { token: doors.validator.token });
    expect((await undo()).errors).toBeUndefined();
    expect((await undo()).errors).toBeUndefined();
    expect((await settings()).handoutItems[0]).toMatchObject({ handedOut: before.handedOut + 1 });
    expect(await handOut(ticket)).toMatchObject({ outcome: 'HANDED_OUT' });
    expect((await settings()).handoutItems[0]).toMatchObject({ excess: before.excess });
    const [entry] = await app.sql(
      `SELECT count(*)::int AS count FROM audit_entries WHERE action = 'ticket.undo_handout' AND entity_id = $1`,
      [ticket?.id],
    );
    expect(entry).toEqual({ count: 1 });
    const rest = app.sql('DELETE FROM handouts WHERE ticket_id = $1', [ticket?.id]);
    await expect(rest).rejects.toThrow('append-only');
  });

  it('cannot be claimed as an entry or an exit by an upload', async () => {
    const [ticket] = await doors.sell();
    const scan = { ticket: ticket?.qrText, deviceTime: app.clock.now().toISOString(), admitted: true };
    const answer = await app.graphql(
      UPLOAD,
      {
        deviceId: 'liar',
        scans: [
          { ...scan, nonce: 'l1', purpose: 'HANDOUT', itemId: badge, outcome: 'ADMITTED' },
          { ...scan, nonce: 'l2', purpose: 'ENTRY', outcome: 'HANDED_OUT', admitted: false },
        ],
      },
      { token: doors.validator.token },
    );
    expect(answer.data.uploadScans.scans.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      ...['GOOD', 'GOOD'],
    ]);
    expect(await app.sql('SELECT 1 FROM entries WHERE ticket_id = $1', [ticket?.id])).toEqual([]);
  });

  it('has a name of its own within the event', async () => {
    const again = await app.graphql(
      ADD,
      { eventId: doors.eventId, name: 'Badge', perTicket: 1 },
      doors.organiser,
    );
    expect(again.errors?.[0]?.extensions.code).toBe('HANDOUT_NAME_TAKEN');
  });
});
