import { randomUUID } from 'node:crypto';
import type { BenchCase, BenchContext } from '../bench-case.ts';
import { PURCHASE } from '../buyers.ts';
import { cpuBetween, cpuEach, cpuUsed } from '../cpu-meter.ts';
import { ratioFigure } from '../figure.ts';
import { judgeGraphQL } from '../load/answers.ts';
import { requestWriter } from '../load/request-text.ts';
import { type LoadResult, runLoad } from '../load/run-load.ts';
import { type SeededEvent, seedEvent, seedOrganiser, seedPerson } from '../seed/organiser.ts';
import { spreadOf } from '../spread.ts';
import type { Stage } from '../stage.ts';

const CONNECTIONS = 32;
/** More than one process is known to admit in a second; a round that runs out of tickets ends sooner. */
const TICKETS_A_SECOND = 6_000;
const TICKETS_AN_ORDER = 10;
const VALID = Buffer.from('"valid":true');
const USED = Buffer.from('"already_used"');

/** The door: tickets that were bought before, each scanned once, from 32 devices. */
export const scanCase: BenchCase = {
  name: 'scan',
  needsLimits: true,
  run: async (context) => {
    const { stage, options, note } = context;
    const organiser = await seedOrganiser(stage);
    const validator = await seedPerson(stage, 'issuer_validator', organiser.issuerId);
    const wanted = Math.ceil((options.rounds * options.seconds + options.warmUpSeconds) * TICKETS_A_SECOND);
    const event = await seedEvent(stage, organiser, wanted);
    note(`buying ${wanted} tickets to show at the door`);
    const files = await buyTickets(stage, event, wanted);
    let shown = 0;
    const results = await context.rounds('POST /validate, 32 connections', async (seconds) => {
      // Each round has its share of the tickets, so that the first ones cannot use up those of the last.
      const end = Math.min(files.length, shown + Math.floor(seconds * TICKETS_A_SECOND));
      const before = cpuUsed();
      const result = await scan(stage, validator.token, seconds, () =>
        shown < end ? files[shown++] : undefined,
      );
      note(`ms of CPU a scan: ${cpuEach(cpuBetween(before, cpuUsed()), result.ok)}`);
      return result;
    });
    const faults = await checkEntries(context, event, results, shown);
    return ({ scan: { median } }) => [
      ratioFigure(
        'POST /validate that admits, 32 connections',
        spreadOf(results.map((result) => result.rate)),
        '/s',
        { name: 'L_d', value: median },
        { must: 0.2, aim: 0.5, better: 'more' },
        faults,
      ),
    ];
  },
};

type BoughtTickets = { data: { purchaseByForm: { tickets: { file: object }[] } } };

/** Ticket files as buyers keep them, as JSON. */
async function buyTickets(stage: Stage, event: SeededEvent, count: number): Promise<object[]> {
  const write = requestWriter(stage.product.url, { method: 'POST', path: '/graphql' });
  const files: object[] = [];
  const orders = Math.ceil(count / TICKETS_AN_ORDER);
  const result = await runLoad(stage.product.url, {
    connections: 8,
    calls: orders,
    call: (n) => {
      const lines = [
        { tier: event.tier, quantity: Math.min(TICKETS_AN_ORDER, count - n * TICKETS_AN_ORDER) },
      ];
      const buyer = { name: `Guest ${n}`, email: `guest${n}@door.test`, phone: `+25471${n}` };
      const input = { slug: event.slug, lines, ...buyer };
      return write({ query: PURCHASE, variables: { input, idempotencyKey: randomUUID() } });
    },
    judge: (status, body) => {
      const verdict = judgeGraphQL(status, body);
      if (verdict !== 'ok') return verdict;
      const bought = JSON.parse(body.toString()) as BoughtTickets;
      for (const { file } of bought.data.purchaseByForm.tickets) files.push(file);
      return 'ok';
    },
  });
  if (result.ok !== orders) throw new Error(`Tickets for the door could not be bought: ${result.firstError}`);
  return files;
}

function scan(
  stage: Stage,
  token: string,
  seconds: number,
  next: () => object | undefined,
): Promise<LoadResult> {
  const write = requestWriter(stage.product.url, { method: 'POST', path: '/validate', token });
  return runLoad(stage.product.url, {
    connections: CONNECTIONS,
    seconds,
    call: () => {
      const file = next();
      return file === undefined ? undefined : write(file);
    },
    judge: (status, body) => {
      if (status === 200 && body.includes(VALID)) return 'ok';
      return body.includes(USED) ? 'refused' : 'error';
    },
  });
}

async function checkEntries(
  { stage }: BenchContext,
  event: SeededEvent,
  results: readonly LoadResult[],
  shown: number,
): Promise<string[]> {
  const faults = results.flatMap(({ errors, refused, firstError }) =>
    errors + refused > 0 ? [`${errors} errors, ${refused} refused: ${firstError}`] : [],
  );
  const kept = await stage.count<{ entries: number; scans: number; audited: number }>(
    `SELECT (SELECT count(*)::int FROM entries WHERE event_id = $1) AS entries,
      (SELECT count(*)::int FROM scans WHERE event_id = $1 AND outcome = 'admitted') AS scans,
      (SELECT count(*)::int FROM audit_entries a JOIN entries e ON a.entity_id = e.ticket_id::text
        WHERE e.event_id = $1 AND a.action = 'ticket.admit') AS audited`,
    [event.id],
  );
  for (const [what, count] of Object.entries(kept ?? {})) {
    if (count !== shown) faults.push(`${shown} tickets were shown but ${what} are ${count}`);
  }
  return faults;
}
