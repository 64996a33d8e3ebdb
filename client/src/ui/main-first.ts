import type { Money } from './format-amount.ts';

/**
 * Puts the sum in the main currency first; the order of the others stays.
 * @param main null: the order is that of the server, most payments first
 */
export function mainFirst(sums: readonly Money[], main: string | null): Money[] {
  const isMain = ({ currency }: Money): number => Number(currency === main);
  return [...sums].sort((a, b) => isMain(b) - isMain(a));
}
