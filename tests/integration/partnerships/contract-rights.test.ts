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
import { moveTo, newOwnerOf } from '../../support/moved-people.ts';

let app: TestApp;
let stage: ContractStage;

beforeAll(async () => {
  app = await bootTestApp();
  stage = await contractStage(app);
});
afterAll(() => app.close());

const made = async (changed: Record<string, unknown> = {}, who: TestActor = stage.owner) =>
  granted(await createContract(app, who, contractInput(stage, changed))).createContract.contract;

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

  it('stays with a partner who takes another address, and is not that of the next owner of the first', async () => {
    const partner = await app.actor('attendee');
    const partnerId = await invite(app, stage.owner, partner.email);
    await accept(app, partner);
    const contract = await made({ shares: [{ partnerId, type: 'PERCENTAGE', percent: '5' }] });
    const moved = await moveTo(app, partner, 'another.address@partners.test');
    const stranger = await newOwnerOf(app, partner.email);
    const EXPORT = '{ myPersonalData }';
    const INVITATIONS = '{ myInvitations { nodes { id status hasAccount needsSignIn } } }';
    for (const [who, has] of [
      [stranger, false],
      [moved, true],
    ] as const) {
      const found = granted(await findContract(app, who, contract.id)).contract;
      const listed = granted(await app.graphql(LIST, {}, who)).contracts.nodes;
      const { partnerships } = granted(await app.graphql(EXPORT, {}, who)).myPersonalData;
      const invitations = granted(await app.graphql(INVITATIONS, {}, who)).myInvitations.nodes;
      expect([found?.id, listed.length, partnerships.length, invitations]).toEqual(
        has
          ? [contract.id, 1, 1, [{ id: partnerId, status: 'ACCEPTED', hasAccount: true, needsSignIn: false }]]
          : [undefined, 0, 0, []],
      );
    }
  });

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
