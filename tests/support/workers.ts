import os from 'node:os';
import { deflateSync } from 'node:zlib';

/** Duration of a piece on the reference machine, an EPYC of 2.6 GHz. */
const REFERENCE_MS = 0.2;
const PIECES = 30;
/** Compressed by native code, which needs no JIT thread to become fast as our own would. */
const PIECE = Buffer.from(Array.from({ length: 65_536 }, (_none, at) => (at * at * 31 + (at >> 3)) & 0x3f));
/** Memory of a worker with its processes: products, ledgers, browsers. */
const BYTES_A_WORKER = 1_500 * 1024 * 1024;

/**
 * Number of workers for the cores of this process. Many tests wait for a ledger that closes by the clock, so a fast
 * core serves two workers; a slow one has less time left over. TEST_WORKERS sets another number.
 */
export function workersHere(): number {
  const forced = Number(process.env.TEST_WORKERS);
  if (forced > 0) return forced;
  const wanted = Math.round(os.availableParallelism() * (1 + Math.min(1, speed())));
  // A container without its own limit reports 0, or far more than there is.
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.max(1, Math.min(wanted, Math.floor(memory / BYTES_A_WORKER)));
}

/** @returns 1 for the reference machine, less for a slower one, independent of its other load */
function speed(): number {
  return REFERENCE_MS / Math.min(...Array.from({ length: PIECES }, takenByPiece));
}

function takenByPiece(): number {
  const begun = performance.now();
  deflateSync(PIECE);
  return performance.now() - begun;
}
