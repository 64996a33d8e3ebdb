import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { PASSWORD } from '../../support/client.ts';
import {
  type ContractStage,
  contractInput,
  contractStage,
  createContract,
  granted,
} from '../../support/contract-people.ts';
import { type Doors, openDoors } from '../../support/door.ts';

let app: TestApp;
let stage: ContractStage;
let doors: Doors;
let attendee: TestActor;
let auditor: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  stage = await contractStage(app);
  attendee = await app.actor('attendee');
  const buyer = { tier: 'regular', name: 'Wanjiku', email: 'wanjiku@example.test', phone: '+254700000001' };
  await app.rest('POST', `/events/${stage.event.slug}/purchase`, buyer);
  await app.rest('POST', `/events/${stage.event.slug}/purchase`, buyer);
  app.clock.advance('24h');
  auditor = await app.actor('system_auditor');
  doors = await openDoors(app, { organiser: stage.owner, price: '50' });
  const [ticket] = await doors.sell(1);
  await doors.gate('North');
  const admitted = await app.rest('POST', '/validate', { ticket: ticket?.file }, doors.validator);
  expect(admitted.body).toMatchObject({ success: true });
  await createContract(app, stage.owner, contractInput(stage));
});
afterAll(() => app.close());

const CHARTS = `query ($days: Int!, $minutes: Int!) { dashboardCharts {
  salesByTier(days: $days) { starts stepSeconds series { name points total } }
  entriesByGate(minutes: $minutes) { stepSeconds series { name total } }
  revenueByEvent { event { id } name revenue { amount currency } due { amount currency } }
  approvalsWaiting { kind contract { id name } given required waitsForViewer amount { amount } } } }`;
const look = (who: TestActor, changed = {}) => app.graphql(CHARTS, { days: 7, minutes: 60, ...changed }, who);
const charts = async (who: TestActor) => granted(await look(who)).dashboardCharts;

