import { readLeaves } from '../../../server/modules/anchors/anchor.reads.ts';
import { markAnchored, recordNetwork } from '../../../server/modules/anchors/anchor.writes.ts';
import { proveLeaf } from '../../../server/modules/anchors/anchors.ts';
import { collectLeaves } from '../../../server/modules/anchors/collect-leaves.ts';
import { SYSTEM_ACTOR, SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { randomIds, systemClock } from '../../../server/platform/clock.ts';
import { Database } from '../../../server/platform/db/database.ts';
import { inTransaction } from '../../../server/platform/db/in-transaction.ts';
import type { Scope } from '../../../server/platform/scope.ts';
import type { BenchCase } from '../bench-case.ts';
import { plainFigure } from '../figure.ts';
import { grow } from '../seed/grow.ts';
import { spreadOf } from '../spread.ts';
import type { Stage } from '../stage.ts';

const TICKETS = 100_000;
const PROOFS_A_ROUND = 500;
const PASSPHRASE = 'A ledger for measuring';
const ON_LEDGER = {
  source: `G${'A'.repeat(55)}`,
  transactionHash: 'ab'.repeat(32),
  ledger: 7,
  closedAt: new Date(),
};

/** 100,000 tickets into one tree, up to its root, and proofs of single tickets from it. */
export const anchorsCase: BenchCase = {
  name: 'anchors',
  needsLimits: false,
  run: async ({ stage, options, note }) => {
    await grow(stage, { events: 500, tickets: TICKETS });
    const db = await Database.open({ url: stage.adminUrl('passa'), poolSize: 4 });
    const gathered: number[] = [];
    const medians: number[] = [];
    const worst: number[] = [];
    try {
      for (let round = 0; round < options.rounds; round++) {
        const network = await newNetwork(db, round);
        const began = performance.now();
        await collectLeaves(scopeOf(db), network);
        const milliseconds = performance.now() - began;
        const leaves = await anchor(stage, db, network);
        gathered.push((milliseconds * TICKETS) / leaves);
        const proofs = await timeProofs(stage, scopeOf(db), network);
        medians.push(proofs[Math.floor(proofs.length / 2)] ?? Number.NaN);
        worst.push(proofs[Math.floor(proofs.length * 0.99)] ?? Number.NaN);
        note(`${leaves} leaves: ${milliseconds.toFixed(0)} ms, a proof ${medians.at(-1)?.toFixed(2)} ms`);
      }
    } finally {
      await db.close();
    }
    return () => [
      plainFigure('100,000 tickets anchored', spreadOf(gathered), 'ms', {
        must: 5_000,
        aim: 3_000,
        better: 'less',
      }),
      plainFigure('proof of one, median', spreadOf(medians), 'ms', { must: 5, aim: 2, better: 'less' }),
      plainFigure('proof of one, p99', spreadOf(worst), 'ms', { must: 50, aim: 5, better: 'less' }),
    ];
  },
};

/** The scope of the use cases, which run beside the product; it has no ledger here. */
function scopeOf(db: Database): Scope {
  const context = { db, clock: systemClock, ids: randomIds(systemClock), services: {} };
  return { ...context, actor: SYSTEM_ACTOR, requestId: '', address: '', userAgent: '' } as unknown as Scope;
}

/** A network without any anchored ticket. */
function newNetwork(db: Database, round: number): Promise<number> {
  const known = { networkId: String(round).padStart(64, '0'), name: 'sandbox', passphrase: PASSPHRASE };
  return inTransaction(scopeOf(db), (tx) => recordNetwork(tx, known), SYSTEM_TENANCY);
}

/**
 * Takes the first batch as if the ledger had accepted it.
 * @returns its leaves
 */
async function anchor(stage: Stage, db: Database, network: number): Promise<number> {
  const [batch] = await stage.sql<{ number: number; leaf_count: number }>(
    'SELECT number, leaf_count FROM anchor_batches WHERE network = $1 ORDER BY number LIMIT 1',
    [network],
  );
  if (!batch) throw new Error('nothing was gathered');
  await inTransaction(scopeOf(db), (tx) => markAnchored(tx, batch.number, ON_LEDGER), SYSTEM_TENANCY);
  return batch.leaf_count;
}

/** @returns milliseconds, the fastest first */
async function timeProofs(stage: Stage, scope: Scope, network: number): Promise<number[]> {
  const tickets = await stage.sql<{ ticket_id: string }>(
    "SELECT ticket_id FROM anchor_leaves WHERE network = $1 AND event = 'issued' ORDER BY salt LIMIT $2",
    [network, PROOFS_A_ROUND],
  );
  const times: number[] = [];
  for (const { ticket_id: ticketId } of tickets) {
    const began = performance.now();
    const request = { passphrase: PASSPHRASE, event: 'issued' as const, ticketIds: [ticketId] };
    const [leaf] = await readLeaves(scope, request);
    if (!leaf || proveLeaf(leaf).proof.path.length === 0) throw new Error('a ticket has no proof');
    times.push(performance.now() - began);
  }
  return times.sort((one, two) => one - two);
}
