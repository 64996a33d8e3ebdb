import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors } from '../../support/door.ts';

let app: TestApp;
let doors: Doors;
let owner: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
  owner = await app.actor('issuer_owner', doors.issuerId);
});
afterAll(() => app.close());

const SCAN = `mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) {
    result {
    outcome letInUnpaid ticketNumber due { amount currency }
    }
  } }`;
const LET_IN =
  'mutation L($deviceId: String!, $nonce: String!) { letInUnpaid(input: { deviceId: $deviceId, nonce: $nonce }) { stillDue } }';
const DUES =
  'query D($id: ID!, $since: DateTime) { doorDues(eventId: $id, since: $since) { asOf due { ticketIds } settled } }';

async function scan(file: unknown, deviceId: string, nonce: string) {
  const { data } = await app.graphql(SCAN, { input: { ticket: file, deviceId, nonce } }, doors.validator);
  return data.validateTicket.result;
}

async function sold() {
  const [ticket] = await doors.sell();
  if (!ticket) throw new Error('nothing was sold');
  return ticket;
}

const letIn = (deviceId: string, nonce: string, who = doors.validator) =>
  app.graphql(LET_IN, { deviceId, nonce }, who);

async function dues(since: string | null = null) {
  const { data } = await app.graphql(DUES, { id: doors.eventId, since }, doors.validator);
  const { asOf, due, settled } = data.doorDues;
  return { asOf, due: due.flatMap(({ ticketIds }: { ticketIds: string[] }) => ticketIds), settled };
}

describe('a guest who is let in unpaid', () => {
  it('is recorded once, with the amount and who decided it, and still owes', async () => {
    const ticket = await sold();
    expect(await scan(ticket.file, 'north', 'n1')).toMatchObject({
      outcome: 'ADMITTED',
      due: { amount: '12.5' },
    });
    for (let times = 0; times < 2; times += 1)
      expect((await letIn('north', 'n1')).data).toEqual({ letInUnpaid: { stillDue: true } });
    const kept = await app.sql(
      `SELECT u.units, u.currency, p.email, t.due_status FROM unpaid_entries u JOIN users p ON p.id = u.decided_by
       JOIN tickets t ON t.id = u.ticket_id WHERE u.ticket_id = $1`,
      [ticket.id],
    );
    expect(kept).toEqual([
      { units: expect.anything(), currency: 'USD', email: doors.validator.email, due_status: 'due' },
    ]);
    const audited = await app.sql(
      `SELECT FROM audit_entries WHERE action = 'due.let_in_unpaid' AND entity_id = $1`,
      [ticket.id],
    );
    expect(audited).toHaveLength(1);
    const report = await app.rest('GET', '/api/exports/incidents', undefined, owner);
    expect(report.body).toMatch(/let_in_unpaid.*12\.5/);
  });

  it('is asked no more by the used ticket, on any door, with a network or without', async () => {
    const ticket = await sold();
    const { asOf } = await dues();
    await scan(ticket.file, 'north', 'n2');
    app.clock.advance('1s');
    expect(await scan(ticket.file, 'south', 's1')).toMatchObject({
      outcome: 'ALREADY_USED',
      due: { amount: '12.5' },
    });
    await letIn('north', 'n2');
    expect(await scan(ticket.file, 'south', 's2')).toMatchObject({
      outcome: 'ALREADY_USED',
      letInUnpaid: true,
      due: null,
    });
    expect((await dues()).due).not.toContain(ticket.id);
    expect((await dues(asOf)).settled).toContain(ticket.id);
  });

  it('can still pay later', async () => {
    const ticket = await sold();
    await scan(ticket.file, 'north', 'n3');
    await letIn('north', 'n3');
    const paid = await app.graphql(
      'mutation ($id: ID!) { collectDue(input: { ticketId: $id, method: CASH }) { ticket { dueStatus } } }',
      { id: ticket.id },
      doors.validator,
    );
    expect(paid.data.collectDue.ticket.dueStatus).toBe('COLLECTED');
    expect((await letIn('north', 'n3')).data).toEqual({ letInUnpaid: { stillDue: false } });
  });

  it('is asked again when the entry was taken back and the ticket goes in anew', async () => {
    const ticket = await sold();
    await scan(ticket.file, 'north', 'n4');
    await letIn('north', 'n4');
    await app.graphql(
      'mutation { undoEntry(input: { deviceId: "north", nonce: "n4", reason: "Left again" }) { scanId } }',
      {},
      doors.validator,
    );
    expect(await scan(ticket.file, 'north', 'n5')).toMatchObject({
      outcome: 'ADMITTED',
      due: { amount: '12.5' },
    });
  });

  it('is recorded only by the validator who scanned and those who manage tickets', async () => {
    const ticket = await sold();
    await scan(ticket.file, 'north', 'n6');
    const colleague = await app.actor('issuer_validator', doors.issuerId);
    expect((await letIn('north', 'n6', colleague)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const stranger = await app.actor('issuer_validator');
    expect((await letIn('north', 'n6', stranger)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await letIn('north', 'n6', owner)).data).toEqual({ letInUnpaid: { stillDue: true } });
  });
});

describe('an answer about time', () => {
  it('says from when a ticket that came too early is valid, and until when an expired one was', async () => {
    const later = await openDoors(app, { organiser: doors.organiser, name: 'Later', effectiveIn: 3_600 });
    const [early] = await later.sell();
    const asked = `mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) {
        result {
        outcome message validFrom validUntil
        }
      } }`;
    const see = async (file: unknown) =>
      (await app.graphql(asked, { input: { ticket: file } }, doors.validator)).data.validateTicket.result;
    const tooEarly = await see(early?.file);
    expect(tooEarly).toMatchObject({ outcome: 'NOT_YET_VALID', validUntil: null });
    expect(tooEarly.message).toContain(tooEarly.validFrom.slice(0, 10));
    app.clock.advance('7h');
    const expired = await see(early?.file);
    expect(expired).toMatchObject({ outcome: 'EXPIRED', validFrom: null });
    expect(expired.message).toContain(expired.validUntil.slice(11, 19));
  });
});

describe('a device at a door', () => {
  it('is listed under the name that its scanner shows', async () => {
    const worker = await app.actor('issuer_validator', doors.issuerId);
    await app.graphql(
      'query ($id: ID!) { doorBriefing(eventId: $id, deviceId: "door-4711") { entered } }',
      { id: doors.eventId },
      worker,
    );
    const { data } = await app.graphql(
      '{ validators(first: 50) { nodes { id devices { doorDevice } } } }',
      {},
      owner,
    );
    const listed = data.validators.nodes.find(({ id }: { id: string }) => id === worker.userId);
    expect(listed.devices).toEqual([{ doorDevice: 'door-4711' }]);
  });

  it('that was blocked gets the reason', async () => {
    const worker = await app.actor('issuer_validator', doors.issuerId);
    const suspend = 'mutation ($id: ID!) { suspendUser(input: { id: $id }) { user { id } } }';
    await app.graphql(suspend, { id: worker.userId }, owner);
    const { errors } = await app.graphql('{ doorEvents { nodes { id } } }', {}, worker);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      details: { reason: 'suspended' },
    });
  });
});
