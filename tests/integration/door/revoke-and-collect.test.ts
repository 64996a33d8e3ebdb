import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors } from '../../support/door.ts';
import { reportRows } from '../../support/report-rows.ts';

let app: TestApp;
let doors: Doors;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
});
afterAll(() => app.close());

const REVOKE = `mutation Revoke($id: ID!, $reason: String!) {
  revokeTicket(input: { id: $id, reason: $reason }) { ticket { id status dueStatus revokedAt revokeReason } } }`;
const COLLECT = `mutation Collect($id: ID!, $method: DueMethod!) {
  collectDue(input: { ticketId: $id, method: $method }) { ticket { id status dueStatus due { amount } } } }`;

const revoke = (
  id: string | undefined,
  token = doors.organiser.token,
  reason = 'Bought with a stolen card',
) => app.graphql(REVOKE, { id, reason }, { token });
const collect = (id: string | undefined, method: string, token = doors.validator.token) =>
  app.graphql(COLLECT, { id, method }, { token });

const movements = (ticketId: string | undefined) =>
  app.sql<{ kind: string; debit: string; credit: string; units: string; currency: string }>(
    `SELECT kind, debit, credit, units::text, currency FROM journal_transfers
     WHERE ticket_id = $1 AND kind <> 'form_sale' ORDER BY occurred_at`,
    [ticketId],
  );

async function scan(file: unknown, token = doors.validator.token): Promise<string> {
  const document =
    'mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome due { amount } } } }';
  return (await app.graphql(document, { input: { ticket: file } }, { token })).data.validateTicket.result
    .outcome;
}

