import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSONAL_TABLES } from '../../server/modules/privacy/personal-columns.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../support/app.ts';
import { codeOf } from '../support/client.ts';
import {
  columnsOf,
  differencesOf,
  dropChecks,
  findPlanted,
  nameOf,
  type Planted,
  plantPerson,
  plantRow,
} from '../support/planted-person.ts';

let app: TestApp;
let root: TestActor;
let ids: Record<string, string>;
beforeAll(async () => {
  app = await bootTestApp();
  root = await app.actor('system_admin');
  await dropChecks(app.sql);
  const issuer = await app.actor('issuer_owner');
  // Rows that the export joins for their names.
  ids = { issuer_id: issuer.issuerId as string };
  for (const [column, table] of [
    ['event_id', 'events'],
    ['tier_id', 'tiers'],
    ['contract_id', 'contracts'],
    ['list_id', 'guest_lists'],
    ['batch_id', 'message_batches'],
  ] as const)
    ids[column] = await plantRow(app.sql, table, ids.issuer_id as string);
});
afterAll(() => app.close());

const declared = Object.entries(PERSONAL_TABLES).flatMap(([table, { columns }]) =>
  Object.entries(columns).map(([column, rules]) => ({ table, column, ...rules })),
);

/** Columns in which values may stand after an erasure, with a reason. */
const KEPT = new Set(
  declared
    .filter(({ table, erased }) => PERSONAL_TABLES[table]?.deletes !== true && typeof erased === 'object')
    .map(nameOf),
);

async function plantedGuest(email: string): Promise<Planted> {
  return plantPerson(app.sql, { id: null, email }, ids);
}

async function plantedAccount(): Promise<Planted & { actor: TestActor }> {
  const actor = await app.actor('attendee');
  const planted = await plantPerson(app.sql, { id: actor.userId, email: actor.email }, ids);
  // An expense that waits is quoted to those who decide.
  await app.sql("UPDATE expenses SET status = 'approved'");
  return { actor, ...planted };
}

/** Columns whose planted value is missing in the export, or stands there against the declaration. */
function faultsOf(exported: Record<string, Record<string, unknown>[]>, { values }: Planted): string[] {
  const text = JSON.stringify(exported);
  return declared.flatMap(({ table, column, exported: where }) => {
    const value = values.get(nameOf({ table, column }));
    if (value === undefined) return [];
    if (typeof where === 'object') {
      const isShown = !value.includes('@') && text.includes(value);
      return isShown ? [`${table}.${column} is exported`] : [];
    }
    const [part = '', field = ''] = where.split('.');
    const isThere = (exported[part] ?? []).some((row) => JSON.stringify(row[field] ?? null).includes(value));
    return isThere ? [] : [`${table}.${column} is not in ${where}`];
  });
}

describe('the personal columns', () => {
  it('classify every column of every table', async () => {
    const columns = await columnsOf(app.sql);
    expect(columns.length).toBeGreaterThan(900);
    expect(differencesOf(columns)).toEqual({ unclassified: [], unknown: [] });
  });

  it('leave out a column of text that is new', async () => {
    const columns = await columnsOf(app.sql);
    const added = { table: 'users', column: 'nickname', type: 'text', isNullable: true, hasDefault: false };
    expect(differencesOf([...columns, added]).unclassified).toEqual(['users.nickname']);
    expect(differencesOf(columns.filter(({ column }) => column !== 'holder_phone')).unknown).toEqual([
      'tickets.holder_phone',
    ]);
  });

  it('say of every value what the erasure does, and why one stays', () => {
    const unsaid = declared.filter(({ table, erased }) => {
      const { deletes, erasedBy } = PERSONAL_TABLES[table] as (typeof PERSONAL_TABLES)[string];
      return deletes !== true && erasedBy === undefined && erased === undefined;
    });
    expect(unsaid.map(nameOf)).toEqual([]);
    const reasons = declared.flatMap(({ exported, erased }) =>
      [exported, erased].flatMap((one) => (typeof one === 'object' ? [one.because] : [])),
    );
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
  });
});

