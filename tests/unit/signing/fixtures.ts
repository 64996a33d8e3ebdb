import { generateSigningKey, loadSigningKey, type SigningKey } from '../../../server/lib/signing/index.ts';

/** The seeds are known bytes, so that the vectors can be reproduced anywhere. */
function keyOf(issuerId: string, version: number, fill: number): SigningKey {
  const { seed } = generateSigningKey(new Uint8Array(32).fill(fill));
  return loadSigningKey({ issuerId, version, seed });
}

export const ISSUER = '6f1c1a3e-6a34-4a5c-9f57-3d0f1f5f0a01';
export const OTHER_ISSUER = 'b7d5c2f0-93b1-4d4c-8a67-92f2f1a40b02';
export const key = keyOf(ISSUER, 1, 1);
export const secondKey = keyOf(ISSUER, 2, 2);
export const otherKey = keyOf(OTHER_ISSUER, 1, 3);

const EVERY = [key, secondKey, otherKey];
export const findKey = (issuerId: string, version: number) =>
  EVERY.find((candidate) => candidate.issuerId === issuerId && candidate.version === version);
export const findEventKeys = () => [key, secondKey];

export const ticketToSign = {
  id: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  event_id: '0193a1b2-0000-7aaa-8bbb-0123456789ab',
  tier: 'vip',
  price: '1500.5',
  currency: 'KES',
  metadata: {
    event: 'Sauti za Busara – “Night One”',
    venue: 'KICC, Nairobi, Kenya',
    start_date: '2026-12-05T16:00:00.000Z',
    holder: 'Wanjikũ wa Kamau',
    email: 'wanjiku@example.com',
    phone: '+254700000001',
    tier: 'vip',
  },
  issued_at: '2026-11-21T10:15:30.123Z',
  effective_at: '2026-12-05T14:00:00.000Z',
  expires_at: '2026-12-05T21:00:00.000Z',
  grace_period: '15m',
};

const ORDER = (1n << 252n) + 27742317777372353535851937790883648493n;

/** The other S of the same signature: S + L satisfies the equation, and must be refused all the same. */
export function malleate(signature: Uint8Array): Buffer {
  const s = BigInt(`0x${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`) + ORDER;
  const bytes = Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse();
  return Buffer.concat([signature.subarray(0, 32), bytes]);
}
