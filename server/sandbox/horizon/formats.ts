import { StrKey } from '@stellar/stellar-sdk';

const STROOPS = 10_000_000n;

/** Formats stroops as lumens, as Horizon does: always seven decimals. */
export function lumens(stroops: bigint): string {
  const size = stroops < 0n ? -stroops : stroops;
  return `${stroops < 0n ? '-' : ''}${size / STROOPS}.${String(size % STROOPS).padStart(7, '0')}`;
}

/** Formats unix seconds as RFC 3339 in UTC, to the second. */
export const time = (seconds: number | bigint): string =>
  `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z`;

/**
 * Total-order ids (SEP-35): ledger in the upper 32 bits, then 20 bits for the index of the transaction and 12 for that
 * of the operation, both counted from 1. A transaction has operation 0, a ledger has both 0.
 */
const TRANSACTION_BITS = 12n;
const LEDGER_BITS = 32n;

export const ledgerId = (sequence: number): bigint => BigInt(sequence) << LEDGER_BITS;

/** @param index from 1 */
export const transactionId = (sequence: number, index: number): bigint =>
  ledgerId(sequence) | (BigInt(index) << TRANSACTION_BITS);

/** The last possible id of the ledger: later ids are greater. */
export const afterLedger = (sequence: number): bigint => ledgerId(sequence + 1) - 1n;

export const ledgerOf = (id: bigint): number => Number(id >> LEDGER_BITS);

/** The number of an M... address, decimal. */
export function muxedId(address: string): string {
  return StrKey.decodeMed25519PublicKey(address).readBigUInt64BE(32).toString();
}

/** `<name>_muxed` and `<name>_muxed_id`, when the address is multiplexed. */
export function muxedFields(name: string, address: string | null): Record<string, string> {
  return address === null ? {} : { [`${name}_muxed`]: address, [`${name}_muxed_id`]: muxedId(address) };
}
