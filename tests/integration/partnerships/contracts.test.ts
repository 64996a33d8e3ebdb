import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import {
  accept,
  approveContract,
  CONTRACT_FIELDS,
  type ContractStage,
  contractInput,
  contractStage,
  createContract,
  finalizeContract,
  findContract,
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

describe('approving a contract', () => {
  it('counts each signatory once, and says when it can be finalized', async () => {
    const { id } = await made();
    const [first] = stage.partners;
    const one = granted(await approveContract(app, first, id)).approveContract;
    expect(one).toMatchObject({ canFinalize: false, message: 'Contract approved successfully!' });
    expect(one.contract.approvals).toMatchObject([{ person: { id: first.userId } }]);
    const again = await approveContract(app, first, id);
    expect(again.errors?.[0]).toMatchObject({
      message: 'You have approved this contract already.',
      extensions: { code: 'ALREADY_APPROVED' },
    });
    const two = granted(await approveContract(app, stage.owner, id)).approveContract;
    expect(two).toMatchObject({ canFinalize: true, message: 'Contract can now be finalized!' });
    expect(two.contract.signatories.map(({ badge }: { badge: string }) => badge)).toEqual([
      'APPROVED',
      'APPROVED',
      'READY',
    ]);
    const log = await app.sql<{ action: string }>(
      'SELECT action FROM audit_entries WHERE entity_id = $1 AND success ORDER BY id',
      [id],
    );
    expect(log.map(({ action }) => action)).toEqual([
      'contract.create',
      'contract.approve',
      'contract.approve',
    ]);
  });

  it('is for its signatories alone', async () => {
    const { id } = await made({ signatoryIds: [stage.owner.userId], requiredSigs: 1 });
    const admin = await app.actor('issuer_admin', stage.issuerId);
    for (const who of [stage.partners[0], admin]) {
      const { errors } = await approveContract(app, who, id);
      expect(errors?.[0]?.extensions.code).toBe('NOT_A_SIGNATORY');
    }
  });

  it('creates the wallet that a signatory signs with, when their role has none', async () => {
    const signatory = await app.actor('issuer_signatory', stage.issuerId);
    const refused = await app.graphql('mutation { createWallet { wallet { publicKey } } }', {}, signatory);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const input = contractInput(stage, { signatoryIds: [signatory.userId], requiredSigs: 1 });
    const { id } = granted(await createContract(app, stage.owner, input)).createContract.contract;
    const { contract } = granted(await approveContract(app, signatory, id)).approveContract;
    expect(contract.signatories).toMatchObject([
      { badge: 'APPROVED', hasWallet: true, publicKey: expect.stringMatching(/^G/), keyHolder: 'PLATFORM' },
    ]);
    expect(contract.finalizeBlockers.map(({ code }: { code: string }) => code)).not.toContain(
      'SIGNATORY_WITHOUT_WALLET',
    );
  });

  it('does not count suspended signatories', async () => {
    const { id } = await made();
    const [first] = stage.partners;
    granted(await approveContract(app, first, id));
    granted(await approveContract(app, stage.owner, id));
    await app.sql("UPDATE users SET status = 'suspended' WHERE id = $1", [first.userId]);
    const contract = granted(await findContract(app, stage.owner, id)).contract;
    await app.sql("UPDATE users SET status = 'active' WHERE id = $1", [first.userId]);
    expect(contract).toMatchObject({ canFinalize: false, viewerCanFinalize: false });
    expect(contract.finalizeBlockers.map(({ message }: { message: string }) => message)).toContain(
      '2 approvals are needed, 1 given so far.',
    );
    expect(contract.signatories[1]).toMatchObject({ active: false });
  });
});

describe('withdrawing a contract', () => {
  it('takes a draft away from everybody', async () => {
    const { id } = await made();
    const WITHDRAW =
      'mutation ($id: ID!) { withdrawContract(input: { id: $id }) { contract { id viewerCanWithdraw } } }';
    const byPartner = await app.graphql(WITHDRAW, { id }, stage.partners[0]);
    expect(byPartner.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    granted(await app.graphql(WITHDRAW, { id }, stage.owner));
    for (const who of [stage.owner, stage.partners[0]]) {
      expect(granted(await findContract(app, who, id)).contract).toBeNull();
    }
    expect((await app.graphql(WITHDRAW, { id }, stage.owner)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('access to a contract', () => {
  const LIST = `query ($first: Int, $after: String, $eventId: ID, $status: ContractStatus) {
    contracts(first: $first, after: $after, eventId: $eventId, status: $status) {
      nodes { ${CONTRACT_FIELDS} } pageInfo { endCursor hasNextPage } } }`;

  it('shows it only to its own people and members, each in their role', async () => {
    const outside = await app.actor('attendee');
    const partnerId = await invite(app, stage.owner, outside.email);
    await accept(app, outside);
    const contract = await made({
      shares: [{ partnerId, type: 'PERCENTAGE', percent: '5' }],
      signatoryIds: [stage.owner.userId, stage.partners[0].userId],
    });
    const finance = await app.actor('issuer_finance', stage.issuerId);
    const auditor = await app.actor('system_auditor');
    const seen = async (who: TestActor) => granted(await findContract(app, who, contract.id)).contract;
    expect(await seen(stage.owner)).toMatchObject({ viewerRole: 'ISSUER', viewerCanSeeMoney: true });
    expect(await seen(stage.partners[0])).toMatchObject({
      viewerRole: 'SIGNATORY',
      viewerCanSeeMoney: true,
      viewerCanApprove: true,
      viewerCanAddExpense: true,
      viewerCanFinalize: false,
    });
    expect(await seen(outside)).toMatchObject({
      viewerRole: 'PARTNER',
      viewerCanSeeMoney: false,
      viewerCanApprove: false,
      viewerCanAddExpense: false,
      openRounds: null,
      pendingExpenses: null,
    });
    expect(await seen(finance)).toMatchObject({ viewerRole: 'VIEWER', viewerCanSeeMoney: true });
    expect(await seen(auditor)).toMatchObject({ viewerRole: 'VIEWER', viewerCanSeeMoney: true });

    const strangers = [
      await app.actor('attendee'),
      await app.actor('issuer_owner'),
      await app.actor('issuer_finance', (await app.actor('issuer_admin')).issuerId ?? ''),
    ];
    for (const who of strangers) {
      expect(granted(await findContract(app, who, contract.id)).contract).toBeNull();
      expect(granted(await app.graphql(LIST, {}, who)).contracts.nodes).toEqual([]);
      const approve = await approveContract(app, who, contract.id);
      expect(['NOT_FOUND', 'FORBIDDEN']).toContain(approve.errors?.[0]?.extensions.code);
      const finalize = await finalizeContract(app, who, contract.id);
      expect(['NOT_FOUND', 'FORBIDDEN']).toContain(finalize.errors?.[0]?.extensions.code);
    }
    const validator = await app.actor('issuer_validator', stage.issuerId);
    expect((await findContract(app, validator, contract.id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('lists each page once, newest first, by event and status', async () => {
    const mine = await contractStage(app);
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      app.clock.advance('1s');
      ids.unshift(
        granted(await createContract(app, mine.owner, contractInput(mine, { name }))).createContract.contract
          .id,
      );
    }
    const page = async (variables: object, who: TestActor = mine.owner) =>
      granted(await app.graphql(LIST, { first: 2, ...variables }, who)).contracts;
    const first = await page({});
    const second = await page({ after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes].map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect((await page({ status: 'FINAL' })).nodes).toEqual([]);
    expect((await page({ eventId: mine.event.id })).nodes).toHaveLength(2);
    expect((await page({ eventId: stage.event.id })).nodes).toEqual([]);
    expect((await page({}, mine.partners[1])).nodes).toHaveLength(2);
    const everybody = await page({ first: 100 }, await app.actor('system_admin'));
    expect(everybody.nodes.length).toBeGreaterThan(3);
  });
});

describe('the preview of a split', () => {
  const PREVIEW = `query ($shares: [ShareInput!]!, $amount: Decimal!) {
    splitPreview(shares: $shares, amount: $amount) { partner { id email status } name type amount { amount } } }`;

  it('divides an example amount as a release would, fixed amounts first and the rest to the organiser', async () => {
    const { shares } = contractInput(stage);
    const [first, second] = stage.partners;
    const lines = granted(await app.graphql(PREVIEW, { shares, amount: '100' }, stage.owner)).splitPreview;
    expect(lines).toMatchObject([
      { partner: { id: first.partnerId, email: first.email }, type: 'FIXED', amount: { amount: '20' } },
      { partner: { id: first.partnerId }, type: 'PERCENTAGE', amount: { amount: '20' } },
      { partner: { id: second.partnerId }, type: 'PERCENTAGE', amount: { amount: '10' } },
      { partner: null, type: null, amount: { amount: '50' } },
    ]);
    const alone = granted(await app.graphql(PREVIEW, { shares: [], amount: '0.0000001' }, stage.owner));
    expect(alone.splitPreview).toMatchObject([{ partner: null, amount: { amount: '0.0000001' } }]);
  });

  it('names partners to those who know them alone', async () => {
    const { shares } = contractInput(stage);
    const mine = await contractStage(app);
    granted(await createContract(app, mine.owner, contractInput(mine)));
    const preview = async (who: TestActor, given: unknown) =>
      (await app.graphql(PREVIEW, { shares: given, amount: '1' }, who)).errors?.[0]?.extensions.code;
    expect(await preview(mine.owner, shares)).toBe('UNKNOWN_PARTNER');
    expect(await preview(mine.partners[0], shares)).toBe('UNKNOWN_PARTNER');
    expect(await preview(mine.partners[0], contractInput(mine).shares)).toBeUndefined();
    const twice = [{ partnerId: mine.partners[0].partnerId, type: 'PERCENTAGE', percent: '101' }];
    expect(await preview(mine.owner, twice)).toBe('BAD_INPUT');
  });
});

describe('a partner who has not accepted yet', () => {
  it('sees the contract once the address among its shares is confirmed, and no money', async () => {
    const guest = await app.actor('attendee');
    const other = await app.actor('attendee');
    await app.sql('UPDATE users SET email_verified_at = NULL WHERE id = $1', [guest.userId]);
    const partnerId = await invite(app, stage.owner, guest.email.toUpperCase());
    const { id } = await made({ shares: [{ partnerId, type: 'PERCENTAGE', percent: '10' }] });
    const listed = async (who: TestActor): Promise<string[]> =>
      (await app.rest('GET', '/api/partnerships/contracts', undefined, who)).body.contracts.map(
        (one: { id: string }) => one.id,
      );
    const again = async () => {
      const login = { email: guest.email, password: PASSWORD };
      return { ...guest, token: (await app.rest('POST', '/auth/login', login)).body.data.token };
    };
    expect((await findContract(app, guest, id)).data.contract).toBeNull();
    expect(await listed(guest)).toEqual([]);
    await app.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [guest.userId]);
    const confirmed = await again();
    expect((await findContract(app, confirmed, id)).data.contract).toMatchObject({
      ...{ id, viewerRole: 'PARTNER', viewerCanSeeMoney: false, viewerCanAddExpense: false },
      shares: [{ percent: '10', partner: { email: guest.email, status: 'PENDING' } }],
    });
    expect(await listed(confirmed)).toEqual([id]);
    expect(await listed(other)).toEqual([]);
    expect((await findContract(app, other, id)).data.contract).toBeNull();
    await app.sql(
      "UPDATE partners SET status = 'declined', answered_at = now(), token_hash = NULL, token_expires_at = NULL WHERE id = $1",
      [partnerId],
    );
    expect(await listed(confirmed)).toEqual([]);
  });
});

it('takes a system admin for a viewer, who may finalize by permission', async () => {
  const admin = await app.actor('system_admin');
  const { id } = await made();
  expect((await findContract(app, admin, id)).data.contract).toMatchObject({
    ...{ viewerRole: 'VIEWER', viewerCanAddExpense: false, viewerCanSeeMoney: true },
    ...{ viewerCanApprove: false, viewerCanWithdraw: true, viewerCanFinalize: false },
  });
});
