import { BytesWriter, sha256 } from '../bytes.ts';
import { publicKeyOf, writeSignerKey } from '../signature/keys.ts';
import { type Account, type AccountChange, subentriesOf } from './account.ts';

const ACCOUNT_ENTRY = 0;
const DATA_ENTRY = 3;
const ED25519 = 0;

function writeAccountId(writer: BytesWriter, id: string): void {
  writer.int32(ED25519).fixed(publicKeyOf(id));
}

// Sequence ledger and time are in the third extension; the two above it hold fields that this ledger does not support.
function writeExtensions(writer: BytesWriter, account: Account): void {
  if (account.sequenceLedger === 0) {
    writer.int32(0);
    return;
  }
  writer.int32(1).int64(0n).int64(0n);
  writer.int32(2).uint32(0).uint32(0).uint32(account.signers.length);
  for (const _ of account.signers) {
    writer.uint32(0);
  }
  writer.int32(3).int32(0).uint32(account.sequenceLedger).uint64(BigInt(account.sequenceTime));
}

/** LedgerEntry of an account, without its data. */
export function writeAccount(writer: BytesWriter, account: Account): void {
  const { thresholds, inflationDestination } = account;
  writer.uint32(account.lastModifiedLedger).int32(ACCOUNT_ENTRY);
  writeAccountId(writer, account.id);
  writer.int64(account.balance).int64(account.sequence).uint32(subentriesOf(account));
  writer.uint32(inflationDestination === null ? 0 : 1);
  if (inflationDestination !== null) {
    writeAccountId(writer, inflationDestination);
  }
  writer.uint32(account.flags).variable(Buffer.from(account.homeDomain, 'latin1'));
  writer.fixed(Buffer.from([thresholds.master, thresholds.low, thresholds.medium, thresholds.high]));
  writer.uint32(account.signers.length);
  for (const { key, weight } of account.signers) {
    writeSignerKey(writer, key);
    writer.uint32(weight);
  }
  writeExtensions(writer, account);
  writer.int32(0);
}

/** LedgerEntry of each of an account's data entries. */
export function writeData(writer: BytesWriter, account: Account): void {
  for (const [name, value] of account.data) {
    writer.uint32(account.lastModifiedLedger).int32(DATA_ENTRY);
    writeAccountId(writer, account.id);
    writer.variable(Buffer.from(name, 'latin1')).variable(Buffer.from(value, 'base64'));
    writer.int32(0).int32(0);
  }
}

/** LedgerKey of an account. */
export function writeAccountKey(writer: BytesWriter, id: string): void {
  writer.int32(ACCOUNT_ENTRY);
  writeAccountId(writer, id);
}

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