describe('a person with an account', () => {
  it('finds every planted value in the export, and after the deletion in no column but those with a reason', async () => {
    const [person, other] = [await plantedAccount(), await plantedAccount()];
    for (const [table, { rows }] of Object.entries(PERSONAL_TABLES)) {
      const [row] = await app.sql<{ count: number }>(
        `SELECT count(*)::int AS count FROM ${table} t WHERE (${rows}) AND ($1::uuid, $2::text) IS NOT NULL`,
        [person.id, person.email],
      );
      expect([table, (row?.count ?? 0) > 0]).toEqual([table, true]);
    }
    const { data } = await app.graphql('{ myPersonalData }', {}, person.actor);
    expect(faultsOf(data.myPersonalData, person)).toEqual([]);
    const others = [...other.values.values()].filter((value) => JSON.stringify(data).includes(value));
    expect(others).toEqual([]);

    const told = await plantRow(app.sql, 'notifications', root.userId);
    await app.sql(`UPDATE notifications SET kind = 'message', context_id = $2, data = $3 WHERE id = $1`, [
      told,
      person.rows.get('messages'),
      JSON.stringify({ from: person.values.get('users.name'), subject: 'Ramp' }),
    ]);
    const before = await findPlanted(app.sql, other);
    const DELETE =
      'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { done } }';
    const deleted = await app.graphql(DELETE, { password: PASSWORD }, person.actor);
    expect(deleted.data.deleteMyAccount.done).toBe(true);
    const left = await findPlanted(app.sql, person);
    expect(left.filter((name) => !KEPT.has(name))).toEqual([]);
    expect(await findPlanted(app.sql, other)).toEqual(before);
  });
});

describe('a guest without an account', () => {
  const GUEST = 'query ($email: String!) { guestData(email: $email) }';
  const ERASE = 'mutation ($email: String!) { deleteGuest(input: { email: $email }) { done } }';

  it('is exported and erased on request, by the address', async () => {
    const [guest, other] = [
      await plantedGuest('guest.one@guests.test'),
      await plantedGuest('two@guests.test'),
    ];
    const { data } = await app.graphql(GUEST, { email: 'Guest.One@guests.test ' }, root);
    expect(faultsOf(data.guestData, guest)).toEqual([]);
    const before = await findPlanted(app.sql, other);
    const erased = await app.graphql(ERASE, { email: guest.email }, root);
    expect(erased.errors).toBeUndefined();
    const left = await findPlanted(app.sql, guest);
    expect(left.filter((name) => !KEPT.has(name))).toEqual([]);
    expect(await findPlanted(app.sql, other)).toEqual(before);
    const [entry] = await app.sql(
      "SELECT entity_id, details FROM audit_entries WHERE action = 'guest.delete'",
    );
    expect(JSON.stringify(entry)).not.toContain('guests.test');
  });

  it('is kept while money is under way', async () => {
    const guest = await plantedGuest('paying@guests.test');
    await app.sql("UPDATE orders SET status = 'held' WHERE buyer_email = $1", [guest.email]);
    expect(codeOf(await app.graphql(ERASE, { email: guest.email }, root))).toBe('MONEY_UNDER_WAY');
    expect((await findPlanted(app.sql, guest)).length).toBeGreaterThan(20);
    await app.sql("UPDATE orders SET status = 'cancelled' WHERE buyer_email = $1", [guest.email]);
    expect((await app.graphql(ERASE, { email: guest.email }, root)).data.deleteGuest.done).toBe(true);
  });

  it('is no person with an account, and no business of others', async () => {
    const { actor } = await plantedAccount();
    for (const call of [GUEST, ERASE]) {
      expect(codeOf(await app.graphql(call, { email: actor.email }, root))).toBe('ADDRESS_HAS_ACCOUNT');
      expect(codeOf(await app.graphql(call, { email: 'no address' }, root))).toBe('BAD_INPUT');
      expect(codeOf(await app.graphql(call, { email: 'two@guests.test' }, actor))).toBe('FORBIDDEN');
    }
  });
});

describe('the search', () => {
  it('finds a value in a column that the erasure does not reach', async () => {
    const guest = await plantedGuest('leaking@guests.test');
    await app.sql('ALTER TABLE events ADD COLUMN planted_note text');
    await app.sql('UPDATE events SET planted_note = $1', [`Call ${guest.values.get('orders.buyer_phone')}.`]);
    const ERASE = 'mutation ($email: String!) { deleteGuest(input: { email: $email }) { done } }';
    await app.graphql(ERASE, { email: guest.email }, root);
    expect((await findPlanted(app.sql, guest)).filter((name) => !KEPT.has(name))).toEqual([
      'events.planted_note',
    ]);
  });

  it('finds a value that the export leaves out', async () => {
    const guest = await plantedGuest('left.out@guests.test');
    const GUEST = 'query ($email: String!) { guestData(email: $email) }';
    const { guestData } = (await app.graphql(GUEST, { email: guest.email }, root)).data;
    expect(faultsOf({ ...guestData, orders: [] }, guest)).toContain(
      'orders.buyer_name is not in orders.buyer_name',
    );
    const secret = { password: guest.values.get('ticket_links.hash') };
    expect(faultsOf({ ...guestData, leaked: [secret] }, guest)).toEqual(['ticket_links.hash is exported']);
  });
});
