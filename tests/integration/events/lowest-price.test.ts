import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { published } from './organiser.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const CARD = `query ($slug: String!) { publishedEvent(slug: $slug) { lowestPrice { amount currency } } }`;
const lowest = async (slug: string) =>
  (await app.graphql(CARD, { slug })).data.publishedEvent.lowestPrice as { amount: string } | null;

it('names the lowest price that can still be bought', async () => {
  const event = await published(app, admin, {}, [
    { tier: 'vip', count: 1, price: '50', currency: 'USD' },
    { tier: 'regular', count: 1, price: '20', currency: 'USD' },
    { tier: 'local', count: 1, price: '1', currency: 'KES' },
    { tier: 'secret', count: 1, price: '5', currency: 'USD' },
  ]);
  await app.sql("UPDATE tiers SET hidden = true WHERE event_id = $1 AND name = 'secret'", [event.id]);
  expect(await lowest(event.slug)).toEqual({ amount: '20', currency: 'USD' });
  await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] });
  expect(await lowest(event.slug)).toEqual({ amount: '50', currency: 'USD' });
  await buy(app, { slug: event.slug, lines: [{ tier: 'vip' }] });
  expect(await lowest(event.slug)).toEqual({ amount: '1', currency: 'KES' });
  await buy(app, { slug: event.slug, lines: [{ tier: 'local' }] });
  expect(await lowest(event.slug)).toEqual({ amount: '20', currency: 'USD' });
});

it('is null without tiers', async () => {
  const event = await published(app, admin, {}, []);
  expect(await lowest(event.slug)).toBeNull();
});

it('is the same in the list of events, read with its page', async () => {
  const LIST =
    'query { publishedEvents(first: 50) { nodes { slug lowestPrice { amount } available lowStock } } }';
  const event = await published(app, admin, {}, [
    { tier: 'regular', count: 3, price: '7.5', currency: 'USD' },
  ]);
  const { data } = await app.graphql(LIST, {});
  const card = data.publishedEvents.nodes.find(({ slug }: { slug: string }) => slug === event.slug);
  expect(card).toMatchObject({ lowestPrice: { amount: '7.5' }, available: 3, lowStock: true });
});
