/** `draw.json`: what decides a draw. */
export interface PublishedDraw {
  seed_hash: string;
  seed: string;
  ledger: { sequence: number; hash: string } | null;
  /** Hashes of the places, in the order of joining. */
  places: string[];
}

export interface CheckedDraw {
  /** The seed has the hash that was published before the sale. */
  isSeedRight: boolean;
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
 * @param seedHash as it was published before the sale
 * @param onProgress gets the number of computed places
 */
export async function checkDraw(
  draw: PublishedDraw,
  seedHash: string,
  onProgress: (done: number) => void,
): Promise<CheckedDraw> {
  const seed = bytesOf(draw.seed);
  const isSeedRight =
    hexOf(await crypto.subtle.digest('SHA-256', seed)) === seedHash && draw.seed_hash === seedHash;
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
  return { isSeedRight, order: lots.map((lot) => lot.slice(64)) };
}
