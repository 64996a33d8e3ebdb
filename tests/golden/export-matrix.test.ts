import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_CALLS } from '../../server/api/rest/file-calls.ts';
import { columnsFor } from '../../server/modules/reports/report.policy.ts';
import { TABLES } from '../../server/modules/reports/reports.ts';
import { WEBHOOK_DESCRIPTIONS } from '../../server/modules/webhooks/webhook.rules.ts';
import type { SignedInActor } from '../../server/platform/access/actor.ts';
import { ROLE_PERMISSIONS, ROLES, type Role } from '../../server/platform/access/roles.ts';
import { MAIL_KINDS } from '../../server/platform/mail/mail.rules.ts';
import type { TestActor } from '../support/app.ts';
import { type ExportedWorld, exportedWorld, GUEST, GUEST_DATA } from '../support/exported-world.ts';
import { receiptsOf } from '../support/receipts.ts';

interface Matrix {
  /** For each table who may export it, and who sees its columns: `open`, `personal` or `system`. */
  tables: Record<string, { roles: string[]; columns: Record<string, string> }>;
  /** For each file whether it names guests. */
  files: Record<string, string>;
  mails: Record<string, string>;
  webhooks: string[];
}

const golden: Matrix = JSON.parse(readFileSync(new URL('./export-matrix.json', import.meta.url), 'utf8'));
const FILES = FILE_CALLS.filter(({ method }) => method === 'GET');

/** SQL that reads data of guests. */
const READS_GUESTS =
  /\b(holder_(name|email|phone)|buyer_(name|email|phone)|payer_(name|phone)|guest_\w+|waiting_entries|checkout_answers)\b/;

const rolesOf = (rights: readonly string[]): Role[] =>
  ROLES.filter(
    (role) => role !== 'attendee' && rights.some((right) => ROLE_PERMISSIONS[role].has(right as never)),
  );

describe('the declared exports', () => {
  it('are the golden matrix, column by column', () => {
    const asRole = (role: Role) => ({ kind: 'user', role, issuerId: null }) as unknown as SignedInActor;
    const seen = (role: Role, name: keyof typeof TABLES) =>
      new Set(columnsFor(asRole(role), TABLES[name].columns).map(({ key }) => key));
    const tables = (Object.keys(TABLES) as (keyof typeof TABLES)[]).map((name) => {
      const columns = TABLES[name].columns.map(({ key }) => {
        if (seen('issuer_admin', name).has(key)) return [key, 'open'];
        return [key, seen('issuer_owner', name).has(key) ? 'personal' : 'system'];
      });
      return [name, { roles: rolesOf(TABLES[name].rights), columns: Object.fromEntries(columns) }];
    });
    expect(Object.fromEntries(tables)).toEqual(golden.tables);
    expect(FILES.map(({ path }) => path).toSorted()).toEqual(Object.keys(golden.files).toSorted());
    expect([...MAIL_KINDS].toSorted()).toEqual(Object.keys(golden.mails).toSorted());
    expect(Object.keys(WEBHOOK_DESCRIPTIONS).toSorted()).toEqual(golden.webhooks.toSorted());
  });

  const open = Object.entries(TABLES).flatMap(([name, { columns }]) =>
    columns.filter(({ personal }) => !personal).map(({ key, sql }) => ({ name: `${name}.${key}`, sql })),
  );

  it('read no data of guests in an open column', () => {
    expect(open.filter(({ sql }) => READS_GUESTS.test(sql))).toEqual([]);
  });

  it('would be found with such a column', () => {
    expect(READS_GUESTS.test("coalesce(o.buyer_name, 'guest')")).toBe(true);
  });
});

