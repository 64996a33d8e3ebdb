import type { Account } from '../core/index.ts';

/** Serialises an account as one line of JSON; 64-bit numbers are strings. */
export function accountText({ balance, sequence, data, ...rest }: Account): string {
  return JSON.stringify({ ...rest, balance: String(balance), sequence: String(sequence), data: [...data] });
}

export function accountOf(text: string): Account {
  const { balance, sequence, data, ...rest } = JSON.parse(text);
  return { ...rest, balance: BigInt(balance), sequence: BigInt(sequence), data: new Map(data) };
}
