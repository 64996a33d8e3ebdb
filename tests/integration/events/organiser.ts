import type { TestActor, TestClient } from '../../support/client.ts';

/** The dates are ahead of the tests' initial clock. */
export function eventInput(app: TestClient, changed: Record<string, unknown> = {}): Record<string, unknown> {
  const start = app.clock.now().getTime() + 7 * 86_400_000;
  return {
    name: 'Koroga Festival',
    description: 'Food and music in the gardens.',
    venue: 'Hells Gate, Naivasha, Kenya',
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + 6 * 3_600_000).toISOString(),
    category: 'MUSIC',
    ...changed,
  };
}

const CREATE =
  'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id slug status } } }';
const PUBLISH = 'mutation ($id: ID!) { publishEvent(input: { id: $id }) { event { id status } } }';
const TICKETS =
  'mutation ($id: ID!, $tiers: [TierInput!]!) { createTickets(input: { eventId: $id, tiers: $tiers }) { event { id tiers { id name } } } }';

/** A draft of that organiser, created through the API. */
export async function draft(
  app: TestClient,
  who: TestActor,
  changed: Record<string, unknown> = {},
): Promise<{ id: string; slug: string }> {
  const answer = await app.graphql(CREATE, { input: eventInput(app, changed) }, who);
  if (!answer.data?.createEvent.event) throw new Error(JSON.stringify(answer.errors));
  return answer.data.createEvent.event;
}

/** Of a tier for which a test names none. */
export const PRICE = { price: '50', currency: 'USD' };

/** A published event with these tiers. */
export async function published(
  app: TestClient,
  who: TestActor,
  changed: Record<string, unknown> = {},
  tiers: Record<string, unknown>[] = [{ tier: 'regular', count: 20 }],
): Promise<{ id: string; slug: string }> {
  const event = await draft(app, who, changed);
  await app.graphql(TICKETS, { id: event.id, tiers: tiers.map((tier) => ({ ...PRICE, ...tier })) }, who);
  await app.graphql(PUBLISH, { id: event.id }, who);
  return event;
}
