import { describe, expect, it } from 'vitest';
import { addressFault, isPublicAddress } from '../../../server/modules/webhooks/address-guard.ts';
import { postGuarded, publicLookupBy } from '../../../server/modules/webhooks/deliveries/post-guarded.ts';

describe('addresses that webhooks may go to', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '198.18.0.1',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      'fec0::1',
      'ff02::1',
    ],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:db8::1',
      '2001::1',
      'name',
    ],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    'http://shop.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost:8443/',
    'https://LOCALHOST./',
    'https://localhost.:8443/',
    'https://api.localhost./',
    'https://127.0.0.1./',
    'https://[::ffff:7f00:1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://db.internal/',
    'https://user:word@shop.example/',
    'https://shop.example/#part',
    'ftp://shop.example/',
    'shop.example',
  ])('%s is refused', (url) => {
    expect(addressFault(url, false)).toBeTypeOf('string');
  });

  it('takes https addresses, and with the setting those of one’s own network', () => {
    expect(addressFault('https://shop.example:8443/hooks?of=passa', false)).toBeUndefined();
    expect(addressFault('http://127.0.0.1:4600/', true)).toBeUndefined();
    expect(addressFault('ftp://127.0.0.1/', true)).toBeTypeOf('string');
  });
});

describe('a name', () => {
  const resolved = (...addresses: string[]) =>
    new Promise<string>((resolve) => {
      const answer = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      const find = publicLookupBy((_name, _options, back) => back(null, answer));
      find('shop.example', {}, (error, address) => resolve(error ? error.message : String(address)));
    });

  it('is called at the address that was checked', async () => {
    expect(await resolved('93.184.216.34')).toBe('93.184.216.34');
  });

  it('is refused when any of its addresses is not public', async () => {
    const refused = 'The address leads into a network that is not public.';
    expect(await resolved('127.0.0.1')).toBe(refused);
    expect(await resolved('93.184.216.34', '10.0.0.7')).toBe(refused);
    expect(await resolved()).toBe(refused);
  });

  it('is refused before anything is sent', async () => {
    const posting = {
      url: 'https://127.0.0.1:1/',
      headers: {},
      body: '{}',
      allowPrivate: false,
      timeoutMs: 1_000,
    };
    await expect(postGuarded(posting)).rejects.toThrow('reachable from the public network');
  });
});
