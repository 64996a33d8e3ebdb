import { expect, type Page } from '@playwright/test';
import { openTab, toast } from './dashboard.ts';

export interface EventWish {
  name: string;
  venue: string;
  description: string;
  /** As in the field: `2026-12-31T20:00`. */
  start: string;
  end: string;
}

/** A date-time in the format of a date field, in the journeys' zone, which is UTC. */
export const fieldMoment = (hoursFromNow: number): string =>
  new Date(Date.now() + hoursFromNow * 3_600_000).toISOString().slice(0, 16);

/** Fills the open Create Event form, without submitting it. */
export async function fillEvent(page: Page, request: EventWish): Promise<void> {
  const form = page.getByRole('form', { name: 'Event', exact: true });
  await form.getByLabel('Event Name').fill(request.name);
  await form.getByLabel('Venue').fill(request.venue);
  await form.getByLabel('Description').fill(request.description);
  await form.getByLabel('Start Date').fill(request.start);
  await form.getByLabel('End Date').fill(request.end);
}

/** Creates an event, and leaves its own page open. */
export async function createEvent(page: Page, request: EventWish): Promise<void> {
  await openTab(page, 'My Events');
  await page.getByRole('link', { name: 'Create Event' }).first().click();
  await fillEvent(page, request);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(toast(page, 'Event created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: request.name })).toBeVisible();
}

export interface TierRow {
  tier: string;
  count: string;
  price: string;
  currency: string;
}

/** Opens a page of the open event by its tab. */
export const openPart = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Event pages' }).getByRole('link', { name, exact: true }).click();

/** Publishes the open draft; an organiser without a way to be paid confirms it. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Publish without a way to be paid?' });
  const done = toast(page, 'Event published successfully!');
  await expect(question.or(done).first()).toBeVisible();
  if (!(await question.isVisible())) return;
  await question.getByRole('button', { name: 'Publish now' }).click();
  await expect(done).toBeVisible();
}

/** Generates tickets on the Tickets page of the open event, a row of the form for each tier. */
export async function createTickets(page: Page, tiers: TierRow[]): Promise<void> {
  await openPart(page, 'Tickets');
  for (const [index, tier] of tiers.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add Tier' }).click();
    const row = page.getByRole('group', { name: `Tier ${index + 1}` });
    await row.getByLabel('Tier Name').fill(tier.tier);
    await row.getByLabel('Count').fill(tier.count);
    await row.getByLabel('Price').fill(tier.price);
    await row.getByLabel('Currency').selectOption(tier.currency);
  }
  await page.getByRole('button', { name: 'Create Tickets' }).click();
  await expect(toast(page, 'Tickets created successfully!')).toBeVisible();
}

/** One of the big figures above the tiers: "Total Sold" ... */
export function figure(page: Page, label: string) {
  const term = page
    .getByRole('region', { name: 'Ticket Summary' })
    .getByRole('term')
    .filter({ hasText: label });
  return term.locator('xpath=following-sibling::dd[1]');
}
