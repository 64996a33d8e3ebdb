import { BlockList, isIP } from 'node:net';

/** Parses an address or a range; undefined when it is neither. */
export function readNetwork(
  text: string,
): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [address = '', length, ...rest] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return undefined;
  const most = version === 4 ? 32 : 128;
  const bits = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  if (!(bits <= most)) return undefined;
  return { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** Returns whether an address lies in one of the networks; every address does when there are none. */
export function isWithin(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const network of networks) {
    const read = readNetwork(network);
    if (read) list.addSubnet(read.address, read.bits, read.family);
  }
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
