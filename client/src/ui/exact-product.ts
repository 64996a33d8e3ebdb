/** Multiplies a decimal price by a count, exactly. Both price and result are decimal text. */
export function exactProduct(price: string, count: number): string {
  const [whole = '0', fraction = ''] = price.split('.');
  const units = (BigInt(whole + fraction) * BigInt(count)).toString().padStart(fraction.length + 1, '0');
  if (fraction === '') return units;
  return `${units.slice(0, -fraction.length)}.${units.slice(-fraction.length)}`;
}
