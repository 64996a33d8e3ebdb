import { createHash } from 'node:crypto';

/** Lehmer's generator: the same rolls, from 0 up to 1, for the same seed. */
export function dice(seed: string): () => number {
  let state = (createHash('sha256').update(seed).digest().readUInt32BE() % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
