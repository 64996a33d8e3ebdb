import { passaClient } from './passa-client.ts';

/** Buys a ticket of the first event that fits, lets its holder in, and reads the figures of the event. */
export async function sellAndLetIn(url: string, key: string, search: string): Promise<string[]> {
  const passa = passaClient({ url, key });
  const { publishedEvents } = await passa.run('Events', { search });
  const [event] = publishedEvents.nodes;
  const [tier] = event?.tiers ?? [];
  if (!event || !tier) return ['Nothing is on sale.'];

  const { purchaseByForm } = await passa.run('Buy', {
    input: {
      slug: event.slug,
      lines: [{ tier: tier.name, quantity: 1 }],
      name: 'Amina Yusuf',
      email: 'amina@example.test',
      phone: '+254700000002',
    },
    // The same word again sells nothing twice.
    idempotencyKey: crypto.randomUUID(),
  });
  const [ticket] = purchaseByForm.tickets;
  const { validateTicket } = await passa.run('Scan', { input: { ticket: ticket?.qrText, commit: false } });
  const figures = await passa.run('Figures', { eventId: event.id });
  return [
    `${event.name}: ${tier.price} ${tier.currency}`,
    `order ${purchaseByForm.order.status}, ticket ${validateTicket.outcome}`,
    `${figures.event?.stats?.totalSold} of ${figures.event?.stats?.totalGenerated} sold`,
  ];
}
