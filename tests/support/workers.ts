import os from 'node:os';

/** What a piece takes on the reference machine, an EPYC of 2.6 GHz. */
const REFERENCE_MS = 1.1;
const PIECES = 50;
const LOOPS = 1_000_000;
/** A worker with the processes that it starts: products, ledgers, browsers. */
const BYTES_A_WORKER = 1_500 * 1024 * 1024;

/**
 * How many workers share the cores that this process may use. Many tests wait for a ledger that closes by the clock,
 * so a quick core serves two workers; a slow one has less time left over. TEST_WORKERS sets another number.
 */
export function workersHere(): number {
  const forced = Number(process.env.TEST_WORKERS);
  if (forced > 0) return forced;
  const wanted = Math.round(os.availableParallelism() * (1 + Math.min(1, speed())));
  // A container without a limit of its own says 0, or far more than there is.
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.max(1, Math.min(wanted, Math.floor(memory / BYTES_A_WORKER)));
}

/** @returns 1 for the reference machine, less for a slower one; what else the machine does is left out */
function speed(): number {
  return REFERENCE_MS / Math.min(...Array.from({ length: PIECES }, takenByPiece));
}

function takenByPiece(): number {
  const begun = performance.now();
  let sum = 1;
  for (let at = 0; at < LOOPS; at += 1) sum = (Math.imul(sum, 31) + at) | 0;
  // The sum is used, so that the loop cannot be left out.
  return performance.now() - begun + Math.abs(sum) * Number.MIN_VALUE;
}
