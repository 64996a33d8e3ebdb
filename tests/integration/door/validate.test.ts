import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signTicket } from '../../../server/lib/signing/index.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors } from '../../support/door.ts';

let app: TestApp;
let doors: Doors;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
});
afterAll(() => app.close());

const SCAN = `mutation Scan($input: ValidateTicketInput!) {
  validateTicket(input: $input) {
    result {
      valid outcome message scanId ticket { id } event { id } tier usedAt usedGate due { amount currency }
    }
  } }`;

async function scan(input: Record<string, unknown>, token = doors.validator.token) {
  const answer = await app.graphql(SCAN, { input }, { token });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.validateTicket.result;
}

const scansOf = (ticketId: string) =>
  app.sql<{ outcome: string }>('SELECT outcome FROM scans WHERE ticket_id = $1 ORDER BY received_at, id', [
    ticketId,
  ]);

describe('a good ticket', () => {
  it('is admitted once; then it says when and at which gate it was used', async () => {
    const [ticket] = await doors.sell();
    const gateId = await doors.gate('North Gate');
    const first = await scan({ ticket: ticket?.file, gateId, deviceId: 'phone-1' });
    expect(first).toMatchObject({
      valid: true,
      outcome: 'ADMITTED',
      ticket: { id: ticket?.id },
      event: { id: doors.eventId },
      tier: 'VIP',
      usedAt: null,
      due: { amount: '12.5', currency: 'USD' },
    });
    const at = app.clock.now().toISOString();
    app.clock.advance('90s');
    const second = await scan({ ticket: ticket?.qrText });
    expect(second).toMatchObject({
      valid: false,
      outcome: 'ALREADY_USED',
      usedAt: at,
      usedGate: 'North Gate',
    });
    expect(second.message).toContain('North Gate');
    expect(await scansOf(ticket?.id ?? '')).toEqual([{ outcome: 'admitted' }, { outcome: 'already_used' }]);
  });

  it('is only checked with commit: false, and the check is kept', async () => {
    const [ticket] = await doors.sell();
    expect(await scan({ ticket: ticket?.file, commit: false })).toMatchObject({
      valid: true,
      outcome: 'GOOD',
    });
    expect(await scan({ ticket: ticket?.file })).toMatchObject({ outcome: 'ADMITTED' });
    expect(await scan({ ticket: ticket?.file, commit: false })).toMatchObject({ outcome: 'ALREADY_USED' });
    expect(await scansOf(ticket?.id ?? '')).toHaveLength(3);
  });

  it('gives a repeated nonce of a device its first answer, and keeps nothing more', async () => {
    const [ticket] = await doors.sell();
    const input = { ticket: ticket?.file, deviceId: 'phone-2', nonce: 'n-1' };
    const first = await scan(input);
    expect(await scan(input)).toEqual(first);
    expect(await scan({ ...input, deviceId: 'phone-3' })).toMatchObject({ outcome: 'ALREADY_USED' });
    expect(await scansOf(ticket?.id ?? '')).toHaveLength(2);
  });

  it('scanned by fifty doors at once lets in one', async () => {
    const [ticket] = await doors.sell();
    const answers = await Promise.all(Array.from({ length: 50 }, () => scan({ ticket: ticket?.file })));
    expect(answers.filter(({ outcome }) => outcome === 'ADMITTED')).toHaveLength(1);
    const refused = answers.filter(({ outcome }) => outcome === 'ALREADY_USED');
    expect(refused).toHaveLength(49);
    for (const { usedAt } of refused) expect(usedAt).toBe(app.clock.now().toISOString());
    expect(await scansOf(ticket?.id ?? '')).toHaveLength(50);
  });

  it('sent twice at once with one nonce is one scan', async () => {
    const [ticket] = await doors.sell();
    const input = { ticket: ticket?.file, deviceId: 'phone-4', nonce: 'once' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => scan(input)));
    expect(new Set(answers.map(({ scanId }) => scanId)).size).toBe(1);
    expect(answers.every(({ outcome }) => outcome === 'ADMITTED')).toBe(true);
    expect(await scansOf(ticket?.id ?? '')).toHaveLength(1);
  });

  it('is let in by a system validator of no issuer', async () => {
    const [ticket] = await doors.sell();
    const system = await app.actor('system_validator');
    expect(await scan({ ticket: ticket?.file }, system.token)).toMatchObject({ outcome: 'ADMITTED' });
  });
});

