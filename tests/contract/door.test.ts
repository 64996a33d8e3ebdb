import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../support/app.ts';
import { type Doors, openDoors } from '../support/door.ts';

let app: TestApp;
let doors: Doors;
let as: { token: string };

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
  as = { token: doors.validator.token };
});
afterAll(() => app.close());

describe('POST /validate', () => {
  it('takes the ticket itself as its body', async () => {
    const [ticket] = await doors.sell();
    const first = await app.rest('POST', '/validate', ticket?.file, as);
    expect(first.status).toBe(200);
    const fields = {
      valid: true,
      outcome: 'admitted',
      reason: null,
      message: 'Welcome. The entry is recorded.',
      scan_id: expect.any(String),
      ticket_id: ticket?.id,
      ticket_number: expect.stringMatching(/^[0-9A-Z]{8}$/),
      event_id: doors.eventId,
      tier: 'VIP',
      used_at: null,
      used_gate: null,
      play_money: false,
      is_test: false,
      valid_from: null,
      valid_until: null,
      let_in_unpaid: false,
      note: null,
      phone_clock_skew: null,
      due: { amount: 12.5, currency: 'USD' },
    };
    expect(first.body).toEqual({ success: true, ...fields, data: fields });
    const second = await app.rest('POST', '/validate', ticket?.file, as);
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({
      success: true,
      valid: false,
      outcome: 'already_used',
      reason: 'already_used',
      used_at: app.clock.now().toISOString(),
      data: { valid: false },
    });
  });

  it('takes the ticket beside what the door says of itself', async () => {
    const [ticket] = await doors.sell();
    const gateId = await doors.gate('REST gate');
    const body = {
      ticket: ticket?.qrText,
      event_id: doors.eventId,
      gate_id: gateId,
      device_id: 'd',
      nonce: 'n',
    };
    const checked = await app.rest('POST', '/validate', { ...body, nonce: 'm', commit: false }, as);
    expect(checked.body).toMatchObject({ valid: true, outcome: 'good' });
    const first = await app.rest('POST', '/validate', body, as);
    const again = await app.rest('POST', '/validate', body, as);
    expect(first.body).toMatchObject({ valid: true, outcome: 'admitted' });
    expect(again.body).toEqual(first.body);
    const bare = await app.rest('POST', '/validate', { ...ticket?.file, gate_id: gateId, commit: false }, as);
    expect(bare.body).toMatchObject({ outcome: 'already_used', used_gate: 'REST gate' });
  });

  it('answers 200 for a bad ticket and refuses only callers without the right', async () => {
    const bad = await app.rest('POST', '/validate', { hello: 1 }, as);
    expect(bad.status).toBe(200);
    expect(bad.body).toMatchObject({
      success: true,
      valid: false,
      outcome: 'malformed',
      reason: 'malformed',
    });
    const nowhere = await app.rest('POST', '/validate', { hello: 1, gate_id: 'x' }, as);
    expect([nowhere.status, nowhere.body.message]).toEqual([400, 'gate_id must be an id.']);
    const stranger = await app.rest('POST', '/validate', {});
    expect(stranger.status).toBe(401);
    expect(stranger.body).toMatchObject({ success: false, error: { code: 'UNAUTHENTICATED' } });
    const guest = await app.actor('attendee');
    const refused = await app.rest('POST', '/validate', {}, { token: guest.token });
    expect(refused.status).toBe(403);
  });

  it('works with an API key as well', async () => {
    const [ticket] = await doors.sell();
    const made = await app.rest('POST', '/api/issuer/api-key', {}, { token: doors.organiser.token });
    const headers = { authorization: made.body.data.api_key };
    const answer = await app.rest('POST', '/validate', ticket?.file, { headers });
    expect(answer.body).toMatchObject({ valid: true, outcome: 'admitted' });
    const [row] = await app.sql(
      `SELECT actor_kind FROM audit_entries WHERE action = 'ticket.admit' AND entity_id = $1`,
      [ticket?.id],
    );
    expect(row).toEqual({ actor_kind: 'api_key' });
  });
});

