import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../support/app.ts';
import { type ContractStage, contractStage, type TestPartner } from '../support/contract-people.ts';

let app: TestApp;
let stage: ContractStage;
let partners: [TestPartner, TestPartner];

beforeAll(async () => {
  app = await bootTestApp();
  stage = await contractStage(app);
  ({ partners } = stage);
});
afterAll(() => app.close());

const body = (changed: Record<string, unknown> = {}): Record<string, unknown> => ({
  event_id: stage.event.id,
  name: 'Koroga revenue',
  description: 'Who gets what.',
  shares: [
    { partner_id: partners[0].partnerId, share_type: 'fixed', fixed_amount: 200_000_000 },
    { partner_id: partners[1].partnerId, share_type: 'percentage', share_percent: 12.5 },
  ],
  signatories: [stage.owner.userId, partners[0].userId],
  required_sigs: 2,
  ...changed,
});

const create = (changed: Record<string, unknown> = {}, who: TestActor = stage.owner, headers = {}) =>
  app.rest('POST', '/api/partnerships/contract', body(changed), { token: who.token, headers });

describe('POST /api/partnerships/contract', () => {
  it('answers with the contract, at the top and under data, its amounts in the smallest unit', async () => {
    const { status, body: answer } = await create();
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      success: true,
      id: answer.contract.id,
      message: 'Revenue sharing contract created successfully!',
      contract: {
        name: 'Koroga revenue',
        status: 'draft',
        event_id: stage.event.id,
        event: { name: 'Koroga Festival' },
        required_sigs: 2,
        approvals: [],
        total_percent: 12.5,
        total_revenue: 0,
        distributed_amount: 0,
        can_finalize: false,
        viewer_role: 'issuer',
        escrow: null,
        signatories: [
          { user_id: stage.owner.userId, user: { email: stage.owner.email }, status: 'pending' },
          { user_id: partners[0].userId },
        ],
        shares: [
          {
            partner_id: partners[0].partnerId,
            share_type: 'fixed',
            fixed_amount: 200_000_000,
            share_percent: null,
          },
          {
            partner: { email: partners[1].email },
            share_type: 'percentage',
            share_percent: 12.5,
            fixed_amount: null,
          },
        ],
      },
    });
    expect(answer.data.contract).toEqual(answer.contract);
  });

  it('takes amounts of any size, exactly, and parts of a unit never', async () => {
    const most = '9007199254740993';
    const fixed = (amount: unknown) => [
      { partner_id: partners[0].partnerId, share_type: 'fixed', fixed_amount: amount },
    ];
    expect((await create({ shares: fixed(most) })).body.contract.shares[0].fixed_amount).toBe(most);
    expect((await create({ shares: fixed('0000200000000') })).body.contract.shares[0].fixed_amount).toBe(
      200_000_000,
    );
    for (const wrong of [2.5, '2.5', '-1', 'many', -1, 1e21, true, '99999999999999999999']) {
      const { status, body: answer } = await create({ shares: fixed(wrong) });
      expect([status, answer.error.code]).toEqual([400, 'BAD_INPUT']);
    }
    expect((await create({ shares: fixed(0) })).status).toBe(201);
  });

  it('refuses with the sentences of the page', async () => {
    const sentence = async (changed: Record<string, unknown>) => (await create(changed)).body.message;
    expect(await sentence({ shares: [] })).toBe('Please add at least one revenue share');
    expect(await sentence({ shares: undefined })).toBe('Please add at least one revenue share');
    expect(await sentence({ signatories: [] })).toBe('Please add at least one signatory');
    expect(await sentence({ name: undefined })).toBe('Contract name is required.');
    expect((await create({ shares: 7 })).status).toBe(400);
    const wrong = { partner_id: partners[0].partnerId, share_type: 'percentage', share_percent: true };
    const { error } = (await create({ shares: [wrong], signatories: [7], required_sigs: 'two' })).body;
    expect(error.fields).toEqual([
      { field: 'shares.0.share_percent', message: 'shares.0.share_percent is not valid.' },
      { field: 'required_sigs', message: 'required_sigs is not valid.' },
    ]);
    expect(
      (await create({ signatories: [{ user_id: stage.owner.userId }], required_sigs: '1' })).status,
    ).toBe(201);
  });

  it('makes one contract for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'by-rest' };
    const first = await create({ name: 'Keyed' }, stage.owner, headers);
    const again = await create({ name: 'Keyed' }, stage.owner, headers);
    expect(again.body.id).toBe(first.body.id);
    const other = await create({ name: 'Other' }, stage.owner, headers);
    expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });
});

