import { ticketFile } from '../../lib/signing/index.ts';
import { ANONYMOUS, SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { purchaseByForm } from '../checkout/index.ts';
import { collectDue, createGate, revokeTicket, validateTicket } from '../door/index.ts';
import { createEvent, createPool, createTickets, findEvent, publishEvent } from '../events/index.ts';
import { setEventSales } from '../sales-rules/index.ts';
import { type Ticket, unsignedTicket } from '../tickets/index.ts';
import { isCompleted, readEventNames, SEEDED } from './demo.reads.ts';
import { actingAs, type DemoPeople, demoPeople } from './demo-people.ts';
import { DEMO_BUYERS, DEMO_SHOWS, type DemoShow } from './demo-shows.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EAST_AFRICA = 3 * HOUR;

/** Creates a show as its organiser, and buys its tickets. @returns the sold tickets */
async function stageShow(scope: Scope, people: DemoPeople, show: DemoShow): Promise<Ticket[]> {
  const organiser = actingAs(scope, people, 'issuer_admin');
  const { name, description, venue, category } = show;
  const id = await createEvent(organiser, {
    name,
    description,
    venue,
    category,
    ...timesOf(show, scope.clock.now()),
  });
  const tiers = show.tiers.map(({ sold: _sold, ...tier }) => ({ ...tier, gracePeriod: '15m' }));
  await createTickets(organiser, id, tiers);
  if (show.room) {
    const { tiers: created } = await findEvent(organiser, id);
    await createPool(organiser, id, { ...show.room, tierIds: created.map((tier) => tier.id) });
  }
  if (show.draft) return [];
  await publishEvent(organiser, id);
  const event = await findEvent(organiser, id);
  // A few demo buyers buy all tickets, so the limits are lifted meanwhile.
  await setEventSales(organiser, id, { personLimit: null, networkLimit: null });
  const { slug } = event;
  const orders = show.tiers.flatMap(({ tier, sold }) => ordersOf(tier, sold));
  const sales = orders.map((order, index) => buy(scope, people, slug, order, index));
  const tickets = (await Promise.all(sales)).flat();
  await setEventSales(organiser, id, {
    personLimit: event.personLimit,
    networkLimit: event.networkLimit,
  });
  return tickets;
}

function timesOf(show: DemoShow, now: Date): { startDate: Date; endDate: Date } {
  const today = Math.floor((now.getTime() + EAST_AFRICA) / DAY) * DAY - EAST_AFRICA;
  const running = Math.floor(now.getTime() / HOUR) * HOUR - 2 * HOUR;
  const start = show.inDays === 0 ? running : today + show.inDays * DAY + show.hour * HOUR;
  return { startDate: new Date(start), endDate: new Date(start + show.hours * HOUR) };
}

interface DemoOrder {
  tier: string;
  quantity: number;
}

/** Splits the tickets into orders of one to four. */
function ordersOf(tier: string, sold: number): DemoOrder[] {
  const orders: DemoOrder[] = [];
  for (let left = sold; left > 0; left -= orders.at(-1)?.quantity ?? left) {
    orders.push({ tier, quantity: Math.min(left, 1 + ((left * 7) % 4)) });
  }
  return orders;
}

/** Buys an order; the first one of each show is the demo attendee's, so that they have tickets. */
async function buy(
  scope: Scope,
  people: DemoPeople,
  slug: string,
  line: DemoOrder,
  index: number,
): Promise<Ticket[]> {
  const name = DEMO_BUYERS[(index * 5 + slug.length) % DEMO_BUYERS.length] ?? 'Guest';
  const buyer = {
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@guests.demo.passa.test`,
    phone: '+254 711 000 000',
  };
  const attendee = actingAs(scope, people, 'attendee');
  const own =
    index === 0 && attendee.actor.kind === 'user'
      ? { name: attendee.actor.name, email: attendee.actor.email }
      : {};
  const input = { slug, lines: [line], ...buyer, ...own };
  const buying = index === 0 ? attendee : { ...scope, actor: ANONYMOUS };
  return (await purchaseByForm(buying, input, null)).tickets;
}

const METHODS = ['cash', 'mobile_money', 'card_terminal', 'mobile_money', 'waived'] as const;

/** Simulates an evening at the door: guests enter and pay, one comes twice, and one ticket is revoked. */
export async function openDoor(scope: Scope, people: DemoPeople, tickets: Ticket[]): Promise<void> {
  const [first, ...others] = tickets;
  const eventId = first?.record.eventId;
  if (first === undefined || eventId === undefined) return;
  const organiser = actingAs(scope, people, 'issuer_admin');
  const validator = actingAs(scope, people, 'issuer_validator');
  const gates = [
    await createGate(organiser, eventId, 'Main Gate'),
    await createGate(organiser, eventId, 'Garden Gate'),
  ];
  const scan = (ticket: Ticket, index: number) =>
    validateTicket(validator, {
      ticket: ticketFile(unsignedTicket(ticket.record), ticket.record.signature),
      eventId,
      gateId: gates[index % gates.length]?.id ?? null,
      commit: true,
    });
  // The demo attendee's own ticket stays unused, so that visitors can try the door with it.
  const guests = others.filter((ticket) => ticket.record.userId === null);
  const entering = guests.slice(0, Math.ceil(guests.length / 2));
  await Promise.all(entering.map(scan));
  await Promise.all(
    entering
      .slice(0, -2)
      .map((ticket, index) => collectDue(validator, ticket.id, METHODS[index % METHODS.length] ?? 'cash')),
  );
  const [again] = entering;
  const revoked = guests.at(-1);
  if (again) await scan(again, 1);
  if (revoked === undefined || entering.includes(revoked)) return;
  await revokeTicket(organiser, { ticketId: revoked.id, reason: 'Bought twice by mistake' });
  await scan(revoked, 0);
}

/**
 * Seeds a trial installation with an account for each role, and an organiser with shows on sale. It calls the product's
 * own use cases as those people, and runs once; later changes by users stay.
 * @param scope with system rights
 * @param options.password of every account that is created
 */
export async function seedDemo(scope: Scope, options: { password: string }): Promise<void> {
  const people = await demoPeople(scope, options.password);
  const issuerId = people.get('issuer_admin')?.issuerId;
  // A demo account has another role by now: the installation is in real use.
  if (!issuerId || !people.has('issuer_validator') || !people.has('attendee')) return;
  if (await isCompleted(scope, issuerId, SEEDED)) return;
  // An interrupted start may have created some of the shows.
  const known = await readEventNames(scope, issuerId);
  const missing = DEMO_SHOWS.filter((show) => !known.has(show.name));
  await Promise.all(missing.map((show) => stage(scope, people, show)));
  await inTransaction(
    scope,
    (tx) => tx.audit({ action: SEEDED, entityType: 'issuer', entityId: issuerId, issuerId }),
    SYSTEM_TENANCY,
  );
}

async function stage(scope: Scope, people: DemoPeople, show: DemoShow): Promise<void> {
  const tickets = await stageShow(scope, people, show);
  if (show.inDays === 0) await openDoor(scope, people, tickets);
}