describe('POST /validate/offline', () => {
  it('checks with the documented answers of /public-keys and /revocation-list', async () => {
    const [ticket] = await doors.sell();
    const keys = await app.rest('GET', `/public-keys?issuer_id=${doors.issuerId}&version=1`);
    const list = await app.rest('GET', `/revocation-list?issuer_id=${doors.issuerId}`);
    const body = {
      ticket: ticket?.file,
      public_key: keys.body.data.public_key,
      revocation_snapshot: list.body.data.snapshot,
    };
    const answer = await app.rest('POST', '/validate/offline', body, as);
    expect(answer.status).toBe(200);
    const fields = {
      valid: true,
      outcome: 'good',
      reason: null,
      message: 'The ticket is good.',
      key_known: true,
    };
    expect(answer.body).toEqual({ success: true, ...fields, data: fields });
    const changed = await app.rest(
      'POST',
      '/validate/offline',
      { ...body, ticket: { ...ticket?.file, tier: 'X' } },
      as,
    );
    expect(changed.body).toMatchObject({ success: true, valid: false, reason: 'bad_signature' });
    const without = await app.rest('POST', '/validate/offline', { ticket: ticket?.file }, as);
    expect(without.status).toBe(400);
  });
});

describe('POST /validate/queue', () => {
  it('takes over queued scans', async () => {
    const [ticket] = await doors.sell();
    const scan = {
      nonce: 'q1',
      ticket: ticket?.file,
      device_time: app.clock.now().toISOString(),
      admitted: true,
      outcome: 'good',
    };
    const body = { device_id: 'phone', clock_offset_ms: '0', scans: [scan] };
    const answer = await app.rest('POST', '/validate/queue', body, as);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      count: 1,
      scans: [{ nonce: 'q1', outcome: 'admitted', repeated: false, conflict: false, void: false }],
    });
    const again = await app.rest('POST', '/validate/queue', body, as);
    expect(again.body.scans).toEqual([
      { nonce: 'q1', outcome: 'admitted', repeated: true, conflict: false, void: false },
    ]);
    expect((await app.rest('POST', '/validate/queue', { device_id: 'phone' }, as)).status).toBe(400);
  });
});

describe('POST /tickets/{id}/revoke', () => {
  it('revokes once, with a reason', async () => {
    const [ticket] = await doors.sell();
    const organiser = { token: doors.organiser.token };
    const path = `/tickets/${ticket?.id}/revoke`;
    expect((await app.rest('POST', path, {}, organiser)).status).toBe(400);
    expect((await app.rest('POST', path, { reason: 'x' }, as)).status).toBe(403);
    const answer = await app.rest('POST', path, { reason: 'Chargeback', actor: 'finance desk' }, organiser);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      ticket_id: ticket?.id,
      ticket: { id: ticket?.id, status: 'revoked', reason: 'Chargeback', due_status: 'cancelled' },
      message: 'The ticket was revoked.',
    });
    const again = await app.rest('POST', path, { reason: 'Chargeback' }, organiser);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ success: false, error: { code: 'ALREADY_REVOKED' } });
    const [row] = await app.sql(
      `SELECT details, user_email FROM audit_entries WHERE action = 'ticket.revoke'`,
    );
    expect(row).toMatchObject({
      user_email: doors.organiser.email,
      details: { stated_actor: 'finance desk' },
    });
    expect((await app.rest('POST', '/tickets/x/revoke', { reason: 'y' }, organiser)).status).toBe(404);
  });
});

describe('POST /tickets/{id}/collect', () => {
  it('settles what is due once', async () => {
    const [ticket] = await doors.sell();
    const path = `/tickets/${ticket?.id}/collect`;
    const answer = await app.rest('POST', path, { method: 'mobile_money' }, as);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      ticket_id: ticket?.id,
      due_status: 'collected',
      amount: 12.5,
      currency: 'USD',
    });
    const again = await app.rest('POST', path, { method: 'cash' }, as);
    expect(again.status).toBe(409);
    expect(again.body.error.code).toBe('ALREADY_COLLECTED');
    expect((await app.rest('POST', path, { method: 'barter' }, as)).status).toBe(400);
  });
});