describe('revoking', () => {
  it('is for ever, gives no place back and cancels what was due', async () => {
    const [ticket] = await doors.sell();
    const sold = 'SELECT sum(sold)::int AS sold FROM tiers WHERE event_id = $1';
    const [before] = await app.sql(sold, [doors.eventId]);
    const { data } = await revoke(ticket?.id);
    expect(data.revokeTicket.ticket).toMatchObject({
      status: 'REVOKED',
      dueStatus: 'CANCELLED',
      revokedAt: app.clock.now().toISOString(),
      revokeReason: 'Bought with a stolen card',
    });
    expect(await app.sql(sold, [doors.eventId])).toEqual([before]);
    expect(await movements(ticket?.id)).toEqual([
      { kind: 'due_cancelled', debit: 'sales', credit: 'door_dues', units: '125000000', currency: 'USD' },
    ]);
    expect(await scan(ticket?.file)).toBe('REVOKED');
    const finance = await app.actor('issuer_finance', doors.issuerId);
    expect(await reportRows(app, finance, 'SCANS', ['outcome', 'ticket_id', 'mode'])).toEqual([
      ['revoked', ticket?.id, 'online'],
    ]);
    const again = await revoke(ticket?.id);
    expect(again.errors?.[0]?.extensions.code).toBe('ALREADY_REVOKED');
    const settle = await collect(ticket?.id, 'CASH');
    expect(settle.errors?.[0]?.extensions.code).toBe('DUE_CANCELLED');
    const [row] = await app.sql(
      `SELECT details FROM audit_entries WHERE action = 'ticket.revoke' AND entity_id = $1`,
      [ticket?.id],
    );
    expect(row?.details).toMatchObject({ reason: 'Bought with a stolen card', due_cancelled: true });
  });

  it('needs a reason and a ticket of the own issuer', async () => {
    const [ticket] = await doors.sell();
    expect((await revoke(ticket?.id, undefined, '  ')).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const other = await app.actor('issuer_admin');
    const code = async (token: string, id = ticket?.id) =>
      (await revoke(id, token)).errors?.[0]?.extensions.code;
    expect(await code(other.token)).toBe('NOT_FOUND');
    expect(await code(doors.organiser.token, doors.eventId)).toBe('NOT_FOUND');
    expect(await code(doors.organiser.token, 'nonsense')).toBe('NOT_FOUND');
    expect(await code(doors.validator.token)).toBe('FORBIDDEN');
    // Holding a ticket gives an organiser of another event no right over it.
    await app.sql('UPDATE tickets SET user_id = $2 WHERE id = $1', [ticket?.id, other.userId]);
    expect(await code(other.token)).toBe('NOT_FOUND');
    expect(await scan(ticket?.file)).toBe('ADMITTED');
  });

  it('of many tickets at once numbers them without gaps, each once', async () => {
    const night = await openDoors(app, { name: 'Busy night' });
    const tickets = await night.sell(12);
    const twice = [...tickets, ...tickets];
    const answers = await Promise.all(twice.map(({ id }) => revoke(id, night.organiser.token)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(12);
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(new Set(refused.map(({ extensions }) => extensions.code))).toEqual(new Set(['ALREADY_REVOKED']));
    const rows = await app.sql<{ number: string }>(
      'SELECT number FROM revocations WHERE issuer_id = $1 ORDER BY number',
      [night.issuerId],
    );
    expect(rows.map(({ number }) => Number(number))).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });
});

describe('the amount due at the door', () => {
  it.each([
    ['CASH', 'COLLECTED', 'due_collected', 'door_cash'],
    ['MOBILE_MONEY', 'COLLECTED', 'due_collected', 'door_cash'],
    ['CARD_TERMINAL', 'COLLECTED', 'due_collected', 'door_cash'],
    ['WAIVED', 'WAIVED', 'due_waived', 'waived'],
  ])('is settled once: %s', async (method, status, kind, debit) => {
    const [ticket] = await doors.sell();
    const { data } = await collect(ticket?.id, method);
    expect(data.collectDue.ticket).toMatchObject({ dueStatus: status, due: null });
    expect(await movements(ticket?.id)).toEqual([
      { kind, debit, credit: 'door_dues', units: '125000000', currency: 'USD' },
    ]);
    const again = await collect(ticket?.id, 'CASH');
    expect(again.errors?.[0]?.extensions.code).toBe('ALREADY_COLLECTED');
    expect(await movements(ticket?.id)).toHaveLength(1);
  });

  it('is settled once by two doors at the same moment', async () => {
    const [ticket] = await doors.sell();
    const answers = await Promise.all(Array.from({ length: 8 }, () => collect(ticket?.id, 'CASH')));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await movements(ticket?.id)).toHaveLength(1);
  });

  it('makes the order paid with its last ticket', async () => {
    const [first, second] = await doors.sell(2);
    const status = async () =>
      (
        await app.sql('SELECT o.status FROM orders o JOIN tickets t ON t.order_id = o.id WHERE t.id = $1', [
          first?.id,
        ])
      )[0];
    await collect(first?.id, 'CASH');
    expect(await status()).toEqual({ status: 'due' });
    await Promise.all([collect(second?.id, 'WAIVED')]);
    expect(await status()).toEqual({ status: 'paid' });
  });

  it('of a free ticket is nothing', async () => {
    const free = await openDoors(app, { organiser: doors.organiser, name: 'Free night', price: '0' });
    const [ticket] = await free.sell();
    expect((await collect(ticket?.id, 'CASH')).errors?.[0]?.extensions.code).toBe('NOTHING_DUE');
  });

  describe('and was collected without a network', () => {
    const NOTE = `mutation N($deviceId: String!, $nonce: String!, $method: DueMethod!) {
      noteCollected(input: { deviceId: $deviceId, nonce: $nonce, method: $method }) { counted } }`;
    const UPLOAD = `mutation U($deviceId: String!, $scans: [QueuedScanInput!]!) {
      uploadScans(input: { deviceId: $deviceId, scans: $scans }) { scans { outcome } } }`;

    async function upload(deviceId: string, nonce: string, ticket: unknown): Promise<void> {
      const deviceTime = app.clock.now().toISOString();
      const scans = [{ nonce, ticket, deviceTime, admitted: true, outcome: 'GOOD' }];
      await app.graphql(UPLOAD, { deviceId, scans }, { token: doors.validator.token });
    }

    const note = async (deviceId: string, nonce: string, method = 'CASH', token = doors.validator.token) => {
      const { data, errors } = await app.graphql(NOTE, { deviceId, nonce, method }, { token });
      return errors?.[0]?.extensions.code ?? data.noteCollected.counted;
    };

    it('counts once, for the first of two doors to report it; the second has to pay it back', async () => {
      const [ticket] = await doors.sell();
      await upload('sea', 'd1', ticket?.qrText);
      await upload('town', 'd2', ticket?.qrText);
      expect(await Promise.all([note('sea', 'd1'), note('sea', 'd1')])).toEqual([true, true]);
      expect(await note('town', 'd2', 'MOBILE_MONEY')).toBe(false);
      expect([await note('sea', 'd1', 'WAIVED'), await note('town', 'd2')]).toEqual([true, false]);
      expect(await movements(ticket?.id)).toMatchObject([{ kind: 'due_collected', debit: 'door_cash' }]);
      const audited = await app.sql(
        `SELECT action, details->>'device_id' AS device, details->>'method' AS method FROM audit_entries
         WHERE entity_id = $1 AND action LIKE 'due.%' ORDER BY action`,
        [ticket?.id],
      );
      expect(audited).toEqual([
        { action: 'due.collect', device: null, method: 'cash' },
        { action: 'due.collect_again', device: 'town', method: 'mobile_money' },
      ]);
      await expect(app.sql('UPDATE door_collections SET counted = true')).rejects.toThrow('append-only');
    });

    it('is reported by the device that scanned, for an existing scan of a ticket with a price', async () => {
      const [ticket] = await doors.sell();
      const free = await openDoors(app, { organiser: doors.organiser, name: 'Free entry', price: '0' });
      const [gift] = await free.sell();
      await upload('gate', 'd3', ticket?.qrText);
      await upload('gate', 'd4', gift?.qrText);
      const colleague = await app.actor('issuer_validator', doors.issuerId);
      const stranger = await app.actor('issuer_owner');
      expect(await note('gate', 'd3', 'CASH', colleague.token)).toBe('FORBIDDEN');
      expect(await note('gate', 'd3', 'CASH', stranger.token)).toBe('NOT_FOUND');
      expect(await note('gate', 'nowhere')).toBe('NOT_FOUND');
      expect(await note('gate', 'd4')).toBe('NOTHING_DUE');
      expect(await note('gate', 'd3', 'CASH', doors.organiser.token)).toBe(true);
    });

    it('was known to the device: all that is due, and afterwards what changed', async () => {
      const night = await openDoors(app, { organiser: doors.organiser, name: 'Night of dues' });
      const [first, second] = await night.sell(2);
      const dues = async (since: string | null = null, token = night.validator.token) => {
        const document = `query D($id: ID!, $since: DateTime) { doorDues(eventId: $id, since: $since) {
          asOf settled due { amount { amount currency } ticketIds } } }`;
        const { data, errors } = await app.graphql(document, { id: night.eventId, since }, { token });
        return errors?.[0]?.extensions.code ?? data.doorDues;
      };
      const amount = { amount: '12.5', currency: 'USD' };
      // A last-minute sale is sent again: it may have been in progress when the list was made.
      app.clock.advance('5m');
      const whole = await dues();
      expect(whole).toEqual({
        asOf: app.clock.now().toISOString(),
        due: [{ amount, ticketIds: [first?.id, second?.id].sort() }],
        settled: [],
      });
      app.clock.advance('5m');
      await collect(first?.id, 'CASH');
      const [third] = await night.sell();
      expect(await dues(whole.asOf)).toMatchObject({
        due: [{ amount, ticketIds: [third?.id] }],
        settled: [first?.id],
      });
      expect(await dues(null, (await app.actor('issuer_owner')).token)).toBe('NOT_FOUND');
    });
  });

  it('is recorded by that issuer’s door staff or those who take payments', async () => {
    const [ticket] = await doors.sell();
    const guest = await app.actor('attendee');
    const auditor = await app.actor('issuer_auditor', doors.issuerId);
    const stranger = await app.actor('issuer_finance');
    const finance = await app.actor('issuer_finance', doors.issuerId);
    const code = async (token: string) =>
      (await collect(ticket?.id, 'CASH', token)).errors?.[0]?.extensions.code;
    expect(await code(guest.token)).toBe('FORBIDDEN');
    expect(await code(auditor.token)).toBe('FORBIDDEN');
    expect(await code(stranger.token)).toBe('NOT_FOUND');
    expect(await code(finance.token)).toBeUndefined();
  });
});
