import type { TestActor, TestApp } from './app.ts';

/** A ticket as its buyer holds it. */
export interface SoldTicket {
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: a ticket file, as a client reads it
  file: any;
  qrText: string;
}

export interface Doors {
  organiser: TestActor;
  issuerId: string;
  validator: TestActor;
  eventId: string;
  slug: string;
  sell(count?: number): Promise<SoldTicket[]>;
  gate(name: string): Promise<string>;
}

export interface DoorsWish {
  name?: string;
  price?: string;
  /** Seconds from now; may lie in the past. */
  effectiveIn?: number;
  expiresIn?: number;
  gracePeriod?: string;
  /** Places of its tier. */
  capacity?: number;
  /** An existing organiser. */
  organiser?: TestActor;
}

const BUY = `mutation Buy($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) { tickets { id file qrText } } }`;

/** A published event with one tier, a validator at its door, and a function that sells its tickets. */
export async function openDoors(app: TestApp, request: DoorsWish = {}): Promise<Doors> {
  const organiser = request.organiser ?? (await app.actor('issuer_admin'));
  const issuerId = organiser.issuerId ?? '';
  const validator = await app.actor('issuer_validator', issuerId);
  const as = { token: organiser.token };
  const inSeconds = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString();
  const made = await app.rest(
    'POST',
    '/api/events',
    {
      name: request.name ?? 'Night of the Doors',
      description: 'One stage, two gates.',
      venue: 'KICC, Nairobi, Kenya',
      start_date: inSeconds(3_600),
      end_date: inSeconds(18_000),
    },
    as,
  );
  const eventId: string = made.body.id;
  const tier = {
    tier: 'VIP',
    count: request.capacity ?? 1_000,
    price: request.price ?? '12.5',
    currency: 'USD',
    effective_at: inSeconds(request.effectiveIn ?? -3_600),
    expires_at: inSeconds(request.expiresIn ?? 18_000),
    grace_period: request.gracePeriod ?? '15m',
  };
  await app.rest('POST', `/api/events/${eventId}/tickets`, { tiers: [tier] }, as);
  const published = await app.rest('POST', `/api/events/${eventId}/publish`, {}, as);
  const slug: string = published.body.event.slug;

  return {
    organiser,
    issuerId,
    validator,
    eventId,
    slug,
    sell: async (count = 1) => {
      const person = { name: 'Wanjiku Kamau', email: 'wanjiku@example.test', phone: '+254700000001' };
      const input = { slug, lines: [{ tier: 'VIP', quantity: count }], ...person };
      const bought = await app.graphql(BUY, { input });
      if (bought.errors) throw new Error(JSON.stringify(bought.errors));
      return bought.data.purchaseByForm.tickets;
    },
    gate: async (name) => {
      const document =
        'mutation Gate($eventId: ID!, $name: String!) { createGate(input: { eventId: $eventId, name: $name }) { gate { id } } }';
      const gate = await app.graphql(document, { eventId, name }, as);
      if (gate.errors) throw new Error(JSON.stringify(gate.errors));
      return gate.data.createGate.gate.id;
    },
  };
}
