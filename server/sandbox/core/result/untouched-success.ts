import type { BytesWriter } from '../wire/bytes-writer.ts';

// Bodies after the success code for operations unsupported here that are in a transaction with a failed one: nothing
// ran, so everything is zero. In four-byte words, by the operation's number.
const ACCOUNT = 9;
const NATIVE = 1;
const OFFER = ACCOUNT + 2 + NATIVE + NATIVE + 2 + 2 + 1 + 1;
const WORDS: Readonly<Record<number, number>> = {
  // Path payments: no offers; destination, asset, amount.
  2: 1 + ACCOUNT + NATIVE + 2,
  13: 1 + ACCOUNT + NATIVE + 2,
  // Offers: none claimed; one created, of nothing.
  3: 1 + 1 + OFFER,
  4: 1 + 1 + OFFER,
  12: 1 + 1 + OFFER,
  // Inflation: no payouts.
  9: 1,
  // The id of a claimable balance: its version and a hash.
  14: 1 + 8,
  // The hash of a contract call's result.
  24: 8,
};

/** Writes the rest of the result of an operation that never ran and is encoded as success. */
export function writeUntouchedSuccess(writer: BytesWriter, type: number): void {
  writer.fixed(Buffer.alloc((WORDS[type] ?? 0) * 4));
}
