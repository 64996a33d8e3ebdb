/**
 * Decimal text cut to two decimals, for lists: `9999.9999900` is `9999.99`. It is truncated rather than rounded, so
 * that it never shows more than there is.
 */
export function twoDecimals(value: string): string {
  const [whole = '0', fraction = ''] = value.split('.');
  return `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`;
}
