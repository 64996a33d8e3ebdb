import type { PrintedEvent, PrintedTicket } from '../../../server/lib/documents/index.ts';
import { generateSigningKey, loadSigningKey, signTicketCode } from '../../../server/lib/signing/index.ts';

export const event: PrintedEvent = {
  id: '0193a1b2-0000-7aaa-8bbb-012345678903',
  category: 'music',
  name: 'Sauti za Nairobi: Night One',
  venue: 'KICC, Nairobi, Kenya',
  startsAt: new Date('2026-12-05T16:00:00.000Z'),
  endsAt: new Date('2026-12-05T20:30:00.000Z'),
  timeZone: 'Africa/Nairobi',
  issuer: 'Uhuru Sounds',
  url: 'https://tickets.example.com/event-details?slug=sauti-za-nairobi',
};

const seed = new Uint8Array(32).fill(7);
const key = loadSigningKey({
  issuerId: '6f1c1a3e-6a34-4a5c-9f57-3d0f1f5f0a01',
  version: 1,
  seed: generateSigningKey(seed).seed,
});

/** A ticket with a code that a door would accept. */
export function printedTicket(change: Partial<PrintedTicket> = {}): PrintedTicket {
  const id = change.id ?? '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
  const code = signTicketCode(
    {
      id,
      event_id: event.id,
      tier: 'vip',
      effective_at: '2026-12-05T14:00:00.000Z',
      expires_at: '2026-12-05T21:00:00.000Z',
      grace_period: '15m',
    },
    key,
  );
  return {
    id,
    number: '4F7K2MXQ',
    tier: 'vip',
    holder: 'Wanjikũ wa Kamau',
    price: 'KES 1,500.00',
    due: 'KES 1,500.00',
    worth: null,
    code,
    ...change,
  };
}
