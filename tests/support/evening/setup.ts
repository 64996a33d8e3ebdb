import type { TestActor, TestClient } from '../client.ts';
import { pairPhone } from '../devices.ts';
import { newPhone } from '../phones.ts';
import { DOOR_SALE, type EveningTicket, TIERS, type TierPlan } from './plan.ts';
import type { Chance } from './seeded.ts';

/** Most tickets of one order. */
const ORDER = 20;
const GATE_NAMES = ['North', 'South', 'West', 'East'] as const;

export interface EveningEvent {
  owner: TestActor;
  eventId: string;
  slug: string;
  /** Ids, in the order of the gates of the plan. */
  gates: string[];
  /** Each ticket gets one of the first and two of the second. */
  items: { id: string; perTicket: number }[];
}

const EVENT = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id slug } } }`;
const TICKETS = `mutation ($id: ID!, $tiers: [TierInput!]!) {
  createTickets(input: { eventId: $id, tiers: $tiers }) { event { tiers { id name } } } }`;
const PUBLISH = 'mutation ($id: ID!) { publishEvent(input: { id: $id }) { event { status } } }';
const RULE = `mutation ($tierId: ID!, $rule: EntryRule!, $limit: Int) {
  setEntryRule(input: { tierId: $tierId, rule: $rule, limit: $limit }) { settings { entryRules { rule } } } }`;
const LIVE = `mutation ($eventId: ID!, $tierIds: [ID!], $from: DateTime) {
  setLiveCodes(input: { eventId: $eventId, tierIds: $tierIds, from: $from }) { event { id } } }`;
const GATE = `mutation ($eventId: ID!, $name: String!) { createGate(input: { eventId: $eventId, name: $name }) { gate { id } } }`;
const ITEM = `mutation ($eventId: ID!, $name: String!, $perTicket: Int!) {
  createHandoutItem(input: { eventId: $eventId, name: $name, perTicket: $perTicket }) {
    settings { handoutItems { id name perTicket } } } }`;
const OFFICE =
  'mutation ($id: ID!) { setBoxOffice(input: { eventId: $id, isOpen: true }) { boxOffice { isOpen } } }';
const BUY = `mutation ($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) { orderKey tickets { id qrText tier { name } } } }`;
const REGISTER = `mutation ($input: RegisterTicketPhoneInput!) {
  registerTicketPhone(input: $input) { ticket { id } } }`;

/** Calls that must succeed. */
export const callerOf =
  (client: TestClient) =>
  // biome-ignore lint/suspicious/noExplicitAny: answers of GraphQL
  async (text: string, variables: Record<string, unknown>, who?: { token: string }): Promise<any> => {
    const { data, errors } = await client.graphql(text, variables, who);
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0];
  };

/** An event from 18:00 to 06:00 with four gates, two things to hand out, and an open box office. */
export async function openEvent(
  client: TestClient,
  opensAt: number,
  gateTickets: number,
): Promise<EveningEvent> {
  const call = callerOf(client);
  const owner = await client.actor('issuer_owner');
  const iso = (at: number): string => new Date(at).toISOString();
  const endsAt = opensAt + 12 * 3_600_000;
  const input = {
    name: 'The long evening',
    description: 'Four gates.',
    venue: 'Uhuru Gardens, Nairobi, Kenya',
    startDate: iso(opensAt),
    endDate: iso(endsAt),
    category: 'MUSIC',
  };
  const { event } = await call(EVENT, { input }, owner);
  const eventId: string = event.id;
  const made = [...TIERS, DOOR_SALE];
  const tiers = made.map(({ tier, price }) => ({
    ...{ tier, price, currency: 'KES', count: tier === DOOR_SALE.tier ? gateTickets : 5_000 },
    ...{ effectiveAt: iso(opensAt - 3_600_000), expiresAt: iso(endsAt) },
  }));
  const { tiers: created } = (await call(TICKETS, { id: eventId, tiers }, owner)).event;
  const idOf = (plan: TierPlan): string =>
    created.find(({ name }: { name: string }) => name === plan.tier).id;
  await call(PUBLISH, { id: eventId }, owner);
  for (const plan of made) {
    const { rule, limit } = plan.terms;
    if (rule !== 'once') await call(RULE, { tierId: idOf(plan), rule: rule.toUpperCase(), limit }, owner);
  }
  const tierIds = TIERS.filter(({ isLive }) => isLive).map(idOf);
  await call(LIVE, { eventId, tierIds, from: client.clock.now().toISOString() }, owner);
  const gates: string[] = [];
  for (const name of GATE_NAMES) gates.push((await call(GATE, { eventId, name }, owner)).gate.id);
  await call(ITEM, { eventId, name: 'Wristband', perTicket: 1 }, owner);
  const { settings } = await call(ITEM, { eventId, name: 'Drink', perTicket: 2 }, owner);
  await call(OFFICE, { id: eventId }, owner);
  const items = ['Wristband', 'Drink'].map((wanted) =>
    settings.handoutItems.find(({ name }: { name: string }) => name === wanted),
  );
  return { owner, eventId, slug: event.slug, gates, items };
}

/** Sells tickets for so many people, in orders of several tiers, and registers the phones of most live ones. */
export async function sellTickets(
  client: TestClient,
  { slug }: EveningEvent,
  people: number,
  chance: Chance,
): Promise<EveningTicket[]> {
  const call = callerOf(client);
  const wanted = TIERS.flatMap((plan) =>
    Array.from({ length: Math.ceil((people * plan.share) / (plan.terms.limit ?? 1)) }, () => ({
      plan,
      by: chance.share(),
    })),
  ).toSorted((one, other) => one.by - other.by);
  const tickets: EveningTicket[] = [];
  for (let from = 0; from < wanted.length; from += ORDER) {
    const order = wanted.slice(from, from + ORDER).map(({ plan }) => plan);
    const lines = TIERS.filter((plan) => order.includes(plan)).map((plan) => ({
      ...{ tier: plan.tier, quantity: order.filter((one) => one === plan).length },
    }));
    const buyer = { name: `Buyer ${from}`, email: `buyer.${from}@evening.test`, phone: '+254700000001' };
    const bought = await call(BUY, { input: { slug, lines, ...buyer } });
    for (const { id, qrText, tier } of bought.tickets) {
      const plan = TIERS.find((one) => one.tier === tier.name) as TierPlan;
      const ticket: EveningTicket = { id, code: qrText, plan };
      if (plan.isLive && chance.happens(0.9)) {
        const phone = newPhone();
        const phoneTime = client.clock.now().toISOString();
        await call(REGISTER, {
          input: { id, publicKey: phone.publicKey, phoneTime, orderKey: bought.orderKey },
        });
        ticket.phone = phone;
      }
      tickets.push(ticket);
    }
  }
  return tickets;
}

/** Pairs a phone for one gate of the event. */
export async function pairDoor(
  client: TestClient,
  { owner, eventId, gates }: EveningEvent,
  gate: number,
): Promise<{ deviceId: string; token: string; id: string }> {
  const terms = { eventIds: [eventId], gateIds: [gates[gate] as string] };
  return pairPhone(client, owner, { profile: gate < 2 ? 'BOX_OFFICE' : 'SCAN_ONLY', ...terms });
}
