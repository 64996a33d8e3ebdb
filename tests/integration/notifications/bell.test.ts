import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { notifyOfAllPending } from '../../../server/modules/notifications/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { openDoors } from '../../support/door.ts';
import { openMail } from '../../support/mail.ts';
import { until } from '../../support/until.ts';
import { PRICE, published } from '../events/organiser.ts';
import { decide, type ExpensePeople, expensePeople, submitted } from '../expenses/expense-people.ts';
import { tierIds } from '../selling/organiser.ts';
import { poolsOf } from '../selling/pools-of.ts';

let app: TestApp;
let people: ExpensePeople;
beforeAll(async () => {
  app = await bootTestApp();
  people = await expensePeople(app);
});
afterAll(() => app.close());

interface Told {
  id: string;
  kind: string;
  title: string;
  detail: string;
  link: string;
  isRead: boolean;
}

async function reported(who: TestActor, kind: string): Promise<Told[]> {
  const query = '{ notifications(first: 100) { nodes { id kind title detail link isRead } } }';
  const { data } = await app.graphql(query, {}, who);
  return data.notifications.nodes.filter((one: Told) => one.kind === kind);
}
const unread = async (who: TestActor): Promise<number> =>
  (await app.graphql('{ unreadNotifications }', {}, who)).data.unreadNotifications;
const prefer = (who: TestActor, kind: string, bell: boolean, mail: boolean) =>
  app.graphql(
    `mutation { setNotificationPreference(input: { kind: ${kind}, bell: ${bell}, mail: ${mail} }) { preference { kind bell mail } } }`,
    {},
    who,
  );

it('notifies signatories of open tasks, and resolves the notification once they are done', async () => {
  const { admin, finance, musician, manager, contractId } = people;
  const link = `/dashboard?tab=partnerships&contract=${contractId}`;
  const draft = await until(async () => (await reported(musician, 'APPROVAL'))[0]);
  expect(draft).toMatchObject({ title: 'A contract waits for your approval', link, isRead: false });
  await app.graphql(
    'mutation ($id: ID!) { approveContract(input: { id: $id }) { message } }',
    { id: contractId },
    musician,
  );
  await until(async () => (await reported(musician, 'APPROVAL')).every(({ isRead }) => isRead));
  expect((await reported(manager, 'APPROVAL'))[0]?.isRead).toBe(false);

  const expense = await submitted(app, finance, contractId, { description: 'Loudspeakers' });
  const waiting = await until(async () =>
    (await reported(musician, 'APPROVAL')).find(({ title }) => title.startsWith('An expense')),
  );
  expect(waiting.detail).toBe('Loudspeakers, Koroga shares');
  expect((await reported(finance, 'APPROVAL')).map(({ title }) => title)).not.toContain(waiting.title);
  expect(await reported(admin, 'APPROVAL')).toEqual([]);
  await decide(app, manager, expense.id);
  await until(async () => (await reported(musician, 'APPROVAL')).every(({ isRead }) => isRead));
  expect(await unread(musician)).toBe(0);
});

it('notifies organisers once of low stock, and again after a refill', async () => {
  const owner = await app.actor('issuer_owner', people.admin.issuerId ?? '');
  const event = await published(app, people.admin, { name: 'Small Room' }, [{ tier: 'regular', count: 12 }]);
  const buyOne = () =>
    app.rest('POST', `/events/${event.slug}/purchase`, {
      ...{ tier: 'regular', name: 'A Guest', email: 'guest@mailbox.test', phone: '+254700000000' },
    });
  await buyOne();
  await notifyOfAllPending(app.app.scope());
  const low = async (who: TestActor) =>
    (await reported(who, 'LOW_STOCK')).filter(({ detail }) => detail === 'Small Room');
  expect(await low(owner)).toEqual([]);
  await buyOne();
  const [first] = await until(async () => (await low(owner)).length === 1 && (await low(owner)));
  expect(first).toMatchObject({
    title: 'Only 10 tickets left',
    link: `/dashboard?tab=events&event=${event.id}`,
  });
  await buyOne();
  await notifyOfAllPending(app.app.scope());
  expect(await low(owner)).toHaveLength(1);
  expect(await low(people.admin)).toHaveLength(1);
  expect(await low(people.finance)).toEqual([]);
  const more =
    'mutation ($id: ID!, $tiers: [TierInput!]!) { createTickets(input: { eventId: $id, tiers: $tiers }) { event { id } } }';
  await app.graphql(more, { id: event.id, tiers: [{ ...PRICE, tier: 'late', count: 3 }] }, people.admin);
  await notifyOfAllPending(app.app.scope());
  expect((await low(owner)).map(({ isRead }) => isRead)).toEqual([true]);
  await Promise.all([buyOne(), buyOne(), buyOne()]);
  await notifyOfAllPending(app.app.scope());
  expect(await low(owner)).toHaveLength(2);
});

it('notifies organisers of low stock in every event of a room', async () => {
  const owner = await app.actor('issuer_owner', people.admin.issuerId ?? '');
  const made = (name: string) => published(app, people.admin, { name }, [{ tier: 'regular', count: 12 }]);
  const [friday, saturday] = [await made('Friday In The Hall'), await made('Saturday In The Hall')];
  const ids = await Promise.all([friday, saturday].map(({ id }) => tierIds(app, id)));
  const pool = { capacity: 12, tierIds: ids.flatMap((tiers) => Object.values(tiers)) };
  expect((await poolsOf(app, people.admin).create(friday.id, pool)).errors).toBeUndefined();
  await buy(app, { slug: saturday.slug, lines: [{ tier: 'regular', quantity: 3 }] });
  await until(async () => {
    const names = (await reported(owner, 'LOW_STOCK')).map(({ detail }) => detail);
    return ['Friday In The Hall', 'Saturday In The Hall'].every((name) => names.includes(name));
  });
});