describe('the charts of the dashboard', () => {
  it('show the organiser’s sales, entries and open tasks', async () => {
    const drawn = await charts(stage.owner);
    expect(drawn.salesByTier.starts).toHaveLength(7);
    expect(drawn.salesByTier.series).toEqual([
      { name: 'regular', points: [0, 0, 0, 0, 0, 2, 0], total: 2 },
      { name: 'VIP', points: [0, 0, 0, 0, 0, 0, 1], total: 1 },
    ]);
    expect(
      drawn.entriesByGate.series.reduce((sum: number, one: { total: number }) => sum + one.total, 0),
    ).toBe(1);
    expect(drawn.revenueByEvent).toEqual([
      {
        event: { id: doors.eventId },
        name: expect.any(String),
        revenue: [{ amount: '50', currency: 'USD' }],
        due: [{ amount: '50', currency: 'USD' }],
      },
      {
        event: { id: stage.event.id },
        name: 'Koroga Festival',
        revenue: [{ amount: '20', currency: 'XLM' }],
        due: [{ amount: '20', currency: 'XLM' }],
      },
    ]);
    expect(drawn.approvalsWaiting[0]).toMatchObject({
      kind: 'CONTRACT',
      contract: { name: 'Koroga revenue' },
      given: 0,
    });
  });

  it('begin with the events that sold in the main currency', async () => {
    const CHOOSE =
      'mutation ($currency: Currency) { setMainCurrency(input: { currency: $currency }) { mainCurrency } }';
    const order = async (currency: string | null) => {
      granted(await app.graphql(CHOOSE, { currency }, stage.owner));
      const { revenueByEvent } = await charts(stage.owner);
      return revenueByEvent.map(({ event }: { event: { id: string } }) => event.id);
    };
    expect(await order('XLM')).toEqual([stage.event.id, doors.eventId]);
    expect(await order('KES')).toEqual([doors.eventId, stage.event.id]);
    expect(await order(null)).toEqual([doors.eventId, stage.event.id]);
  });

  it('show the organiser’s money by month, and where the rest of it is', async () => {
    const MONEY = `query ($months: Int!) { dashboard { revenueCollected { amount } revenueDue { amount currency }
      heldInEscrow { amount } paidToPartners { amount } }
      dashboardCharts { revenueByMonth(months: $months) { month revenue { amount currency } collected { amount } } } }`;
    const { data } = await app.graphql(MONEY, { months: 12 }, stage.owner);
    expect(data.dashboard.revenueDue).toHaveLength(2);
    expect(data.dashboard.revenueDue).toEqual(
      expect.arrayContaining([
        { amount: '50', currency: 'USD' },
        { amount: '20', currency: 'XLM' },
      ]),
    );
    const sold = data.dashboardCharts.revenueByMonth.flatMap(
      ({ revenue }: { revenue: { amount: string; currency: string }[] }) => revenue,
    );
    expect(sold).toHaveLength(2);
    expect(sold).toEqual(expect.arrayContaining(data.dashboard.revenueDue));
    expect(data.dashboardCharts.revenueByMonth[0].month).toBe(app.clock.now().toISOString().slice(0, 7));
    const stranger = await app.graphql(MONEY, { months: 12 }, attendee);
    expect(stranger.data.dashboardCharts.revenueByMonth).toEqual([]);
    expect(stranger.data.dashboard.heldInEscrow).toEqual([]);
    const { errors } = await app.graphql(MONEY, { months: 37 }, stage.owner);
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('show an external signatory their open tasks, and nothing of the sales', async () => {
    const drawn = await charts(stage.partners[0]);
    expect(drawn.salesByTier.series).toEqual([]);
    expect(drawn.revenueByEvent).toEqual([]);
    expect(drawn.approvalsWaiting).toMatchObject([{ kind: 'CONTRACT', waitsForViewer: true }]);
  });

  it('show an attendee nothing of others, and a system role all', async () => {
    const nothing = await charts(attendee);
    expect(nothing.salesByTier.series).toEqual([]);
    expect(nothing.entriesByGate.series).toEqual([]);
    expect(nothing.approvalsWaiting).toEqual([]);
    const all = await charts(auditor);
    expect(all.salesByTier.series[0].total).toBe(2);
    expect(all.approvalsWaiting).toHaveLength(1);
    const rival = await charts(await app.actor('issuer_owner'));
    expect(rival.salesByTier.series).toEqual([]);
    expect(rival.approvalsWaiting).toEqual([]);
  });

  it('refuse a span that no chart has', async () => {
    const { errors } = await look(stage.owner, { days: 500 });
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});

const SEARCH = `query ($text: String!) { quickSearch(text: $text) {
  events { name own } tickets { tier event holder held } people { name role } } }`;
const find = async (text: string, who: TestActor) =>
  granted(await app.graphql(SEARCH, { text }, who)).quickSearch;
const NOTHING = { events: [], tickets: [], people: [] };

async function signedInAgain(who: TestActor): Promise<TestActor> {
  const { body } = await app.rest('POST', '/auth/login', { email: who.email, password: PASSWORD });
  return { ...who, token: body.data.token };
}

describe('the quick search', () => {
  it('finds what an organiser works with, by parts of names and by whole addresses', async () => {
    expect(await find('KOROGA fest', stage.owner)).toEqual({
      ...NOTHING,
      events: [{ name: 'Koroga Festival', own: true }],
    });
    const sold = { tier: 'regular', event: 'Koroga Festival', holder: 'Wanjiku', held: false };
    const vip = { tier: 'VIP', event: 'Night of the Doors', holder: 'Wanjiku Kamau', held: false };
    expect((await find('wanjik', stage.owner)).tickets).toEqual([vip, sold, sold]);
    expect((await find('wanjiku@example.test', stage.owner)).tickets).toContainEqual(sold);
    const [partner] = stage.partners;
    expect((await find(partner.email, stage.owner)).people).toEqual([
      { name: expect.any(String), role: null },
    ]);
    expect((await find(stage.owner.email, stage.owner)).people).toEqual([
      { name: expect.any(String), role: 'ISSUER_OWNER' },
    ]);
  });

  it('takes signs for signs', async () => {
    expect(await find('%', stage.owner)).toEqual(NOTHING);
    expect(await find('  ', stage.owner)).toEqual(NOTHING);
  });

  it('finds nothing of another organiser, and what is on offer for an attendee', async () => {
    const rival = await app.actor('issuer_owner');
    for (const text of ['koroga', 'wanjiku', stage.partners[0].email, stage.owner.email])
      expect(await find(text, rival), text).toEqual(NOTHING);
    expect(await find('koroga', attendee)).toEqual({
      ...NOTHING,
      events: [{ name: 'Koroga Festival', own: false }],
    });
    expect((await find('wanjiku', attendee)).tickets).toEqual([]);
  });

  it("finds one's own tickets, and those of an address once it is proved", async () => {
    const guest = await app.actor('attendee');
    const buyer = { tier: 'regular', name: 'Guest', email: guest.email, phone: '+254700000009' };
    await app.rest('POST', `/events/${stage.event.slug}/purchase`, buyer);
    await app.sql('UPDATE users SET email_verified_at = NULL WHERE id = $1', [guest.userId]);
    expect((await find('koroga', await signedInAgain(guest))).tickets).toEqual([]);
    await app.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [guest.userId]);
    expect((await find('koroga', await signedInAgain(guest))).tickets).toEqual([
      { tier: 'regular', event: 'Koroga Festival', holder: null, held: true },
    ]);
  });
});
