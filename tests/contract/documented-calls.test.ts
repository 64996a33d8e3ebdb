import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type RestAnswer, type TestActor, type TestApp } from '../support/app.ts';
import { BUYER } from '../support/buyers.ts';
import { acceptedPartner } from '../support/contract-people.ts';
import { CallDesk, documentedCalls, listOfCalls } from '../support/documented-calls.ts';
import { finance } from '../support/rounds.ts';
import { until } from '../support/until.ts';

let app: TestApp;
let desk: CallDesk;
let make: CallDesk['make'];
let owner: TestActor;
/** Staff call with API keys, attendees with their token, as documented. */
let staff: string;
let root: string;
let event: { id: string; slug: string };

const bearer = ({ token }: { token: string }) => `Bearer ${token}`;

async function keyFor(actor: TestActor): Promise<string> {
  return (await make('POST /api/issuer/api-key', { as: bearer(actor) })).body.data.api_key;
}

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  desk = new CallDesk(app);
  make = (call, given) => desk.make(call, given);
  owner = await app.actor('issuer_owner');
  staff = await keyFor(owner);
  root = await keyFor(await app.actor('system_admin'));
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();

async function sold(): Promise<{ id: string; file: Record<string, unknown> }> {
  const body = { tier: 'regular', ...BUYER };
  const answer = await make('POST /events/{slug}/purchase', { at: [event.slug], body });
  return { id: answer.body.ticket_id, file: answer.body.ticket_data };
}

