import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { isWaitedFor } from '../../support/connections.ts';
import { type Doors, openDoors } from '../../support/door.ts';
import { type Action, doorActions, type Place, sellPlace } from '../../support/meetings.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let doors: Doors;
let admin: TestActor;
let door: ReturnType<typeof doorActions>;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app, { capacity: 5_000 });
  admin = await app.actor('system_admin');
  door = doorActions(app, doors);
});
afterAll(() => app.close());

type Name = keyof ReturnType<typeof doorActions>['actions'];

/** Meetings of each pair, and more where the difference is an extra guest. */
const MEETINGS = 8;
const MEETINGS_WITH_A_SCAN = 24;
/** Places whose meetings run concurrently. */
const CONCURRENCY = 8;
/** These undo or pay what a first door admitted. */
const AFTER_ENTRY: readonly Name[] = ['undo', 'note'];
const NAMES: readonly Name[] = ['scan', 'upload', 'undo', 'collect', 'note', 'revoke', 'transfer', 'refund'];
const PAIRS = NAMES.flatMap((one, index) => NAMES.slice(index).map((other) => [one, other] as const));

/** Valid results for the second of two. Any other is a bug. */
const EXPECTED = new Set([
  'ALREADY_COLLECTED',
  'ALREADY_PASSED_ON',
  'ALREADY_REVOKED',
  'DUE_CANCELLED',
  'NOT_REFUNDABLE',
  'NOTHING_DUE',
  'TICKET_CANCELLED',
  'TICKET_NOT_TRANSFERABLE',
]);

interface Standing {
  admitted: number;
  conflicts: number;
  entries: number;
  /** Whether the holder was inside, as recorded by the revocation. */
  noted: boolean[];
}

/** The state of a place: by its own ticket and by its transferred one. */
async function standing(ticketId: string): Promise<Standing> {
  const [row] = await app.sql<Standing>(
    `WITH place AS (SELECT id FROM tickets WHERE id = $1 OR replaces = $1)
     SELECT (SELECT count(*)::int FROM scans s JOIN place p ON p.id = s.ticket_id WHERE s.outcome = 'admitted'
         AND NOT EXISTS (SELECT FROM entry_undos u WHERE u.scan_id = s.id)) AS admitted,
       (SELECT count(*)::int FROM scan_conflicts c JOIN place p ON p.id = c.ticket_id) AS conflicts,
       (SELECT count(*)::int FROM entries e JOIN place p ON p.id = e.ticket_id) AS entries,
       ARRAY(SELECT (a.details->>'entered')::boolean FROM audit_entries a
         WHERE a.action = 'ticket.revoke' AND a.entity_id = $1::text) AS noted`,
    [ticketId],
  );
  return row as Standing;
}

async function meet(place: Place, one: Action, other: Action): Promise<[GraphQLAnswer, GraphQLAnswer]> {
  const late = async () => {
    await wait(Math.random() * 3);
    return other(place);
  };
  return Math.random() < 0.5
    ? Promise.all([one(place), late()])
    : ((await Promise.all([other(place), one(place)])).reverse() as [GraphQLAnswer, GraphQLAnswer]);
}

/** Scans every code that the place ever had at one more door. */
async function showAllCodes(place: Place, answers: readonly GraphQLAnswer[]): Promise<void> {
  await door.scanCode(place.ticket.qrText);
  for (const { data } of answers) {
    const next = data?.transferTicket?.transfer.newTicketId;
    if (next === undefined) continue;
    const { data: read } = await app.graphql(
      'query T($id: ID!) { ticket(id: $id) { qrText } }',
      { id: next },
      admin,
    );
    await door.scanCode(read.ticket.qrText);
  }
}

async function meeting(one: Name, other: Name, nth: number): Promise<void> {
  const place = await sellPlace(app, doors, `${one}.${other}.${nth}`);
  if (AFTER_ENTRY.includes(one) || AFTER_ENTRY.includes(other)) await door.enter(place);
  const answers = await meet(place, door.actions[one], door.actions[other]);
  for (const code of answers.map(codeOf)) if (code !== undefined) expect(EXPECTED).toContain(code);
  const { admitted } = await standing(place.ticket.id);
  await showAllCodes(place, answers);
  const stands = await standing(place.ticket.id);
  // An upload reports scans of a door without a network: a second guest by one code is a conflict, by an old code an
  // entry of its own.
  if (one === 'upload' || other === 'upload') expect(stands.entries).toBeLessThanOrEqual(2);
  else expect(stands).toMatchObject({ admitted: stands.entries, conflicts: 0 });
  // A transfer is refused once the holder is inside, and the old code after the transfer.
  if (one === 'scan' && other === 'transfer') {
    expect(
      answers.map(
        ({ data }) =>
          data?.validateTicket?.result.outcome ?? data?.transferTicket?.transfer.newTicketId ?? 'REFUSED',
      ),
    ).toEqual(
      admitted === 1 && answers[1].errors ? ['ADMITTED', 'REFUSED'] : ['CANCELLED', expect.any(String)],
    );
  }
  if (one === 'scan' && other === 'revoke') expect(stands.noted).toEqual([admitted === 1]);
}

describe.each(PAIRS)('%s meets %s', (one, other) => {
  const meetings = one === 'scan' ? MEETINGS_WITH_A_SCAN : MEETINGS;

  it('over one place: no guest too many, and no fault', async () => {
    for (let nth = 0; nth < meetings; nth += CONCURRENCY) {
      await Promise.all(
        Array.from({ length: CONCURRENCY }, (_none, index) => meeting(one, other, nth + index)),
      );
    }
  });
});

it('the books agree after all of it', async () => {
  const { data } = await app.graphql(
    '{ booksCheck { differences { rule subject expected found } } }',
    {},
    admin,
  );
  expect(data.booksCheck.differences).toEqual([]);
});

describe('a scan of a ticket that is being changed', () => {
  it.each([
    ['passed on', "status = 'cancelled', passed_on_at = now(), due_status = 'none'", 'CANCELLED'],
    ['revoked', "status = 'revoked'", 'REVOKED'],
  ])('waits until it is %s, and is refused', async (_name, change, outcome) => {
    const place = await sellPlace(app, doors, `held.${outcome}`);
    const holder = new pg.Client(app.adminUrl);
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query(`UPDATE tickets SET ${change} WHERE id = $1`, [place.ticket.id]);
      let answered = false;
      const scanned = door.actions.scan(place).finally(() => {
        answered = true;
      });
      await until(async () => answered || (await isWaitedFor(app, holder)));
      await holder.query('COMMIT');
      expect((await scanned).data.validateTicket.result.outcome).toBe(outcome);
    } finally {
      await holder.end();
    }
  });
});
