import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewAllCodes } from '../../../server/modules/transfers/index.ts';
import { processRenewals } from '../../../server/modules/transfers/renewals/process-renewals.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { type Doors, openDoors, type SoldTicket } from '../../support/door.ts';
import { openMail } from '../../support/mail.ts';

let app: TestApp;
let doors: Doors;
let owner: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
  owner = await app.actor('issuer_owner', doors.issuerId);
});
afterAll(() => app.close());

const RENEW = `mutation R($id: ID!) { renewTicketCodes(input: { eventId: $id }) { event {
  viewerCanRenewCodes codeRenewal { renewed finishedAt } } } }`;
const STATE = '{ viewerCanRenewCodes codeRenewal { renewed finishedAt } }';
const SCAN = `mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }`;
const SNAPSHOT = 'query S($id: ID) { revocationSnapshot(issuerId: $id) { revoked { ticketId } } }';

let nonces = 0;
async function scan(ticket: unknown): Promise<string> {
  nonces += 1;
  const input = { ticket, deviceId: 'gate', nonce: `r${nonces}` };
  return (await app.graphql(SCAN, { input }, doors.validator)).data.validateTicket.result.outcome;
}

const renew = (who = owner, id = doors.eventId) => app.graphql(RENEW, { id }, who);
const process = () => processRenewals(app.app.scope());

async function successorOf(id: string): Promise<{ id: string; file: unknown; holderEmail: string }> {
  const [row] = await app.sql<{ id: string }>('SELECT id FROM tickets WHERE replaces = $1', [id]);
  const { data } = await app.graphql(
    'query ($id: ID!) { ticket(id: $id) { id file holderEmail } }',
    { id: row?.id },
    await app.actor('system_admin'),
  );
  return data.ticket;
}

describe('new codes for all tickets of an event', () => {
  let sold: SoldTicket[];
  let entered: SoldTicket;

  beforeAll(async () => {
    sold = await doors.sell(3);
    [entered] = (await doors.sell(1)) as [SoldTicket];
    expect(await scan(entered.file)).toBe('ADMITTED');
    app.clock.advance('1m');
    const { data } = await renew();
    expect(data.renewTicketCodes.event).toEqual({
      viewerCanRenewCodes: true,
      codeRenewal: { renewed: 0, finishedAt: null },
    });
    await process();
  });

  it('void the old ones at the door, with the reason, and the new ones admit once', async () => {
    for (const { id, file, qrText } of sold) {
      for (const old of [file, qrText]) expect(await scan(old)).toBe('CANCELLED');
      const { data } = await app.graphql(
        'query ($id: ID!) { ticket(id: $id) { revokeReasonCode } }',
        { id },
        owner,
      );
      expect(data.ticket.revokeReasonCode).toBe('RENEWED');
      const { file: fresh } = await successorOf(id);
      expect([await scan(fresh), await scan(fresh)]).toEqual(['ADMITTED', 'ALREADY_USED']);
    }
  });

  it('are in the revocations that phones without a network take along', async () => {
    const { data } = await app.graphql(SNAPSHOT, { id: doors.issuerId });
    const revoked = data.revocationSnapshot.revoked.map(({ ticketId }: { ticketId: string }) => ticketId);
    expect(revoked).toEqual(expect.arrayContaining(sold.map(({ id }) => id)));
  });

  it('leave a ticket that was used as it is', async () => {
    expect(await app.sql('SELECT id FROM tickets WHERE replaces = $1', [entered.id])).toEqual([]);
    expect(await scan(entered.file)).toBe('ALREADY_USED');
  });

  it('reach their holders by mail, and keep order, due and place in the count', async () => {
    const { holderEmail } = await successorOf(sold[0]?.id ?? '');
    const why = await openMail(app, holderEmail, 'codes_renewed');
    expect(why.text).toContain('The old codes no longer admit anyone');
    const mail = await openMail(app, holderEmail, 'tickets');
    expect(mail.page).toContain(`ticket-${(await successorOf(sold[0]?.id ?? '')).id}.json`);
    const [count] = await app.sql(
      `SELECT count(*) FILTER (WHERE status = 'active')::int AS active, count(DISTINCT order_id)::int AS orders,
         (SELECT sold FROM tiers WHERE event_id = $1) AS sold FROM tickets WHERE event_id = $1`,
      [doors.eventId],
    );
    expect(count).toMatchObject({ active: 4, sold: 4 });
    const { data } = await app.graphql(
      '{ booksCheck { differences { rule subject } } }',
      {},
      await app.actor('system_admin'),
    );
    expect(data.booksCheck.differences).toEqual([]);
  });

  it('are done once, and recorded', async () => {
    const { data } = await app.graphql(
      `query ($id: ID!) { event(id: $id) ${STATE} }`,
      { id: doors.eventId },
      owner,
    );
    expect(data.event.codeRenewal).toEqual({ renewed: 3, finishedAt: app.clock.now().toISOString() });
    await process();
    expect(
      await app.sql('SELECT FROM tickets WHERE event_id = $1 AND replaces IS NOT NULL', [doors.eventId]),
    ).toHaveLength(3);
    const audited = await app.sql(
      `SELECT entity_id FROM audit_entries WHERE action = 'event.renew_codes' AND success`,
    );
    expect(audited).toEqual([{ entity_id: doors.eventId }]);
  });
});

