import { isPublicHost } from '../../lib/addresses/public-host.ts';

export { isPublicAddress } from '../../lib/addresses/public-host.ts';

export const MAX_ADDRESS_LENGTH = 2_000;

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
  if (!allowPrivate && !isPublicHost(hostname))
    return 'The address must be reachable from the public network.';
  return undefined;
}
