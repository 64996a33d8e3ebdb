import { callGraphQL, callRest } from '../api.ts';
import type { Stage } from '../stage.ts';

const PASSWORD = 'correct horse battery staple';
const DAY_MS = 86_400_000;

export interface Person {
  token: string;
  userId: string;
  email: string;
}

export interface Organiser extends Person {
  issuerId: string;
}

export interface SeededEvent {
  id: string;
  slug: string;
  tier: string;
}

let people = 0;

/** Registers and signs in, like any user. */
async function register(stage: Stage, role: 'issuer_admin' | 'attendee'): Promise<Person> {
  people += 1;
  const email = `${role.replace('_', '.')}.${people}@bench.test`;
  const account = { name: `Bench ${role} ${people}`, email, password: PASSWORD, role, create_wallet: false };
  const { user } = await callRest<{ user: { id: string } }>(stage, '/auth/register', account);
  return { token: await signIn(stage, email), userId: user.id, email };
}

async function signIn(stage: Stage, email: string): Promise<string> {
  return (await callRest<{ token: string }>(stage, '/auth/login', { email, password: PASSWORD })).token;
}

export async function seedOrganiser(stage: Stage): Promise<Organiser> {
  const person = await register(stage, 'issuer_admin');
  const [row] = await stage.sql<{ issuer_id: string }>('SELECT issuer_id FROM users WHERE id = $1', [
    person.userId,
  ]);
  return { ...person, issuerId: row?.issuer_id ?? '' };
}

/**
 * Creates a person with another role, within the issuer when one is given. Only staff of the platform can assign roles.
 */
export async function seedPerson(stage: Stage, role: string, issuerId: string | null): Promise<Person> {
  const person = await register(stage, 'attendee');
  await stage.sql(
    'UPDATE users SET role = $2, issuer_id = $3, email_verified_at = created_at WHERE id = $1',
    [person.userId, role, issuerId],
  );
  return { ...person, token: await signIn(stage, person.email) };
}

let events = 0;

/** A published event with one tier, whose doors are open. */
export async function seedEvent(stage: Stage, organiser: Organiser, places: number): Promise<SeededEvent> {
  events += 1;
  const now = Date.now();
  const event = await createEvent(stage, organiser, {
    name: `Bench night ${events}`,
    description: 'An evening that everybody wants to see.',
    venue: 'Main Hall, Harbour Street 1',
    category: 'MUSIC',
    startDate: new Date(now + 30 * DAY_MS).toISOString(),
    endDate: new Date(now + 31 * DAY_MS).toISOString(),
  });
  const tiers = [
    {
      tier: 'regular',
      count: places,
      price: '20',
      currency: 'USD',
      effectiveAt: new Date(now - 60_000).toISOString(),
      expiresAt: new Date(now + 31 * DAY_MS).toISOString(),
    },
  ];
  await createTickets(stage, organiser, event.id, tiers);
  await callGraphQL(
    stage,
    'mutation ($id: ID!) { publishEvent(input: { id: $id }) { event { id } } }',
    { id: event.id },
    organiser.token,
  );
  return { ...event, tier: 'regular' };
}

async function createEvent(
  stage: Stage,
  organiser: Organiser,
  input: Record<string, unknown>,
): Promise<{ id: string; slug: string }> {
  const document =
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id slug } } }';
  type Created = { createEvent: { event: { id: string; slug: string } } };
  return (await callGraphQL<Created>(stage, document, { input }, organiser.token)).createEvent.event;
}

export const CREATE_TICKETS =
  'mutation ($eventId: ID!, $tiers: [TierInput!]!) { createTickets(input: { eventId: $eventId, tiers: $tiers }) { event { id tiers { id name generated } } } }';

/** Maximum places of one call. */
const PLACES_A_CALL = 100_000;

async function createTickets(
  stage: Stage,
  organiser: Organiser,
  eventId: string,
  tiers: { count: number }[],
): Promise<void> {
  const most = Math.max(...tiers.map(({ count }) => count));
  for (let made = 0; made < most; made += PLACES_A_CALL) {
    const some = tiers.map((tier) => ({
      price: '50',
      currency: 'USD',
      ...tier,
      count: Math.min(PLACES_A_CALL, tier.count - made),
    }));
    await callGraphQL(stage, CREATE_TICKETS, { eventId, tiers: some }, organiser.token);
  }
}
