import type { Browser, Locator, Page } from '@playwright/test';
import { PHONE } from './look.ts';
import { logIn, register, stranger } from './people.ts';
import { ask, type PublishedEvent, publishEvent, type TierWish, unique } from './product-api.ts';

const SET = `mutation ($input: SetWaitingRoomInput!) {
  setWaitingRoom(input: $input) { event { id waitingRoom { seedHash } } }
}`;

export interface Sale {
  token: string;
  event: PublishedEvent;
}

interface RoomTimes {
  onSaleAt: Date;
  joinsFrom: Date;
}

/** Seconds until the sale of a room that `beginSale` begins: no journey takes as long. */
export const LATER = 7_200;

const TIER: TierWish = { tier: 'regular', count: 50, price: 20, currency: 'USD' };

/** Opens a waiting room in which people can join, and whose sale begins in some seconds. */
export async function openRoom(
  token: string,
  eventId: string,
  seconds: number,
  settings: object = {},
): Promise<RoomTimes> {
  const onSaleAt = Date.now() + seconds * 1_000;
  const times = { onSaleAt: new Date(onSaleAt), joinsFrom: new Date(Date.now() - 60_000) };
  await ask(token, SET, { input: { eventId, ...times, ...settings } });
  return times;
}

/** Begins the sale of a room in which people have joined, in a moment. */
export const beginSale = ({ token, event }: Sale, settings: object = {}): Promise<RoomTimes> =>
  openRoom(token, event.id, 3, settings);

/** Gives people more time to buy; those who are admitted keep theirs. */
export async function setMinutes({ token, event, times }: OpenSale, minutes: number): Promise<void> {
  await ask(token, SET, { input: { eventId: event.id, ...times, minutes } });
}

export interface OpenSale extends Sale {
  times: RoomTimes;
}

/** Publishes an event of a new organiser. */
export async function newEvent(tier: Partial<TierWish> = {}): Promise<Sale> {
  const { token } = await logIn(await register(stranger('Lamu Sound'), 'issuer_admin'));
  return { token, event: await publishEvent(token, unique('On-Sale Night'), [{ ...TIER, ...tier }]) };
}

/** Publishes an event whose waiting room is open, and whose sale begins in some seconds. */
export async function onSaleDay(
  tier: Partial<TierWish>,
  seconds: number,
  settings: object = {},
): Promise<OpenSale> {
  const sale = await newEvent(tier);
  return { ...sale, times: await openRoom(sale.token, sale.event.id, seconds, settings) };
}

export async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  return context.newPage();
}

/** What the open page of a waiting room says. */
export const roomHeading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 2, name });

/** Joins on the open page of a waiting room. */
export const enterRoom = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Join the waiting room' }).click();

export const visitor = (name: string) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@queue.test`,
  phone: '+254 712 345 678',
});
