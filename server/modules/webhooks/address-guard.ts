import { BlockList, isIP } from 'node:net';

export const MAX_ADDRESS_LENGTH = 2_000;

/** IPv4 networks that are not publicly routed, from IANA's special-purpose registries. */
const PRIVATE_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** The publicly routed part of IPv6, and its ranges that map to IPv4 or serve documentation. */
const PUBLIC_IPV6 = ['2000::', 3] as const;
const NOT_PUBLIC_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const privateV4 = new BlockList();
for (const [network, prefix] of PRIVATE_IPV4) privateV4.addSubnet(network, prefix, 'ipv4');
const publicV6 = new BlockList();
publicV6.addSubnet(PUBLIC_IPV6[0], PUBLIC_IPV6[1], 'ipv6');
const reservedV6 = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_IPV6) reservedV6.addSubnet(network, prefix, 'ipv6');

/** Checks that an address is public, so that a call to it cannot reach this network or a neighbouring one. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateV4.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
}

/**
 * Returns why an endpoint address is refused; undefined when it is allowed. Each delivery resolves and checks it again.
 * @param allowPrivate true: private networks and plain http are allowed
 */
export function addressFault(text: string, allowPrivate: boolean): string | undefined {
  if (!URL.canParse(text) || text.length > MAX_ADDRESS_LENGTH)
    return 'Please give a whole address, such as https://shop.example/hooks.';
  const { protocol, username, password, hostname, hash } = new URL(text);
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:'))
    return 'The address must begin with https://.';
  if (username !== '' || password !== '') return 'The address must not hold a name or a password.';
  if (hash !== '') return 'The address must not have a part after #.';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (allowPrivate) return undefined;
  const local = host === 'localhost' || /\.(localhost|local|internal|lan|home\.arpa)\.?$/.test(host);
  if (local || (isIP(host) !== 0 && !isPublicAddress(host)))
    return 'The address must be reachable from the public network.';
  return undefined;
}