describe('POST /api/partnerships/approve-contract', () => {
  const approve = (who: TestActor, id: unknown) =>
    app.rest('POST', '/api/partnerships/approve-contract', { contract_id: id }, who);

  it('flags what can be finalized, with its own message', async () => {
    const { id } = (await create()).body;
    expect((await approve(stage.owner, id)).body).toMatchObject({
      success: true,
      can_finalize: false,
      message: 'Contract approved successfully!',
    });
    const again = await approve(stage.owner, id);
    expect([again.status, again.body.error.code]).toEqual([409, 'ALREADY_APPROVED']);
    const last = await approve(partners[0], id);
    expect(last.body).toMatchObject({ can_finalize: true, message: 'Contract can now be finalized!' });
    expect(last.body.contract.approvals.map(({ user_id: by }: { user_id: string }) => by)).toEqual([
      stage.owner.userId,
      partners[0].userId,
    ]);
    const finalize = await app.rest('POST', '/api/partnerships/finalize', { contract_id: id }, stage.owner);
    expect([finalize.status, finalize.body.error.code]).toEqual([503, 'LEDGER_UNAVAILABLE']);
  });

  it('knows no contract without its id', async () => {
    expect((await approve(stage.owner, undefined)).body.message).toBe('The contract is required.');
    expect((await approve(stage.owner, 'nonsense')).status).toBe(404);
  });
});

describe('GET /api/partnerships/contracts', () => {
  const get = (path: string, who?: TestActor) => app.rest('GET', path, undefined, who);

  it('lists those of the caller; /all is for system roles', async () => {
    const mine = await contractStage(app);
    const made = await app.rest(
      'POST',
      '/api/partnerships/contract',
      body({
        event_id: mine.event.id,
        shares: [{ partner_id: mine.partners[0].partnerId, share_percent: 10 }],
        signatories: [mine.owner.userId],
        required_sigs: 1,
      }),
      mine.owner,
    );
    const ids = async (path: string, who: TestActor): Promise<string[]> =>
      (await get(path, who)).body.contracts.map(({ id }: { id: string }) => id);
    expect(await ids('/api/partnerships/contracts', mine.owner)).toEqual([made.body.id]);
    expect(await ids('/api/partnerships/contracts', mine.partners[0])).toEqual([made.body.id]);
    expect(await ids('/api/partnerships/contracts', mine.partners[1])).toEqual([]);
    const [seen] = (await get('/api/partnerships/contracts', mine.partners[0])).body.contracts;
    expect(seen).toMatchObject({ viewer_role: 'partner', total_revenue: null, distributed_amount: null });

    const admin = await app.actor('system_admin');
    expect((await ids('/api/partnerships/contracts/all', admin)).length).toBeGreaterThan(1);
    expect((await get('/api/partnerships/contracts/all', mine.owner)).status).toBe(403);
    expect((await get('/api/partnerships/contracts/all')).status).toBe(401);

    const shares = await get(`/api/partnerships/contracts/${made.body.id}/shares`, mine.partners[0]);
    expect(shares.body).toMatchObject({
      shares: [{ share_type: 'percentage', share_percent: 10 }],
      total_percent: 10,
    });
    expect((await get(`/api/partnerships/contracts/${made.body.id}/shares`, stage.owner)).status).toBe(404);
  });
});
