import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import {
  type ContractStage,
  contractInput,
  contractStage,
  createContract,
  granted,
  invite,
} from '../../support/contract-people.ts';

let app: TestApp;
let stage: ContractStage;

beforeAll(async () => {
  app = await bootTestApp();
  stage = await contractStage(app);
});
afterAll(() => app.close());

const made = async (changed: Record<string, unknown> = {}, who: TestActor = stage.owner) =>
  granted(await createContract(app, who, contractInput(stage, changed))).createContract.contract;

describe('creating a contract', () => {
  it('makes a draft with its shares and signatories in their order', async () => {
    const contract = await made();
    const [first, second] = stage.partners;
    expect(contract).toMatchObject({
      name: 'Koroga revenue',
      status: 'DRAFT',
      finalizing: false,
      requiredSigs: 2,
      totalPercent: '37.5',
      event: { id: stage.event.id, name: 'Koroga Festival' },
      approvals: [],
      escrow: null,
      canFinalize: false,
      viewerRole: 'ISSUER',
      viewerIsSignatory: true,
      viewerCanApprove: true,
      viewerCanFinalize: false,
      viewerCanWithdraw: true,
      viewerCanAddExpense: true,
      viewerCanTrigger: false,
      viewerCanSeeMoney: true,
      openRounds: 0,
      pendingExpenses: 0,
    });
    expect(contract.shares).toMatchObject([
      {
        position: 1,
        type: 'FIXED',
        percent: null,
        fixedAmount: { amount: '20' },
        partner: { id: first.partnerId },
      },
      { position: 2, type: 'PERCENTAGE', percent: '25', fixedAmount: null },
      { position: 3, type: 'PERCENTAGE', percent: '12.5', partner: { email: second.email } },
    ]);
    expect(
      contract.signatories.map(({ person, badge, active }: Record<string, unknown>) => [
        person,
        badge,
        active,
      ]),
    ).toEqual([stage.owner, first, second].map(({ userId: id }) => [{ id }, 'PENDING', true]));
    expect(contract.finalizeBlockers[0]).toEqual({
      code: 'APPROVALS_MISSING',
      message: '2 approvals are needed, 0 given so far.',
      names: [],
      needed: 2,
      given: 0,
    });
  });

  const share = (changed: object) => ({ type: 'PERCENTAGE', percent: '10', ...changed });
  const partnerOf = (index: 0 | 1) => ({ partnerId: stage.partners[index].partnerId });

  it.each<[string, () => Record<string, unknown>, string]>([
    ['no share', () => ({ shares: [] }), 'Please add at least one revenue share'],
    ['no signatory', () => ({ signatoryIds: [] }), 'Please add at least one signatory'],
    ['no name', () => ({ name: '  ' }), 'Contract name is required.'],
    ['no event', () => ({ eventId: '' }), 'Please choose an event.'],
    [
      'more than all',
      () => ({
        shares: [share({ ...partnerOf(0), percent: '60' }), share({ ...partnerOf(1), percent: '40.01' })],
      }),
      'The shares add up to 100.01%; 100% is all there is.',
    ],
    [
      'a percentage above 100',
      () => ({ shares: [share({ ...partnerOf(0), percent: '100.01' })] }),
      'A percentage is 0 to 100, in steps of 0.01.',
    ],
    [
      'a thousandth of a percent',
      () => ({ shares: [share({ ...partnerOf(0), percent: '10.001' })] }),
      'A percentage is 0 to 100, in steps of 0.01.',
    ],
    [
      'a percentage without one',
      () => ({ shares: [share({ ...partnerOf(0), percent: null })] }),
      'A percentage share needs its percentage.',
    ],
    [
      'a fixed share without an amount',
      () => ({ shares: [share({ ...partnerOf(0), type: 'FIXED' })] }),
      'A fixed share needs its amount.',
    ],
    [
      'a partner twice',
      () => ({ shares: [share(partnerOf(0)), share(partnerOf(0))] }),
      'A partner has at most one percentage and one fixed amount.',
    ],
    [
      'no required signature',
      () => ({ requiredSigs: 0 }),
      'Required signatures must be at least 1 and at most the number of signatories (3).',
    ],
    [
      'more required signatures than signatories',
      () => ({ requiredSigs: 4 }),
      'Required signatures must be at least 1 and at most the number of signatories (3).',
    ],
    [
      'a signatory twice',
      () => ({ signatoryIds: [stage.owner.userId, stage.owner.userId], requiredSigs: 1 }),
      'Each signatory is listed once.',
    ],
    [
      '21 signatories',
      () => ({
        signatoryIds: Array.from(
          { length: 21 },
          (_none, index) => `0190b7c4-0000-7000-8000-0000000000${index + 10}`,
        ),
      }),
      'A contract has at most 20 signatories.',
    ],
  ])('refuses %s', async (_what, changed, sentence) => {
    const { errors } = await createContract(app, stage.owner, contractInput(stage, changed()));
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: 'BAD_INPUT' } });
  });

  it('takes 0 and 100 percent, and a fixed amount of nothing', async () => {
    const [first, second] = stage.partners;
    const { totalPercent, shares } = await made({
      shares: [
        { partnerId: first.partnerId, type: 'PERCENTAGE', percent: '100' },
        { partnerId: second.partnerId, type: 'PERCENTAGE', percent: '0' },
        { partnerId: second.partnerId, type: 'FIXED', fixedAmount: '0' },
      ],
    });
    expect(totalPercent).toBe('100');
    expect(shares[2]).toMatchObject({ fixedAmount: { amount: '0' } });
  });

  it('knows no partners, signatories and events of others', async () => {
    const stranger = await app.actor('issuer_owner');
    const outsider = await app.actor('attendee');
    const foreign = await invite(app, stranger, 'somebody@elsewhere.test');
    const refusal = async (changed: Record<string, unknown>, who = stage.owner) =>
      (await createContract(app, who, contractInput(stage, changed))).errors?.[0]?.extensions.code;
    expect(await refusal({ shares: [{ partnerId: foreign, type: 'FIXED', fixedAmount: '1' }] })).toBe(
      'UNKNOWN_PARTNER',
    );
    expect(await refusal({ shares: [{ partnerId: 'nobody', type: 'FIXED', fixedAmount: '1' }] })).toBe(
      'UNKNOWN_PARTNER',
    );
    expect(await refusal({ signatoryIds: [outsider.userId], requiredSigs: 1 })).toBe('UNKNOWN_SIGNATORY');
    expect(await refusal({ signatoryIds: [stranger.userId], requiredSigs: 1 })).toBe('UNKNOWN_SIGNATORY');
    expect(await refusal({}, stranger)).toBe('NOT_FOUND');
    expect(await refusal({ eventId: 'no-such-event' })).toBe('NOT_FOUND');
  });

  it('refuses a signatory who could never sign, and names them', async () => {
    const validator = await app.actor('issuer_validator', stage.issuerId);
    const suspended = await app.actor('issuer_signatory', stage.issuerId);
    await app.sql("UPDATE users SET status = 'suspended' WHERE id = $1", [suspended.userId]);
    for (const { userId, role } of [validator, suspended]) {
      const input = contractInput(stage, { signatoryIds: [stage.owner.userId, userId] });
      const { errors } = await createContract(app, stage.owner, input);
      expect(errors?.[0]?.extensions.code).toBe('SIGNATORY_CANNOT_SIGN');
      expect(errors?.[0]?.message).toMatch(new RegExp(`^${role} \\d+ cannot sign: `));
    }
    // Strangers are not revealed.
    const stranger = await app.actor('issuer_validator');
    const input = contractInput(stage, { signatoryIds: [stage.owner.userId, stranger.userId] });
    const { errors } = await createContract(app, stage.owner, input);
    expect(errors?.[0]?.extensions.code).toBe('UNKNOWN_SIGNATORY');
  });

  it('lets a system admin choose any person of any organiser', async () => {
    const admin = await app.actor('system_admin');
    const outsider = await app.actor('attendee');
    const contract = await made({ signatoryIds: [outsider.userId], requiredSigs: 1 }, admin);
    expect(contract).toMatchObject({ issuer: { id: stage.issuerId }, viewerRole: 'VIEWER' });
  });

  it('shares nothing of an event that was cancelled', async () => {
    const { event } = await contractStage(app);
    await app.sql("UPDATE events SET status = 'cancelled', issuer_id = $2 WHERE id = $1", [
      event.id,
      stage.issuerId,
    ]);
    const { errors } = await createContract(app, stage.owner, contractInput(stage, { eventId: event.id }));
    expect(errors?.[0]?.extensions.code).toBe('EVENT_CANCELLED');
  });

  it('makes one of two calls with the same key, also when they come at once', async () => {
    const input = contractInput(stage, { name: 'Once' });
    const answers = await Promise.all([1, 2, 3].map(() => createContract(app, stage.owner, input, 'once')));
    const ids = answers.map((answer) => granted(answer).createContract.contract.id);
    expect(new Set(ids).size).toBe(1);
    const other = await createContract(app, stage.owner, contractInput(stage, { name: 'Twice' }), 'once');
    expect(other.errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('is for those who may create contracts', async () => {
    for (const role of ['attendee', 'issuer_finance', 'issuer_signatory'] as const) {
      const who = await app.actor(role, role === 'attendee' ? undefined : stage.issuerId);
      const { errors } = await createContract(app, who, contractInput(stage));
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});
