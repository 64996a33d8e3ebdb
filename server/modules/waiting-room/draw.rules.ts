import { createHash, createHmac } from 'node:crypto';

/** Length of the public hash of a place, and of a lot. Lists of hashes are packed: one after the other, without separators. */
export const HASH_BYTES = 32;

/** Places of a piece, on average: one short statement writes them. */
const PIECE = 1_000;
/** Lots, and steps of the sort, computed in one turn of the event loop. */
const LOTS_A_TURN = 500;
const STEPS_A_TURN = 100_000;

/** Places with consecutive positions. */
export interface DrawPiece {
  /** Position of the first one; 1 is admitted first. */
  first: number;
  /** Their hashes in the order of admission, packed. */
  hashes: Buffer;
}

interface DrawKey {
  seed: Uint8Array;
  /** null: the ledger could not be asked. */
  ledgerHash: Uint8Array | null;
}

/**
 * Draws the order of the people who joined before the sale: by HMAC-SHA256 of their hash, with the seed and the hash of
 * the ledger as the key. The organiser's server knows the seed but not the ledger's hash in advance, and the seed was fixed
 * by its own hash before the first person joined. Lots are spread evenly, so those with the same first bits make a piece of nearly
 * `PIECE` places, which is sorted when its turn comes. The same list and key give the same pieces. Uses 36 bytes for a
 * place beside the list.
 * @param hashes in any order, packed
 * @param between called between steps of a few milliseconds, so that other requests are answered; false ends the draw
 */
export async function* drawPieces(
  key: DrawKey,
  hashes: Buffer,
  between: () => Promise<boolean>,
): AsyncGenerator<DrawPiece, void, undefined> {
  const lots = await castLots(key, hashes, between);
  if (!lots) return;
  for (const { start, places } of (await splitByLot(lots, between)) ?? []) {
    if (!(await between())) return;
    places.sort((a, b) => compare(lots, a, b) || compare(hashes, a, b));
    yield { first: start + 1, hashes: pick(hashes, places) };
  }
}

/** @returns the lot of each place, packed; undefined when it was ended */
async function castLots(
  { seed, ledgerHash }: DrawKey,
  hashes: Buffer,
  between: () => Promise<boolean>,
): Promise<Buffer | undefined> {
  const key = Buffer.concat([seed, ledgerHash ?? Buffer.alloc(0)]);
  const lots = Buffer.alloc(hashes.length);
  for (let at = 0; at < hashes.length; at += HASH_BYTES) {
    if (at % (LOTS_A_TURN * HASH_BYTES) === 0 && !(await between())) return undefined;
    createHmac('sha256', key)
      .update(hashes.subarray(at, at + HASH_BYTES))
      .digest()
      .copy(lots, at);
  }
  return lots;
}

/** Indices of places whose lots lie together, behind `start` others. */
interface Unsorted {
  start: number;
  places: Uint32Array;
}

/** Distributes places over pieces by the first bits of their lots. @returns undefined when it was ended */
async function splitByLot(lots: Buffer, between: () => Promise<boolean>): Promise<Unsorted[] | undefined> {
  const count = lots.length / HASH_BYTES;
  const pieces = Math.max(1, Math.ceil(count / PIECE));
  const pieceOf = (place: number): number =>
    Math.floor((lots.readUInt32BE(place * HASH_BYTES) * pieces) / 2 ** 32);
  const sizes = new Uint32Array(pieces);
  for (let place = 0; place < count; place += 1) {
    if (place % STEPS_A_TURN === 0 && !(await between())) return undefined;
    const piece = pieceOf(place);
    sizes[piece] = (sizes[piece] ?? 0) + 1;
  }
  const order = new Uint32Array(count);
  const split: Unsorted[] = [];
  let start = 0;
  for (const size of sizes) {
    split.push({ start, places: order.subarray(start, start + size) });
    start += size;
  }
  const next = Uint32Array.from(split, (piece) => piece.start);
  for (let place = 0; place < count; place += 1) {
    if (place % STEPS_A_TURN === 0 && !(await between())) return undefined;
    const piece = pieceOf(place);
    const at = next[piece] ?? 0;
    order[at] = place;
    next[piece] = at + 1;
  }
  return split;
}

/** Compares two entries of a packed list. */
function compare(list: Buffer, a: number, b: number): number {
  const [atA, atB] = [a * HASH_BYTES, b * HASH_BYTES];
  return list.compare(list, atB, atB + HASH_BYTES, atA, atA + HASH_BYTES);
}

function pick(hashes: Buffer, places: Uint32Array): Buffer {
  const picked = Buffer.alloc(places.length * HASH_BYTES);
  for (const [nth, place] of places.entries())
    hashes.copy(picked, nth * HASH_BYTES, place * HASH_BYTES, (place + 1) * HASH_BYTES);
  return picked;
}

/** SHA-256 of the packed hashes of places, in the order of joining: with it a list that was changed later is found. */
export function hashOfList(hashes: Buffer): Buffer {
  return createHash('sha256').update(hashes).digest();
}
