import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
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
  auditor = await app.actor('system_auditor');
  const buyer = { tier: 'regular', name: 'Wanjiku', email: 'wanjiku@example.test', phone: '+254700000001' };
  await app.rest('POST', `/events/${stage.event.slug}/purchase`, buyer);
  await app.rest('POST', `/events/${stage.event.slug}/purchase`, buyer);
  app.clock.advance('24h');
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
  revenueByEvent { eventId name revenue { value currency } }
  approvalsWaiting { kind contract given required waitsForViewer amount { value } } } }`;
const look = (who: TestActor, changed = {}) => app.graphql(CHARTS, { days: 7, minutes: 60, ...changed }, who);
const charts = async (who: TestActor) => granted(await look(who)).dashboardCharts;

describe('the charts of the dashboard', () => {
  it('draw what the organiser sold, whom he let in and what waits', async () => {
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
      { eventId: doors.eventId, name: expect.any(String), revenue: [{ value: '50', currency: 'USD' }] },
      { eventId: stage.event.id, name: 'Koroga Festival', revenue: [{ value: '20', currency: 'XLM' }] },
    ]);
    expect(drawn.approvalsWaiting[0]).toMatchObject({
      kind: 'CONTRACT',
      contract: 'Koroga revenue',
      given: 0,
    });
  });

  it('tell a signatory from outside what waits for him, and nothing of the sales', async () => {
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