describe('documented calls', () => {
  it('of authentication and keys', async () => {
    const person = { name: 'Lake Festival', email: 'lake@calls.test', password: PASSWORD };
    const body = { ...person, create_wallet: true, role: 'issuer_admin', description: 'By the lake' };
    expect((await make('POST /auth/register', { body })).body.data.has_wallet).toBe(true);
    const { email, password } = person;
    const { data } = (await make('POST /auth/login', { body: { email, password } })).body;
    const key = (await make('POST /api/issuer/api-key', { as: bearer(data) })).body.api_key;
    const checked = await make('POST /api/validate-key', { as: key });
    expect([checked.body.valid, checked.body.expires_at]).toEqual([true, inDays(365)]);
    await make('POST /auth/logout', { as: bearer(data), body: { session_id: data.session_id } });
    const change = { current_password: PASSWORD, new_password: 'another long passphrase' };
    await make('POST /api/system/change-password', { as: key, body: change });
    // The key ended with the password change.
    const again = (await make('POST /auth/login', { body: { email, password: change.new_password } })).body
      .data;
    const renewed = (await make('POST /api/issuer/api-key', { as: bearer(again) })).body.api_key;
    for (const proof of desk.proofs.values()) if (proof.as === key) proof.as = renewed;
  });

  it('of events, their tickets and the public pages', async () => {
    const body = {
      ...{ name: 'Koroga Festival', description: 'Food and music.', venue: 'Hells Gate, Naivasha, Kenya' },
      ...{ start_date: inDays(0.01), end_date: inDays(1) },
    };
    const { id } = (await make('POST /api/events', { as: staff, body })).body;
    const times = { effective_at: inDays(-1), expires_at: inDays(2), grace_period: '15m' };
    const tiers = [{ tier: 'regular', count: 20, price: 50, currency: 'XLM', ...times }];
    await make('POST /api/events/{id}/tickets', { at: [id], as: staff, body: { tiers } });
    await make('POST /api/events/{id}/publish', { at: [id], as: staff });
    const [listed] = (await make('GET /api/events', { as: staff })).body.events;
    event = listed;
    expect((await make('GET /events/published')).body.events[0].slug).toBe(event.slug);
    await make('GET /events/{slug}', { at: [event.slug] });
    await sold();
    const stats = await make('GET /api/events/{id}/stats', { at: [id], as: staff });
    expect(stats.body).toMatchObject({ total_generated: 20, total_sold: 1 });
    await make('GET /issuers');
  });

  it('of tickets and the door', async () => {
    const first = await sold();
    await make('GET /tickets/{id}', { at: [first.id], as: staff });
    await make('GET /api/tickets/search?tier=', { at: ['regular'], as: staff });
    await make('GET /api/tickets/{id}/pdf', { at: [first.id], as: bearer(owner) });
    const issuer = [String(owner.issuerId)];
    const { public_key } = (await make('GET /public-keys?issuer_id=&version=1', { at: issuer })).body.data;
    const { snapshot } = (await make('GET /revocation-list')).body.data;
    const ticket = first.file;
    const offline = { ticket, public_key, revocation_snapshot: snapshot };
    expect((await make('POST /validate/offline', { as: staff, body: offline })).body.valid).toBe(true);
    expect((await make('POST /validate', { as: staff, body: ticket })).body.outcome).toBe('admitted');
    const body = { reason: 'Paid with a stolen card', actor: owner.email };
    await make('POST /tickets/{id}/revoke', { at: [(await sold()).id], as: staff, body });
    expect((await make('GET /revocation-list')).body.data.snapshot.total_revoked).toBe(1);
  });

  it('of the wallet, with both payloads of a purchase', async () => {
    const as = bearer(await app.actor('attendee'));
    expect((await make('POST /api/wallet/create', { as })).body.funded).toBe(false);
    await make('POST /api/wallet/fund', { as });
    expect((await make('GET /api/wallet/balance', { as })).body.balance).toBe('10000.0000000');
    const request = { event_id: event.id, tier: 'regular', price: 50, purchaser_meta: BUYER };
    const dashboard = {
      ...{ email: BUYER.email, currency: 'XLM', payment_amount: 50 },
      payment_currency: 'XLM',
    };
    const method = { payment_method: 'stellar' };
    await make('POST /api/tickets/purchase', { as, body: { ...request, ...method } });
    await make('POST /api/tickets/purchase', { as, body: { ...request, ...method, ...dashboard } });
  });

  it('of partnerships, from the invitation to the released money', async () => {
    await make('POST /api/wallet/create', { as: bearer(owner) });
    const invited = { email: 'band@calls.test', role: 'musician' };
    await make('POST /api/partnerships/invite', { as: staff, body: invited });
    const partner = await acceptedPartner(app, owner);
    const { partners } = (await make('GET /api/partnerships/partners', { as: staff })).body;
    expect(partners.map(({ status }: { status: string }) => status).sort()).toEqual(['accepted', 'pending']);
    await make('GET /api/users', { as: staff });
    const terms = {
      ...{ event_id: event.id, name: 'Koroga revenue', description: 'Who gets what.', required_sigs: 2 },
      shares: [
        { partner_id: partner.partnerId, share_type: 'fixed', fixed_amount: 200_000_000 },
        { partner_id: partner.partnerId, share_type: 'percentage', share_percent: 12.5 },
      ],
      signatories: [owner.userId, partner.userId],
    };
    const { id } = (await make('POST /api/partnerships/contract', { as: staff, body: terms })).body;
    const contract = { contract_id: id };
    await make('GET /api/partnerships/contracts/{id}/shares', { at: [id], as: staff });
    await make('POST /api/partnerships/approve-contract', { as: staff, body: contract });
    const last = { as: bearer(partner), body: contract, says: 'Contract can now be finalized!' };
    expect((await make('POST /api/partnerships/approve-contract', last)).body.can_finalize).toBe(true);
    await make('GET /api/partnerships/contracts', { as: staff });
    await make('GET /api/partnerships/contracts/all', { as: root });
    const final = await make('POST /api/partnerships/finalize', { as: staff, body: contract });
    const escrow = final.body.contract.escrow.public_key;
    await finance(app, app.sandbox, { contractId: id, escrow }, '1000');
    await expenses(id, partner);
    await releases(id, partner);
  });

  async function expenses(contractId: string, partner: TestActor): Promise<void> {
    const spent = {
      category: 'catering',
      description: 'Food',
      amount: 10,
      currency: 'XLM',
      receipt: 'Bill 9',
    };
    const body = { contract_id: contractId, ...spent };
    await make('POST /api/expenses/submit', { as: staff, body });
    const [waiting] = (await make('GET /api/expenses/pending', { as: bearer(partner) })).body;
    const decision = { expense_id: waiting.id, status: 'approved', comment: 'Fine' };
    await make('POST /api/expenses/approve', { as: bearer(partner), body: decision });
    await make('GET /api/expenses?contract_id={id}', { at: [contractId], as: staff });
  }

  async function releases(contractId: string, partner: TestActor): Promise<void> {
    const money = await make('GET /api/contracts/financials?contract_id={id}', {
      at: [contractId],
      as: staff,
    });
    expect(money.body).toMatchObject({ total_financing: 10_000_000_000, approved_expenses: 100_000_000 });
    const request = { contract_id: contractId, amount: 100, reason: 'First release' };
    const { round } = (await make('POST /api/rounds/trigger', { as: staff, body: request })).body;
    const asked = { round_id: round.id };
    await until(async () => {
      const { body } = await app.rest('GET', '/api/rounds/pending', undefined, owner);
      return body.rounds.some(({ hash }: { hash: string | null }) => hash !== null);
    });
    await make('POST /api/rounds/authorize', { as: staff, body: asked });
    const authorized = await make('POST /api/rounds/authorize', { as: bearer(partner), body: asked });
    expect(authorized.body.status).toBe('authorized');
    const paid = { ...asked, payment_method: 'stellar' };
    expect((await make('POST /api/rounds/execute', { as: staff, body: paid })).body.status).toBe('released');
    const listed = await make('GET /api/contracts/{id}/rounds', { at: [contractId], as: staff });
    expect(listed.body.rounds[0]).toMatchObject({ status: 'released', executed: true });
  }

  it('of messages', async () => {
    const attendee = await app.actor('attendee');
    const body = {
      recipient_email: attendee.email,
      subject: 'Doors',
      body: 'They open at six.',
      type: 'notice',
    };
    await make('POST /api/messages', { as: staff, body });
    const [letter] = (await make('GET /api/messages', { as: bearer(attendee) })).body.data.messages;
    expect(letter).toMatchObject({ sender_email: owner.email, type: 'notice', is_read: false });
    await make('POST /api/messages/{id}/read', { at: [letter.id], as: bearer(attendee) });
  });

  it('of people', async () => {
    const validator = { email: 'gate@calls.test', name: 'gate' };
    await make('POST /api/issuer/validators/register', { as: staff, body: validator });
    await make('GET /api/users', { as: root });
    const invited = { email: 'new@calls.test', name: 'New', role: 'attendee' };
    await make('POST /api/system/invite', { as: root, body: invited });
    const { userId } = await app.actor('issuer_finance', String(owner.issuerId));
    await make('PUT /api/users/{id}/role', { at: [userId], as: staff, body: { role: 'issuer_auditor' } });
    await make('POST /api/users/{id}/suspend', { at: [userId], as: root });
  });

  it('of the system and its log', async () => {
    const turn = (enabled: boolean, says: string) =>
      make('POST /api/system/maintenance', { as: root, body: { enabled }, says });
    expect((await turn(true, 'Maintenance mode enabled')).body.enabled).toBe(true);
    await turn(false, 'Maintenance mode disabled');
    const { body } = await make('GET /api/system/stats', { as: root });
    expect(['healthy', 'warning', 'critical']).toContain(body.data.system_health);
    expect(body.data.total_tickets).toBeGreaterThan(3);
    const { logs } = (await make('GET /api/system/logs', { as: root })).body.data;
    expect(logs.map(({ action }: { action: string }) => action)).toContain('user.suspend');
  });
});

