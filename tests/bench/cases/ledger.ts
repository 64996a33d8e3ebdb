import { setTimeout as pause } from 'node:timers/promises';
import type { BenchCase, BenchContext } from '../bench-case.ts';
import { type Figure, plainFigure } from '../figure.ts';
import { freshLedgerDatabase, LedgerProcess } from '../ledger/ledger-process.ts';
import { Payers } from '../ledger/payers.ts';
import { type LoadResult, runLoad } from '../load/run-load.ts';
import { spreadOf } from '../spread.ts';

const DATABASE = 'bench_ledger';
const CONNECTIONS = 32;
const A_LEDGER = 1_000;
/** A payer has one transaction per ledger, so there are more payers than payments in a second. */
const PAYERS = 4_000;
const PAYMENTS = 100_000;
const PAYMENTS_QUICK = 20_000;
const NO_ROOM = Buffer.from('TRY_AGAIN_LATER');
/** The result of a transaction with a wrong sequence number: it cost 100 stroops and failed with -5. */
const BAD_SEQUENCE = Buffer.from('AAAAAAAAAGT////7');

/** The sandbox ledger only: payments over HTTP, a close of a thousand, memory. */
export const ledgerCase: BenchCase = {
  name: 'ledger',
  needsLimits: false,
  run: async (context) => {
    const url = await freshLedgerDatabase(context.stage.adminUrl, DATABASE);
    let ledger = await LedgerProcess.start(url);
    try {
      const payers = await Payers.create(ledger, PAYERS);
      const closes = await closeThousands(context, ledger, payers);
      await ledger.stop();
      ledger = await LedgerProcess.start(url, 1);
      const figures = [closes, ...(await sustain(context, ledger, payers))];
      return () => figures;
    } finally {
      await ledger.stop();
    }
  },
};

async function closeThousands(
  { options, note }: BenchContext,
  ledger: LedgerProcess,
  payers: Payers,
): Promise<Figure> {
  const times: number[] = [];
  const faults: string[] = [];
  for (let round = 0; round < options.rounds; round++) {
    const sent = await pay(ledger, payers, A_LEDGER);
    if (sent.ok !== A_LEDGER) faults.push(`${sent.ok} of ${A_LEDGER} were accepted: ${sent.firstError}`);
    const began = performance.now();
    const closed = await ledger.close();
    times.push(performance.now() - began);
    const { successful_transaction_count: applied } = await ledger.get<Closed>(`/ledgers/${closed}`);
    if (applied !== A_LEDGER) faults.push(`${applied} of ${A_LEDGER} were applied`);
    note(`a ledger of 1,000 payments closed in ${times.at(-1)?.toFixed(0)} ms`);
  }
  const wanted = { must: 500, aim: 250, better: 'less' as const };
  return plainFigure('a ledger of 1,000 payments closes', spreadOf(times), 'ms', wanted, faults);
}

interface Closed {
  sequence: number;
  successful_transaction_count: number;
  failed_transaction_count: number;
}

async function sustain(
  { options, note }: BenchContext,
  ledger: LedgerProcess,
  payers: Payers,
): Promise<Figure[]> {
  const total = options.quick ? PAYMENTS_QUICK : PAYMENTS;
  const first = await newest(ledger);
  const part = total / 5;
  const memory: number[] = [];
  const faults: string[] = [];
  const began = performance.now();
  for (let sent = 0; sent < total; sent += part) {
    const result = await pay(ledger, payers, part);
    if (result.ok !== part)
      faults.push(`${result.refused + result.errors} were not accepted: ${result.firstError}`);
    memory.push(ledger.memory);
    note(`${sent + part} payments, ${result.rate.toFixed(0)}/s, ${memory.at(-1)?.toFixed(0)} MiB`);
  }
  const applied = await appliedAfter(ledger, first.sequence, total);
  const rate = applied / ((performance.now() - began) / 1_000);
  if (applied !== total) faults.push(`${applied} of ${total} were applied`);
  // The first part still warms up: compiled code and caches stay.
  const growth = (memory.at(-1) ?? Number.NaN) - (memory[1] ?? Number.NaN);
  return [
    plainFigure(
      'payments accepted and applied',
      spreadOf([rate]),
      '/s',
      { must: 1_000, aim: 2_000, better: 'more' },
      faults,
    ),
    plainFigure(`memory of the ledger over ${total} payments`, spreadOf([growth]), 'MiB', {
      must: 64,
      aim: 32,
      better: 'less',
    }),
  ];
}

/** Submits all of them; submits again what the ledger has no room for, as clients do. */
async function pay(ledger: LedgerProcess, payers: Payers, count: number): Promise<LoadResult> {
  let waiting = Array.from({ length: count }, () => payers.payment(paid++));
  const began = performance.now();
  for (;;) {
    const later: string[] = [];
    const result = await submit(ledger, waiting, later);
    // Each round fills at least the open ledger.
    if (later.length === 0 || result.errors > 0) {
      const ok = count - later.length - result.errors;
      return { ...result, ok, rate: ok / ((performance.now() - began) / 1_000) };
    }
    waiting = later;
  }
}

/** @param later envelopes to submit again: there was no room for them, or for an earlier one of the same account */
function submit(ledger: LedgerProcess, envelopes: readonly string[], later: string[]): Promise<LoadResult> {
  const head = [
    'POST /transactions_async HTTP/1.1',
    `host: ${ledger.url.host}`,
    'content-type: application/x-www-form-urlencoded',
  ].join('\r\n');
  return runLoad(ledger.url, {
    connections: CONNECTIONS,
    calls: envelopes.length,
    call: (n) => {
      const body = `tx=${encodeURIComponent(envelopes[n] ?? '')}`;
      return `${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    },
    judge: (status, body, n) => {
      if (status === 201) return 'ok';
      if (!body.includes(NO_ROOM) && !body.includes(BAD_SEQUENCE)) return 'error';
      later.push(envelopes[n] ?? '');
      return 'refused';
    },
  });
}

let paid = 0;

async function newest(ledger: LedgerProcess): Promise<Closed> {
  const page = await ledger.get<{ _embedded: { records: Closed[] } }>('/ledgers?order=desc&limit=1');
  return page._embedded.records[0] as Closed;
}

/** Waits until the ledger has applied this many, for at most two more closes. */
async function appliedAfter(ledger: LedgerProcess, after: number, wanted: number): Promise<number> {
  for (let waited = 0; ; waited++) {
    let applied = 0;
    let cursor = String(BigInt(after) << 32n);
    for (;;) {
      const page = await ledger.get<{ _embedded: { records: (Closed & { paging_token: string })[] } }>(
        `/ledgers?order=asc&limit=200&cursor=${cursor}`,
      );
      const { records } = page._embedded;
      applied += records.reduce(
        (sum, { successful_transaction_count }) => sum + successful_transaction_count,
        0,
      );
      cursor = records.at(-1)?.paging_token ?? cursor;
      if (records.length < 200) break;
    }
    if (applied >= wanted || waited >= 20) return applied;
    await pause(100);
  }
}
