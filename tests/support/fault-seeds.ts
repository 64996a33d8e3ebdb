/** `20`: from the first to the twentieth; `6-10`: from the sixth to the tenth. */
const [, first, last] = /^(?:(\d+)-)?(\d+)$/.exec(process.env.FAULT_SEEDS ?? '1') ?? [];
const FROM = Number(first ?? 1);

/** Seconds between closes: one value per seed, as another one would need a restart of product and ledger. */
export function closesOf(seed: number): number {
  return [0.15, 0.2, 0.1, 0.4][seed % 4] ?? 0.2;
}

/** One round of faults for each of these, by FAULT_SEEDS; one round by default, since each takes a minute. */
export const FAULT_SEEDS: readonly number[] = Array.from(
  { length: Math.max(1, Number(last ?? 1) - FROM + 1) },
  (_none, index) => FROM + index,
);
