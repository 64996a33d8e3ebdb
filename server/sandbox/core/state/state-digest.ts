import { BytesWriter } from '../wire/bytes-writer.ts';
import { sha256 } from '../wire/sha256.ts';
import type { Account, AccountChange } from './account.ts';
import { writeAccount, writeData } from './encode-account.ts';

const MODULUS = 2n ** 256n;
const digests = new WeakMap<Account, bigint>();
const writer = new BytesWriter();

function digestOf(account: Account): bigint {
  const known = digests.get(account);
  if (known !== undefined) {
    return known;
  }
  writeAccount(writer, account);
  writeData(writer, account);
  const digest = BigInt(`0x${sha256(writer.take()).toString('hex')}`);
  digests.set(account, digest);
  return digest;
}

/**
 * Returns one number for all accounts: the sum of their hashes. An update costs only as much as the change, and a
 * restored ledger can be recounted and compared, whatever the order of its rows.
 */
export function digestOfAll(accounts: Iterable<Account>): bigint {
  let sum = 0n;
  for (const account of accounts) {
    sum += digestOf(account);
  }
  return sum % MODULUS;
}

export function digestAfter(digest: bigint, changes: readonly AccountChange[]): bigint {
  let sum = digest;
  for (const { before, after } of changes) {
    sum += (after === null ? 0n : digestOf(after)) - (before === null ? 0n : digestOf(before));
  }
  return ((sum % MODULUS) + MODULUS) % MODULUS;
}

/** The value in the header, where other ledgers keep the hash of their bucket list. */
export function stateHash(digest: bigint): Buffer {
  return sha256(Buffer.from(digest.toString(16).padStart(64, '0'), 'hex'));
}