describe('a role whose screens mask guests', () => {
  let world: ExportedWorld;
  const people = new Map<Role, TestActor>();

  beforeAll(async () => {
    world = await exportedWorld();
    for (const role of ROLES) {
      const issuer = role.startsWith('issuer_') ? world.doors.issuerId : undefined;
      people.set(role, await world.app.actor(role, issuer));
    }
  });
  afterAll(() => world.close());

  /** Whether the screens of an order and a ticket name the guest to that person. */
  async function seesGuests(who: TestActor): Promise<boolean> {
    const { orderId, ticketId, app } = world;
    const order = await app.graphql(
      'query ($id: ID!) { order(id: $id) { buyerName buyerEmail buyerPhone } }',
      { id: orderId },
      who,
    );
    const ticket = await app.graphql(
      'query ($id: ID!) { ticket(id: $id) { holderName holderEmail holderPhone answers { value } } }',
      { id: ticketId },
      who,
    );
    return GUEST_DATA.test(JSON.stringify([order.data, ticket.data]));
  }

  /** Addresses of every file, for the objects of the world. */
  async function addresses(): Promise<string[]> {
    const { doors, ticketId, paidOrderId, owner, app } = world;
    const [receipt] = await receiptsOf(app, paidOrderId, { who: owner });
    expect(receipt).toBeDefined();
    const ids: Record<string, string | undefined> = {
      '/api/tickets/:id/pdf': ticketId,
      '/api/receipts/:id/pdf': receipt?.id,
      '/api/events/:id/report.pdf': doors.eventId,
    };
    const tables = Object.entries(TABLES).flatMap(([name, { event }]) => [
      `/api/exports/${name}`,
      ...(event === null ? [] : [`/api/exports/${name}?event_id=${doors.eventId}`]),
    ]);
    const others = FILES.filter(({ path }) => path !== '/api/exports/:table').map(({ path }) =>
      path
        .replace(':id', ids[path] ?? ticketId)
        .replace(':slug', doors.slug)
        .replace(/:\w+/g, 'none'),
    );
    return [...tables, ...others];
  }

  async function fileOf(address: string, who: TestActor): Promise<string> {
    const answer = await fetch(world.app.url + address, {
      headers: { authorization: `Bearer ${who.token}`, accept: '*/*' },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status, address).toBeLessThan(500);
    if (!answer.ok) return '';
    return answer.headers.get('content-type') === 'application/pdf' ? drawn(bytes) : bytes.toString();
  }

  /** Replaces the guest in every table that keeps one. */
  async function renameGuest(from: typeof GUEST, to: typeof GUEST): Promise<void> {
    const columns = await world.app.sql<{ table: string; column: string }>(
      `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type = 'text'
         AND c.table_name IN ('orders', 'tickets', 'checkout_answers', 'receipt_buyers', 'event_buyers')
         AND c.is_generated = 'NEVER'`,
    );
    for (const { table, column } of columns)
      for (const field of ['name', 'answer'] as const)
        await world.app.sql(`UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1`, [
          from[field],
          to[field],
        ]);
  }

  it('is masked in no screen of the owner', async () => {
    expect(await seesGuests(world.owner)).toBe(true);
  });

  it.each(ROLES)('%s finds no guest in a text file', async (role) => {
    const who = people.get(role) as TestActor;
    const sees = await seesGuests(who);
    const found: string[] = [];
    for (const address of await addresses())
      if (GUEST_DATA.test(await fileOf(address, who))) found.push(address);
    if (!sees) expect(found).toEqual([]);
    // The same search finds the guest where the screens name one.
    if (role === 'issuer_owner') expect(found.length).toBeGreaterThan(5);
  });

  it('gets the same printed files whatever the name of the guest', async () => {
    const other = { ...GUEST, name: 'Another Person', answer: 'Nothing at all' };
    const masked: { role: Role; who: TestActor }[] = [];
    for (const [role, who] of people) if (!(await seesGuests(who))) masked.push({ role, who });
    const printed = (await addresses()).filter((address) => address.endsWith('pdf'));
    expect(masked.length).toBeGreaterThan(4);
    const read = async (who: TestActor) => Promise.all(printed.map((address) => fileOf(address, who)));
    const before = await Promise.all([...masked.map(({ who }) => read(who)), read(world.owner)]);
    await renameGuest(GUEST, other);
    const after = await Promise.all([...masked.map(({ who }) => read(who)), read(world.owner)]);
    await renameGuest(other, GUEST);
    for (const [index, { role }] of masked.entries()) expect(after[index], role).toEqual(before[index]);
    // The owner's ticket names the guest.
    expect(after.at(-1)).not.toEqual(before.at(-1));
  });

  it('gets no webhook that names one', async () => {
    const [owned, masked] = [world.bodies.get('issuer_owner') ?? [], world.bodies.get('issuer_admin') ?? []];
    expect(masked.length).toBeGreaterThan(5);
    expect(masked.filter((body) => GUEST_DATA.test(body))).toEqual([]);
    expect(owned.filter((body) => GUEST_DATA.test(body)).length).toBeGreaterThan(3);
  });

  it('gets no mail that names one', async () => {
    const staff = [...people.values(), world.doors.organiser, world.doors.validator].map(
      ({ email }) => email,
    );
    const mails = await world.app.sql<{ id: string; recipient: string }>(
      'SELECT id, recipient FROM mail_outbox',
    );
    const found: string[] = [];
    for (const { id, recipient } of mails) {
      const { body } = await world.app.rest('GET', `/dev/mail/${id}`);
      if (GUEST_DATA.test(body)) found.push(recipient);
    }
    expect(found.filter((recipient) => staff.includes(recipient))).toEqual([]);
    expect(found).toContain(GUEST.email);
  });
});

/** The drawing instructions of a PDF, without what differs by the time of its making. */
function drawn(pdf: Buffer): string {
  const streams = pdf.toString('latin1').split(/stream\r?\n/);
  return streams
    .flatMap((stream) => {
      try {
        const text = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
        return / TJ\n/.test(text) ? [text] : [];
      } catch {
        return [];
      }
    })
    .join('\n');
}