it('notifies organisers when two doors admitted one ticket', async () => {
  const doors = await openDoors(app, { name: 'Two Gates' });
  const [ticket] = await doors.sell();
  const UPLOAD = `mutation ($deviceId: String!, $scans: [QueuedScanInput!]!) {
    uploadScans(input: { deviceId: $deviceId, clockOffsetMs: 0, scans: $scans }) { scans { conflict } } }`;
  for (const deviceId of ['east', 'west']) {
    const deviceTime = app.clock.now().toISOString();
    const scan = { nonce: deviceId, ticket: ticket?.file, deviceTime, admitted: true, outcome: 'GOOD' };
    const answer = await app.graphql(UPLOAD, { deviceId, scans: [scan] }, doors.validator);
    expect(answer.data.uploadScans.scans).toEqual([{ conflict: deviceId === 'west' }]);
  }
  const [alarm] = await until(async () => {
    const all = await reported(doors.organiser, 'CONFLICT');
    return all.length > 0 && all;
  });
  expect(alarm).toMatchObject({
    title: 'One ticket was let in twice',
    detail: expect.stringMatching(/^[0-9A-Z]{8}, VIP, Two Gates$/),
    link: `/dashboard?tab=search&ticket=${ticket?.id}`,
  });
  expect(await reported(doors.validator, 'CONFLICT')).toEqual([]);
});

it('notifies of an invitation, in the app and by mail by each one’s settings', async () => {
  const [guest, quiet] = [await app.actor('attendee'), await app.actor('attendee')];
  await app.sql('UPDATE users SET email_verified_at = now() WHERE id = ANY ($1)', [
    [guest.userId, quiet.userId],
  ]);
  expect((await prefer(guest, 'INVITATION', true, true)).data.setNotificationPreference.preference).toEqual({
    ...{ kind: 'INVITATION', bell: true, mail: true },
  });
  await prefer(quiet, 'INVITATION', false, false);
  for (const { email } of [guest, quiet]) {
    const answer = await app.rest('POST', '/api/partnerships/invite', { email, role: 'venue' }, people.admin);
    expect(answer.status).toBe(201);
  }
  const [invited] = await until(async () => {
    const all = await reported(guest, 'INVITATION');
    return all.length > 0 && all;
  });
  expect(invited?.title).toContain('invites you as a partner');
  expect((await openMail(app, guest.email, 'notification')).text).toContain('invites you as a partner');
  await notifyOfAllPending(app.app.scope());
  expect(await reported(quiet, 'INVITATION')).toEqual([]);
  const { data } = await app.graphql('{ notificationPreferences { kind bell mail } }', {}, quiet);
  expect(data.notificationPreferences).toEqual([
    { kind: 'MESSAGE', bell: false, mail: false },
    { kind: 'ALERT', bell: true, mail: true },
    { kind: 'EVENT_CHANGED', bell: true, mail: false },
    { kind: 'APPROVAL', bell: true, mail: false },
    { kind: 'LOW_STOCK', bell: true, mail: false },
    { kind: 'CONFLICT', bell: true, mail: false },
    { kind: 'VOID_ENTRY', bell: true, mail: false },
    { kind: 'DISPUTE', bell: true, mail: true },
    { kind: 'PAYOUT', bell: true, mail: true },
    { kind: 'INVITATION', bell: false, mail: false },
  ]);
});

it('rings live, and counts down as things are read', async () => {
  const [writer, reader, other] = [await app.actor('attendee'), await app.actor('attendee'), people.stranger];
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${reader.token}` },
  });
  const heard = client.iterate<{
    notificationArrived: { notification: Told | null; unreadNotifications: number };
  }>({
    query: 'subscription { notificationArrived { notification { id title } unreadNotifications } }',
  });
  const next = async () => (await heard.next()).value?.data?.notificationArrived;
  expect(await next()).toEqual({ notification: null, unreadNotifications: 0 });
  const send = (subject: string) =>
    app.rest(
      'POST',
      '/api/messages',
      { recipient_email: reader.email, subject, body: 'Look', type: 'alert' },
      writer,
    );
  await send('One');
  const rung = await next();
  expect(rung).toMatchObject({
    notification: { title: expect.stringContaining('Alert') },
    unreadNotifications: 1,
  });
  await send('Two');
  expect(await next()).toMatchObject({ unreadNotifications: 2 });
  const MARK = 'mutation ($id: ID!) { markNotificationRead(input: { id: $id }) { notification { isRead } } }';
  const id = rung?.notification?.id;
  expect((await app.graphql(MARK, { id }, other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await app.graphql(MARK, { id }, reader)).data.markNotificationRead.notification).toEqual({
    isRead: true,
  });
  expect(await next()).toEqual({ notification: null, unreadNotifications: 1 });
  expect((await app.graphql('mutation { markAllNotificationsRead { marked } }', {}, reader)).data).toEqual({
    markAllNotificationsRead: { marked: 1 },
  });
  expect(await next()).toEqual({ notification: null, unreadNotifications: 0 });
  await client.dispose();
});
