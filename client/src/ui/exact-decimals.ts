/** Multiplies a decimal price by a count, exactly. Both price and result are decimal text. */
export function exactProduct(price: string, count: number): string {
  const [whole = '0', fraction = ''] = price.split('.');
  const units = (BigInt(whole + fraction) * BigInt(count)).toString().padStart(fraction.length + 1, '0');
  if (fraction === '') return units;
  return `${units.slice(0, -fraction.length)}.${units.slice(-fraction.length)}`;
}

/** Adds decimal texts exactly: `['12.5', '0.25']` is `12.75`. */
export function exactSum(values: readonly string[]): string {
  const places = Math.max(0, ...values.map((value) => value.split('.')[1]?.length ?? 0));
  const units = values
    .map((value) => {
      const [whole = '0', fraction = ''] = value.split('.');
      return BigInt(whole + fraction.padEnd(places, '0'));
    })
    .reduce((sum, value) => sum + value, 0n);
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const sum = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return units < 0n ? `-${sum}` : sum;
}
