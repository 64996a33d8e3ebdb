/** Milliseconds of the clock that all processes of the machine share. */
export function machineNow(): number {
  return machineMs(process.hrtime.bigint());
}

/** @param moment of the same clock, in ns */
export function machineMs(moment: bigint): number {
  return Number(moment) / 1e6;
}