describe('a phone at the door without a network', () => {
  it('still admits an old code, which is an incident once it has contact; the new code admits', async () => {
    const [ticket] = (await doors.sell(1)) as [SoldTicket];
    app.clock.advance('1m');
    await renew();
    await process();
    app.clock.advance('1m');
    const UPLOAD = `mutation U($deviceId: String!, $scans: [QueuedScanInput!]!) {
      uploadScans(input: { deviceId: $deviceId, scans: $scans }) { scans { outcome void } } }`;
    const scanned = {
      ...{ nonce: 'old', ticket: ticket.file, deviceTime: app.clock.now().toISOString() },
      ...{ admitted: true, outcome: 'GOOD' },
    };
    const { data } = await app.graphql(UPLOAD, { deviceId: 'far', scans: [scanned] }, doors.validator);
    expect(data.uploadScans.scans).toEqual([{ outcome: 'ADMITTED', void: true }]);
    const { file } = await successorOf(ticket.id);
    expect(await scan(file)).toBe('ADMITTED');
    const VOID = 'query V($id: ID!) { voidEntries(eventId: $id) { nodes { ticket { id } reasonCode } } }';
    const { nodes } = (await app.graphql(VOID, { id: doors.eventId }, doors.validator)).data.voidEntries;
    expect(nodes).toContainEqual({ ticket: { id: ticket.id }, reasonCode: 'RENEWED' });
  });
});

describe('who renews codes', () => {
  it('is an owner who has confirmed who they are', async () => {
    expect(codeOf(await renew(doors.organiser))).toBe('FORBIDDEN');
    expect(codeOf(await renew(await app.actor('issuer_owner')))).toBe('NOT_FOUND');
    app.clock.advance('11m');
    const late = { token: owner.token, confirms: false };
    expect(codeOf(await app.graphql(RENEW, { id: doors.eventId }, late))).toBe('CONFIRMATION_REQUIRED');
    const { data } = await app.graphql(
      `query ($id: ID!) { event(id: $id) ${STATE} }`,
      { id: doors.eventId },
      doors.organiser,
    );
    expect(data.event).toEqual({ viewerCanRenewCodes: false, codeRenewal: null });
  });

  it('is the command line, for every event that is not over', async () => {
    const other = await openDoors(app);
    const [ticket] = (await other.sell(1)) as [SoldTicket];
    app.clock.advance('1m');
    expect(await renewAllCodes(app.app.scope())).toBe(2);
    expect(await renewAllCodes(app.app.scope())).toBe(0);
    await process();
    expect((await successorOf(ticket.id)).id).toEqual(expect.any(String));
    expect(await renewAllCodes(app.app.scope())).toBe(2);
    await process();
  });
});
