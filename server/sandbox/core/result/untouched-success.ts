import type { BytesWriter } from '../wire/bytes-writer.ts';

// What follows the success code where an operation of a kind unknown here stands beside one that failed: nothing ran,
// so everything is zero. In four-byte words, by the operation's number.
const ACCOUNT = 9;
const NATIVE = 1;
const OFFER = ACCOUNT + 2 + NATIVE + NATIVE + 2 + 2 + 1 + 1;
const WORDS: Readonly<Record<number, number>> = {
  // Path payments: no offers; to whom, which asset, how much.
  2: 1 + ACCOUNT + NATIVE + 2,
  13: 1 + ACCOUNT + NATIVE + 2,
  // Offers: none claimed; one made, of nothing.
  3: 1 + 1 + OFFER,
  4: 1 + 1 + OFFER,
  12: 1 + 1 + OFFER,
  // Inflation: no payouts.
  9: 1,
  // The id of a claimable balance: its version and a hash.
  14: 1 + 8,
  // The hash that a contract call comes to.
  24: 8,
};

/** Writes the rest of an operation's result that never ran and reads as success. */
export function writeUntouchedSuccess(writer: BytesWriter, type: number): void {
  writer.fixed(Buffer.alloc((WORDS[type] ?? 0) * 4));
}