it('are refused by the desk with another credential than the documented one', async () => {
  const token = bearer(await app.actor('attendee'));
  const wrong: [string, string | undefined][] = [
    ['GET /revocation-list', staff],
    ['GET /api/events', undefined],
    ['GET /api/events', bearer(owner)],
    ['GET /api/wallet/balance', staff],
  ];
  for (const [call, as] of wrong) {
    await expect(make(call, as === undefined ? {} : { as })).rejects.toThrow('not the documented one');
  }
  await expect(make('GET /api/messages', { as: token })).rejects.toThrow('reads data.messages[]');
});

/** These have a response without a body: the token names its session, and an invalid ticket is refused. */
const ASK_NOTHING = ['POST /auth/logout', 'POST /validate'];

describe.each(documentedCalls)('$call', ({ call, credential, sends, optional = [] }) => {
  const names = [...sends, ...optional].map((name) => name.replace(/\[.*/, ''));

  it('was made as documented', () => {
    expect(desk.proofs.get(call)?.test, `${call} is missing`).toBeDefined();
  });

  if (call === 'POST /api/validate-key') {
    it('answers that no key is no valid key', async () => {
      const { status, body } = await again(call, {});
      expect([status, body.success, body.valid]).toEqual([200, true, false]);
    });
  } else if (credential !== 'none') {
    it('is refused without a credential, whatever its body', async () => {
      const { status, body } = await again(call, {});
      expect([status, body.success, body.message]).toEqual([401, false, 'Authentication required']);
      expect(body.error).toEqual({ code: 'UNAUTHENTICATED', message: body.message });
    });
  }

  if (sends.length > 0 && !ASK_NOTHING.includes(call)) {
    it('names missing values by the fields of its payload', async () => {
      expectFaults(await again(call, {}, desk.proofs.get(call)?.as), names);
    });

    it('names what is of the wrong kind in the same way', async () => {
      const wrong = Object.fromEntries(sends.map((name) => wrongly(name)));
      expectFaults(await again(call, wrong, desk.proofs.get(call)?.as), names);
    });
  }
});

it('are all in the list of the manual', async () => {
  await expect(listOfCalls(desk)).toMatchFileSnapshot('../../docs/calls.md');
});

const wrongly = (name: string): [string, unknown] => {
  const [list = '', field] = name.split('[].');
  return [list, field === undefined ? { wrong: true } : [{ [field]: { wrong: true } }]];
};

function expectFaults({ status, body }: RestAnswer, names: string[]): void {
  expect([status, body.success, body.error.code], JSON.stringify(body)).toEqual([400, false, 'BAD_INPUT']);
  expect(body.message).toBe(body.error.message);
  const named = body.error.fields.map(({ field }: { field: string }) => field.split('.')[0]);
  expect(named.length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining(named));
}

function again(call: string, body: object, as?: string): Promise<RestAnswer> {
  const { path } = desk.proofs.get(call) ?? { path: '/' };
  const method = call.split(' ')[0] ?? '';
  const headers: Record<string, string> = as === undefined ? {} : { authorization: as };
  return app.rest(method, path, method === 'GET' ? undefined : body, { headers });
}
