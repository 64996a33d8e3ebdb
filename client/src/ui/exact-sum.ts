/** Adds decimal texts exactly: `['12.5', '0.25']` is `12.75`. */
export function exactSum(values: readonly string[]): string {
  const places = Math.max(0, ...values.map((value) => value.split('.')[1]?.length ?? 0));
  const units = values
    .map((value) => {
      const [whole = '0', fraction = ''] = value.split('.');
      return BigInt(whole + fraction.padEnd(places, '0'));
    })
    .reduce((sum, value) => sum + value, 0n);
  const digits = units.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
