/**
 * Which hosts are public. It needs neither Node nor a browser, so that the service and the pages share it.
 */

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
/** The publicly routed part of IPv6, and its ranges that map to IPv4 or serve documentation. All differ in 32 bits. */
const PUBLIC_IPV6 = ['2000::', 3] as const;
const NOT_PUBLIC_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Names that lead to this machine or into the network around it. */
const LOCAL_NAME = /(?:^|\.)localhost$|\.(?:local|internal|lan|home\.arpa)$/;

/** @returns the address as a number; undefined unless it has four decimal parts */
function ipv4(text: string): number | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255))
    return undefined;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** @returns the first 32 bits as a number; undefined unless it is an IPv6 address */
function ipv6Head(text: string): number | undefined {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  if (dotted && ipv4(dotted[2] ?? '') === undefined) return undefined;
  const [head = '', tail, ...more] = (dotted ? `${dotted[1]}0:0` : text).split('::');
  if (more.length > 0 || !text.includes(':')) return undefined;
  const [left, right] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const given = [...(left ?? []), ...(right ?? [])];
  if (!given.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  if (tail === undefined ? given.length !== 8 : given.length > 7) return undefined;
  const zeros = Array.from({ length: 8 - given.length }, () => '0');
  const [first = '0', second = '0'] = [...(left ?? []), ...zeros, ...(right ?? [])];
  return Number.parseInt(first, 16) * 65_536 + Number.parseInt(second, 16);
}

const isWithin = (address: number, network: number, prefix: number): boolean =>
  Math.floor(address / 2 ** (32 - prefix)) === Math.floor(network / 2 ** (32 - prefix));

/** Checks that an IP address is public, so that a call to it cannot reach this network or a neighbouring one. */
export function isPublicAddress(address: string): boolean {
  const four = ipv4(address);
  if (four !== undefined)
    return !PRIVATE_IPV4.some(([network, prefix]) => isWithin(four, ipv4(network) ?? 0, prefix));
  const six = ipv6Head(address);
  if (six === undefined) return false;
  const within = ([network, prefix]: readonly [string, number]): boolean =>
    isWithin(six, ipv6Head(network) ?? 0, prefix);
  return within(PUBLIC_IPV6) && !NOT_PUBLIC_IPV6.some(within);
}

/**
 * Checks the host of an address, as `URL` writes it: lower case, IPv6 in brackets, and IPv4 as four numbers however it was
 * typed. A dot at the end makes no other host of it.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.+$/, '')
    .toLowerCase();
  if (host === '' || LOCAL_NAME.test(host)) return false;
  const isAddress = host.includes(':') || ipv4(host) !== undefined;
  return !isAddress || isPublicAddress(host);
}

/**
 * Checks that connections to a host leave the private network. A name without a dot is one of that network, as in a
 * compose file.
 */
export function leavesPrivateNetwork(hostname: string): boolean {
  return isPublicHost(hostname) && /[.:]/.test(hostname);
}
