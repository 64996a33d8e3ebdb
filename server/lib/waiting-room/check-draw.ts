/** What decides a draw, as `draw.json` publishes it. */
export interface PublishedDraw {
  /** SHA-256 of the seed: published before anybody joined. */
  seed_hash: string;
  seed: string;
  /** SHA-256 of `places`, one after the other as bytes: published when the sale began, before the ledger closed. */
  list_hash: string;
  /** The first ledger closed after the sale began; null: the ledger did not answer, and the seed alone decided. */
  ledger: { sequence: number; hash: string } | null;
  /** Hashes of the places, in the order of joining. */
  places: string[];
}

/** Hashes that were published before the draw. */
export interface Noted {
  /** As it was published before the sale. */
  seedHash: string;
  /** As it was published when the sale began. */
  listHash: string;
}

export interface CheckedDraw {
  /** The seed has the hash that was published before the sale. */
  isSeedRight: boolean;
  /** The list has the hash that was published when the sale began, and no place is in it twice. */
  isListRight: boolean;
  /** Hashes of the places, in the order of admission. */
  order: string[];
}

const AT_ONCE = 500;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Computes a draw again: places are ordered by HMAC-SHA256 of their hash, with the seed and the hash of the ledger as
 * the key.
 * @param onProgress gets the number of computed places
 */
export async function checkDraw(
  draw: PublishedDraw,
  { seedHash, listHash }: Noted,
  onProgress: (done: number) => void,
): Promise<CheckedDraw> {
  const seed = bytesOf(draw.seed);
  const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
    hexOf(await crypto.subtle.digest('SHA-256', bytes));
  const isSeedRight = (await sha256(seed)) === seedHash;
  const isListRight =
    (await sha256(bytesOf(draw.places.join('')))) === listHash &&
    new Set(draw.places).size === draw.places.length;
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(draw.seed + (draw.ledger?.hash ?? '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const lots: string[] = [];
  for (let start = 0; start < draw.places.length; start += AT_ONCE) {
    const some = draw.places.slice(start, start + AT_ONCE).map(async (hash) => {
      // Lot and hash: equal lots are ordered by hash.
      lots.push(hexOf(await crypto.subtle.sign('HMAC', key, bytesOf(hash))) + hash);
    });
    await Promise.all(some);
    onProgress(lots.length);
  }
  lots.sort();
  return { isSeedRight, isListRight, order: lots.map((lot) => lot.slice(64)) };
}
