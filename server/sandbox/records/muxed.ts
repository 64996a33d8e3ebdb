import { StrKey } from '@stellar/stellar-sdk';

/** The number of an M... address, decimal. */
export function muxedId(address: string): string {
  return StrKey.decodeMed25519PublicKey(address).readBigUInt64BE(32).toString();
}

/** `<name>_muxed` and `<name>_muxed_id`, when the address is multiplexed. */
export function muxedFields(name: string, address: string | null): Record<string, string> {
  return address === null ? {} : { [`${name}_muxed`]: address, [`${name}_muxed_id`]: muxedId(address) };
}
