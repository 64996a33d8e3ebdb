const STROOPS = 10_000_000n;

/** Stroops as people and Horizon write lumens: always seven decimals. */
export function lumens(stroops: bigint): string {
  const size = stroops < 0n ? -stroops : stroops;
  return `${stroops < 0n ? '-' : ''}${size / STROOPS}.${String(size % STROOPS).padStart(7, '0')}`;
}

/** Unix seconds as RFC 3339 in UTC, to the second. */
export const time = (seconds: number | bigint): string =>
  `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z`;