describe('a ticket that is not good', () => {
  it.each([
    ['malformed', (file: object) => ({ ...file, extra: 1 }), 'MALFORMED'],
    ['changed', (file: object) => ({ ...file, price: '1' }), 'BAD_SIGNATURE'],
    ['of a key that there is not', (file: object) => ({ ...file, key_version: 7 }), 'UNKNOWN_KEY'],
  ])('is refused with its reason when it is %s, and the scan is kept', async (_what, change, outcome) => {
    const [ticket] = await doors.sell();
    const answer = await scan({ ticket: change(ticket?.file), eventId: doors.eventId });
    expect(answer).toMatchObject({ valid: false, outcome, ticket: null, due: null });
    const [kept] = await app.sql<{ event_id: string; issuer_id: string }>(
      'SELECT * FROM scans WHERE id = $1',
      [answer.scanId],
    );
    expect(kept).toMatchObject({ event_id: doors.eventId, issuer_id: doors.issuerId, ticket_id: null });
    expect(await scan({ ticket: ticket?.file })).toMatchObject({ outcome: 'ADMITTED' });
  });

  it('of another event of the issuer is for the other door', async () => {
    const [ticket] = await doors.sell();
    const other = await openDoors(app, { organiser: doors.organiser, name: 'Another night' });
    expect(await scan({ ticket: ticket?.file, eventId: other.eventId })).toMatchObject({
      outcome: 'WRONG_EVENT',
    });
    const gateId = await other.gate('Side');
    expect(await scan({ ticket: ticket?.file, gateId })).toMatchObject({
      valid: false,
      outcome: 'WRONG_EVENT',
    });
  });

  it('of another issuer is refused without any details of it', async () => {
    const [ticket] = await doors.sell();
    const other = await openDoors(app, { name: 'Somewhere else' });
    const answer = await scan({ ticket: ticket?.file }, other.validator.token);
    expect(answer).toMatchObject({
      valid: false,
      outcome: 'WRONG_ISSUER',
      ticket: null,
      event: null,
      tier: null,
      due: null,
    });
    const [kept] = await app.sql('SELECT ticket_id, event_id, issuer_id FROM scans WHERE id = $1', [
      answer.scanId,
    ]);
    expect(kept).toEqual({ ticket_id: null, event_id: null, issuer_id: other.issuerId });
  });

  it('comes too early or too late; grace extends the end alone', async () => {
    const early = await openDoors(app, {
      organiser: doors.organiser,
      effectiveIn: 60,
      expiresIn: 120,
      gracePeriod: '30s',
    });
    const [one, two] = await early.sell(2);
    const from = app.clock.now().getTime();
    const at = async (seconds: number, ticket = one) => {
      app.clock.set(new Date(from + seconds * 1000));
      return (await scan({ ticket: ticket?.file, commit: false })).outcome;
    };
    expect(await at(59.999)).toBe('NOT_YET_VALID');
    expect(await at(60)).toBe('GOOD');
    expect(await at(120)).toBe('GOOD');
    expect(await at(150)).toBe('GOOD');
    expect(await at(150.001)).toBe('EXPIRED');
    expect(await at(30)).toBe('NOT_YET_VALID');
    app.clock.set(new Date(from + 140_000));
    expect(await scan({ ticket: two?.file })).toMatchObject({ outcome: 'ADMITTED' });
    app.clock.set(new Date(from + 200_000));
    expect(await scan({ ticket: two?.file })).toMatchObject({ outcome: 'EXPIRED' });
  });

  it('that was signed and never sold is unknown', async () => {
    const [ticket] = await doors.sell();
    const key = await app.app.services.keys.current(doors.issuerId);
    const {
      signature: _signature,
      issuer_id: _issuer,
      key_version: _version,
      ...unsigned
    } = ticket?.file ?? {};
    const forged = signTicket({ ...unsigned, id: app.app.scope().ids.uuid() }, key as never);
    expect(await scan({ ticket: forged })).toMatchObject({ valid: false, outcome: 'UNKNOWN_TICKET' });
  });
});

describe('the door', () => {
  it('refuses callers who may not validate', async () => {
    const [ticket] = await doors.sell();
    const nobody = await app.graphql(SCAN, { input: { ticket: ticket?.file } });
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const guest = await app.actor('attendee');
    const refused = await app.graphql(SCAN, { input: { ticket: ticket?.file } }, { token: guest.token });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await app.app.services.audit.flush();
    const rows = await app.sql<{ user_email: string }>(
      `SELECT user_email FROM audit_entries WHERE action = 'access.refuse' AND entity_id = 'validateTicket' ORDER BY id`,
    );
    expect(rows.map(({ user_email }) => user_email)).toEqual([null, guest.email]);
    expect(await scan({ ticket: ticket?.file })).toMatchObject({ outcome: 'ADMITTED' });
  });

  it('must exist and be open', async () => {
    const [ticket] = await doors.sell();
    const as = { token: doors.validator.token };
    const unknown = await app.graphql(SCAN, { input: { ticket: ticket?.file, gateId: doors.eventId } }, as);
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const strange = await app.graphql(SCAN, { input: { ticket: ticket?.file, gateId: 'x', nonce: '' } }, as);
    expect(strange.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const gateId = await doors.gate('Closed Gate');
    const close =
      'mutation Close($id: ID!) { setGateActive(input: { id: $id, active: false }) { gate { active entries } } }';
    await app.graphql(close, { id: gateId }, { token: doors.organiser.token });
    const closed = await app.graphql(SCAN, { input: { ticket: ticket?.file, gateId } }, as);
    expect(closed.errors?.[0]?.extensions.code).toBe('GATE_CLOSED');
    expect(await scansOf(ticket?.id ?? '')).toEqual([]);
  });

  it('records each entry in the audit log, with the validator', async () => {
    const [ticket] = await doors.sell();
    await scan({ ticket: ticket?.file });
    await scan({ ticket: ticket?.file });
    const rows = await app.sql(
      `SELECT * FROM audit_entries WHERE action = 'ticket.admit' AND entity_id = $1`,
      [ticket?.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      user_id: doors.validator.userId,
      user_email: doors.validator.email,
      issuer_id: doors.issuerId,
      success: true,
    });
    expect(rows[0]?.details).toMatchObject({ event_id: doors.eventId });
  });

  it('keeps scans for ever', async () => {
    await expect(app.sql('UPDATE scans SET outcome = outcome')).rejects.toMatchObject({ code: '42501' });
    await expect(app.sql('DELETE FROM scans')).rejects.toMatchObject({ code: '42501' });
  });
});
