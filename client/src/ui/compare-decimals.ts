/** Orders decimal texts by what they are worth, to the last of their digits; for `toSorted`. */
export function compareDecimals(one: string, other: string): number {
  const places = Math.max(...[one, other].map((text) => text.split('.')[1]?.length ?? 0));
  const units = (text: string): bigint => {
    const [whole = '0', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(places, '0'));
  };
  const difference = units(one) - units(other);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}
