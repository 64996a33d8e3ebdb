/** Constants of the protocol's definition (Stellar-transaction.x, Stellar-ledger-entries.x). */
export const ENVELOPE_TYPE_TX = 2;
export const KEY_TYPE_ED25519 = 0;
export const PRECOND_TIME = 1;
export const MEMO_NONE = 0;
export const MEMO_HASH = 3;
export const OPERATION_PAYMENT = 1;
export const ASSET_NATIVE = 0;

/** Big-endian, as all of XDR (RFC 4506). */
export function int32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function int64(value: bigint): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigInt64BE(value);
  return bytes;
}
