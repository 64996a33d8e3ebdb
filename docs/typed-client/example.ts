// Puts an event on sale, sells a ticket, follows its order, lets its holder in and reads the figures of the event.
// PASSA_URL=http://localhost:4000 PASSA_EMAIL=... PASSA_PASSWORD=... node dist/example.js
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { passaClient } from './passa-client.ts';
import { passaSubscriptions } from './passa-subscriptions.ts';

const HOUR_MS = 3_600_000;
const {
  PASSA_URL: url = 'http://localhost:4000',
  PASSA_EMAIL: email = '',
  PASSA_PASSWORD: password = '',
} = process.env;

const { login } = await passaClient({ url }).run('Login', { email, password });
const passa = passaClient({ url, key: login.token });

const {
  createEvent: { event: draft },
} = await passa.run('CreateEvent', {
  input: {
    name: 'Typed Nights',
    description: 'Benga by the lake.',
    venue: 'Dunga Beach, Kisumu, Kenya',
    startDate: new Date(Date.now() + HOUR_MS).toISOString(),
    endDate: new Date(Date.now() + 4 * HOUR_MS).toISOString(),
  },
});
const tiers = [
  { tier: 'VIP', count: 7, price: '30', currency: 'USD' as const, effectiveAt: new Date().toISOString() },
];
await passa.run('CreateTickets', { eventId: draft.id, tiers });
const {
  publishEvent: { event },
} = await passa.run('PublishEvent', { id: draft.id });
console.log(`${event.name}: ${event.status}`);

// A repeat with the same key sells nothing twice.
const { purchase } = await passa.run('Buy', {
  input: {
    event: event.id,
    lines: [{ tier: 'VIP', quantity: 1 }],
    buyer: { name: 'Amina Yusuf', email: 'amina@example.test', phone: '+254700000002' },
    method: 'DOOR',
    idempotencyKey: randomUUID(),
  },
});
const { order, orderKey } = purchase;
const live = passaSubscriptions({ url, key: login.token, webSocket: WebSocket });
// The order as it is now comes first, then each change of it.
for await (const { orderChanged } of live.subscribe('OrderChanged', { id: order.id, orderKey })) {
  console.log(
    `order ${orderChanged.status}, ${orderChanged.total[0]?.amount} ${orderChanged.total[0]?.currency}`,
  );
  break;
}
await live.close();

const [ticket] = purchase.tickets;
const { validateTicket } = await passa.run('Scan', { input: { ticket: ticket?.qrText } });
console.log(`ticket ${validateTicket.result.outcome}`);

const { event: sold } = await passa.run('Figures', { eventId: event.id });
console.log(
  `${sold?.stats?.totalSold} of ${sold?.stats?.totalGenerated} sold, ${sold?.stats?.totalEntered} inside`,
);
