import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import {
  approveContract,
  type ContractStage,
  contractInput,
  contractStage,
  createContract,
  granted,
} from '../../support/contract-people.ts';

let app: TestApp;
let client: pg.Client;
let stage: ContractStage;
let other: ContractStage;
let contractId: string;
let bystander: TestActor;

const SUBMIT = `mutation ($input: SubmitExpenseInput!) { submitExpense(input: $input) { expense { id } } }`;
const KEY = `G${'A'.repeat(55)}`;

/** Signed by its owner and the first partner; the second partner only has a share. */
async function contractOf({ owner, partners: [first, second], ...rest }: ContractStage): Promise<string> {
  const input = contractInput(
    { owner, partners: [first, second], ...rest },
    { signatoryIds: [owner.userId, first.userId] },
  );
  const { id } = granted(await createContract(app, owner, input)).createContract.contract;
  granted(await approveContract(app, first, id));
  const expense = { contractId: id, category: 'VENUE', description: 'Deposit', amount: '100' };
  granted(await app.graphql(SUBMIT, { input: expense }, first));
  await app.sql(
    `INSERT INTO rounds (id, contract_id, issuer_id, event_id, number, state, units, total_units, reason, required_sigs,
       triggered_by, created_at, expires_at, network_id, escrow_key, channel_key)
     VALUES (gen_random_uuid(), $1, $2, $3, 1, 'preparing', 1, 1, 'test', 1, $4, now(), now(), 'n', $5, $6)`,
    [id, rest.issuerId, rest.event.id, owner.userId, KEY, `${KEY} of ${id}`],
  );
  await app.sql(
    `INSERT INTO round_payments (round_id, position, contract_id, issuer_id, kind, name, destination, units)
     SELECT id, 1, contract_id, issuer_id, 'issuer', 'x', $2, 1 FROM rounds WHERE contract_id = $1`,
    [id, KEY],
  );
  await app.sql(
    `INSERT INTO round_authorizations (round_id, public_key, contract_id, issuer_id, user_id, method, signature, authorized_at)
     SELECT id, $2, contract_id, issuer_id, $3, 'platform', decode(repeat('00', 64), 'hex'), now() FROM rounds WHERE contract_id = $1`,
    [id, KEY, owner.userId],
  );
  return id;
}

beforeAll(async () => {
  app = await bootTestApp();
  stage = await contractStage(app);
  other = await contractStage(app);
  contractId = await contractOf(stage);
  await contractOf(other);
  bystander = await app.actor('attendee');
  client = new pg.Client({ connectionString: app.config.databaseUrl ?? '', options: '-c role=passa_app' });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

async function within<T>(who: Pick<TestActor, 'issuerId' | 'userId'>, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    await client.query("SELECT set_config('passa.tenant', $1, true), set_config('passa.user', $2, true)", [
      who.issuerId ?? '',
      who.userId,
    ]);
    return await work();
  } finally {
    await client.query('ROLLBACK');
  }
}

const SHOWN_TO_MEMBERS = ['contract_shares', 'contract_signatories', 'contract_approvals'];
const SHOWN_TO_SIGNATORIES = ['expenses', 'rounds', 'round_payments', 'round_authorizations'];
const ALL = ['contracts', ...SHOWN_TO_MEMBERS, ...SHOWN_TO_SIGNATORIES];

/** Counts the rows of each table that the actor's connection sees, and their contracts. */
async function shown(who: Pick<TestActor, 'issuerId' | 'userId'>): Promise<Record<string, string[]>> {
  return within(who, async () => {
    const seen: Record<string, string[]> = {};
    for (const table of ALL) {
      const column = table === 'contracts' ? 'id' : 'contract_id';
      const { rows } = await client.query(`SELECT DISTINCT ${column} AS id FROM ${table}`);
      seen[table] = rows.map(({ id }) => id);
    }
    return seen;
  });
}

const these = (tables: string[], ids: string[]) => Object.fromEntries(tables.map((table) => [table, ids]));

describe('the database shows of a contract', () => {
  it('all to its organiser, and nothing of another’s', async () => {
    expect(await shown(stage.owner)).toEqual(these(ALL, [contractId]));
  });

  it('all to a signatory from outside', async () => {
    expect(await shown(stage.partners[0])).toEqual(these(ALL, [contractId]));
  });

  it('neither expenses nor releases to a partner who only has a share', async () => {
    expect(await shown(stage.partners[1])).toEqual({
      ...these(['contracts', ...SHOWN_TO_MEMBERS], [contractId]),
      ...these(SHOWN_TO_SIGNATORIES, []),
    });
  });

  it('nothing to others', async () => {
    expect(await shown(bystander)).toEqual(these(ALL, []));
    const { issuerId } = await app.actor('issuer_owner');
    expect(await shown({ issuerId, userId: bystander.userId })).toEqual(these(ALL, []));
  });

  it('partners to their organiser, and each partner their own row', async () => {
    const emails = (who: TestActor) =>
      within(who, async () =>
        (await client.query('SELECT email FROM partners')).rows.map((row) => row.email),
      );
    const [first, second] = stage.partners;
    expect((await emails(stage.owner)).sort()).toEqual([first.email, second.email].sort());
    expect(await emails(first)).toEqual([first.email]);
    expect(await emails(bystander)).toEqual([]);
  });
});

describe('the database lets a signatory from outside', () => {
  it.each(['contracts', 'contract_signatories', ...SHOWN_TO_SIGNATORIES])(
    'change nothing in %s',
    async (table) => {
      const changed = await within(stage.partners[0], () =>
        client.query(`UPDATE ${table} SET issuer_id = issuer_id`),
      );
      expect(changed.rowCount).toBe(0);
    },
  );

  it('move nothing to an organiser of their own', async () => {
    const taker = { issuerId: other.issuerId, userId: stage.partners[0].userId };
    const taken = await within(taker, () =>
      client.query('UPDATE contracts SET issuer_id = $2 WHERE id = $1', [contractId, other.issuerId]),
    );
    expect(taken.rowCount).toBe(0);
  });

  it('write nothing in the name of its organiser', async () => {
    const [first] = stage.partners;
    const approve = (who: Pick<TestActor, 'issuerId' | 'userId'>) =>
      within(who, () =>
        client.query(
          'INSERT INTO contract_approvals (contract_id, user_id, issuer_id, approved_at) VALUES ($1, $2, $3, now())',
          [contractId, stage.owner.userId, stage.issuerId],
        ),
      );
    await expect(approve(first)).rejects.toMatchObject({ code: '42501' });
    expect((await approve({ issuerId: stage.issuerId, userId: first.userId })).rowCount).toBe(1);
  });

  it('write into no contract of another organiser', async () => {
    const enter = () =>
      within(other.owner, () =>
        client.query(
          `INSERT INTO contract_members (contract_id, user_id, kind, issuer_id) VALUES ($1, $2, 'signatory', $3)`,
          [contractId, other.owner.userId, other.issuerId],
        ),
      );
    await expect(enter()).rejects.toMatchObject({ constraint: 'contract_members_contract_fk' });
  });
});
