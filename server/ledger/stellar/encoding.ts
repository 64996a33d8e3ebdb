const STROOPS_PER_LUMEN = 10_000_000n;
const LUMENS_FORM = /^(\d+)(?:\.(\d{1,7}))?$/;

/** Parses '12.5000000' of Horizon's JSON. @throws RangeError for anything but a plain decimal with up to 7 places */
export function stroopsOf(lumens: string): bigint {
  const [, whole, fraction = ''] = LUMENS_FORM.exec(lumens) ?? [];
  if (whole === undefined) throw new RangeError(`${lumens} is no amount of lumens`);
  return BigInt(whole) * STROOPS_PER_LUMEN + BigInt(fraction.padEnd(7, '0'));
}

/** Formats an amount for the SDK: a decimal with 7 places. */
export function lumensOf(stroops: bigint): string {
  const fraction = (stroops % STROOPS_PER_LUMEN).toString().padStart(7, '0');
  return `${stroops / STROOPS_PER_LUMEN}.${fraction}`;
}
