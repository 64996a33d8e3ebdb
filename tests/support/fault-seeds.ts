/** One round of faults for each of these. FAULT_SEEDS says how many; the standard is one, since each takes a minute. */
export const FAULT_SEEDS: readonly number[] = Array.from(
  { length: Number(process.env.FAULT_SEEDS ?? 1) },
  (_none, index) => index + 1,
);
