const STROOPS = 10_000_000n;

/** Formats stroops as lumens, as Horizon does: always seven decimals. */
export function lumens(stroops: bigint): string {
  const size = stroops < 0n ? -stroops : stroops;
  return `${stroops < 0n ? '-' : ''}${size / STROOPS}.${String(size % STROOPS).padStart(7, '0')}`;
}

/** Formats unix seconds as RFC 3339 in UTC, to the second. */
export const time = (seconds: number | bigint): string =>
  `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z`;
