import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { mailedLink } from './mails.ts';

export interface Buyer {
  name: string;
  email: string;
  phone: string;
}

/** The parts of a ticket file that the journeys read. */
export interface TicketFile {
  id: string;
  event_id: string;
  issuer_id: string;
  tier: string;
  price: string;
  currency: string;
  metadata: Record<string, string>;
  key_version: number;
  signature: string;
}

export const tier = (page: Page, name: string): Locator => page.getByRole('radio', { name });

/**
 * Selects a tier on the open event page, and submits the form.
 * @returns the success window
 */
export async function buy(page: Page, tierName: string, buyer: Buyer, tickets = 1): Promise<Locator> {
  await tier(page, tierName).click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Full Name').fill(buyer.name);
  await form.getByLabel('Email').fill(buyer.email);
  await form.getByLabel('Phone', { exact: true }).fill(buyer.phone);
  if (tickets > 1) await form.getByLabel('Tickets').fill(String(tickets));
  await form.getByRole('button', { name: 'Buy Ticket' }).click();
  const bought = page.getByRole('dialog', { name: 'Ticket Purchased!' });
  await expect(bought).toBeVisible();
  return bought;
}

/** Downloads and reads the first ticket of the success window. */
export async function downloadTicket(page: Page, bought: Locator): Promise<TicketFile> {
  const download = page.waitForEvent('download');
  await bought.getByRole('button', { name: 'Download Ticket (JSON)' }).first().click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ticket-[0-9a-f-]{36}\.json$/);
  return JSON.parse(await readFile(await file.path(), 'utf8')) as TicketFile;
}

/** The page of an event once it follows the sale live. */
export const liveEvent = (page: Page): Locator => page.locator('article[data-live="live"]');

/** The link to the order in the newest mail with tickets to the address. */
export function mailLink(page: Page, email: string): Promise<string> {
  return mailedLink(page, email, /https?:\/\/\S+\/orders\/[0-9a-f-]{36}#tickets=[\w-]+/, 'tickets');
}

/** The link with which the buyer of an unpaid order confirms the address, in the newest mail with its tickets. */
export function confirmationLink(page: Page, email: string): Promise<string> {
  return mailedLink(page, email, /https?:\/\/\S+\/orders\/[0-9a-f-]{36}#token=[\w-]+/, 'tickets');
}

/** Opens the link of the newest mail with tickets, requests the one that changes tickets there, and opens that. */
export async function openFreshLink(page: Page, email: string): Promise<void> {
  await page.goto(await mailLink(page, email));
  await page.getByRole('button', { name: 'Send me a fresh link' }).click();
  await expect(page.getByText('A fresh link is on its way to your mailbox.')).toBeVisible();
  await page.goto(
    await mailedLink(page, email, /https?:\/\/\S+\/find-tickets\S*[#?]token=[\w-]+/, 'find_tickets'),
  );
  await page.getByRole('button', { name: 'Show my tickets' }).click();
}
