import { ANONYMOUS } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import { purchaseByForm } from '../checkout/index.ts';
import { createEvent, createTickets, findEvent, publishEvent } from '../events/index.ts';
import { setEventSales } from '../sales-rules/index.ts';
import type { Ticket } from '../tickets/index.ts';
import { as, type DemoPeople } from './demo-people.ts';
import { DEMO_BUYERS, type DemoShow } from './demo-shows.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EAST_AFRICA = 3 * HOUR;

/** Creates a show as its organiser, and buys its tickets. @returns the sold tickets */
export async function stageShow(scope: Scope, people: DemoPeople, show: DemoShow): Promise<Ticket[]> {
  const organiser = as(scope, people, 'issuer_admin');
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
  const attendee = as(scope, people, 'attendee');
  const own =
    index === 0 && attendee.actor.kind === 'user'
      ? { name: attendee.actor.name, email: attendee.actor.email }
      : {};
  const input = { slug, lines: [line], ...buyer, ...own };
  const buying = index === 0 ? attendee : { ...scope, actor: ANONYMOUS };
  return (await purchaseByForm(buying, input, null)).tickets;
}
