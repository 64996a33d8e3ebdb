/** Price times count, decimal text in, decimal text out, exact to the last of its digits. */
export function exactProduct(price: string, count: number): string {
  const [whole = '0', fraction = ''] = price.split('.');
  const units = (BigInt(whole + fraction) * BigInt(count)).toString().padStart(fraction.length + 1, '0');
  if (fraction === '') return units;
  return `${units.slice(0, -fraction.length)}.${units.slice(-fraction.length)}`;
}
