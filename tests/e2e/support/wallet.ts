import { expect, type Locator, type Page } from '@playwright/test';
import { toast } from './dashboard.ts';
import { logIn, type Person } from './people.ts';
import { call } from './product-api.ts';

/** Creates and funds a wallet before the person's journey begins. */
export async function fundedWallet(person: Person): Promise<void> {
  const { token } = await logIn(person);
  await call('/api/wallet/create', { token, body: {} });
  await call('/api/wallet/fund', { token, body: {} });
}

/** Balance of a person's wallet on the ledger, in XLM. */
export async function balanceOf(person: Person): Promise<number> {
  const { token } = await logIn(person);
  return Number((await call<{ balance: string }>('/api/wallet/balance', { token })).balance);
}

/** The balance of the open wallet. */
export const balance = (page: Page): Locator => page.getByRole('region', { name: 'Wallet', exact: true });

export type PaidIn = 'XLM' | 'USD' | 'KES' | 'MOCK';

/**
 * Opens the purchase of an event in the open Browse Events panel.
 * @returns the dialog
 */
export async function openPurchase(page: Page, eventName: string): Promise<Locator> {
  const card = page.getByRole('article', { name: eventName });
  const more = page.getByRole('button', { name: 'More events' });
  // All journeys sell in one product, so the event may be on a later page.
  await expect(async () => {
    await expect(card.or(more).first()).toBeVisible();
    if (!(await card.isVisible())) await more.click({ timeout: 5_000 });
    await expect(card).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await card.getByRole('button', { name: 'Buy Ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy Ticket' });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  return dialog;
}

/** Selects a tier and a currency; stops before the review. */
export async function choose(dialog: Locator, tier: string, paidIn: PaidIn): Promise<void> {
  await dialog.getByRole('radio', { name: tier }).click();
  await dialog.getByRole('radio', { name: 'Pay with your wallet' }).check();
  await dialog.getByLabel('Payment currency').selectOption(paidIn);
}

/** A line of the totals: "Price", "You pay" ... */
export const sumLine = (dialog: Locator, label: string): Locator =>
  dialog
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]');

/** Buys one ticket by wallet, from the card of the event to the ticket, and closes the dialog. */
export async function buyByWallet(
  page: Page,
  eventName: string,
  request: { tier: string; paidIn: PaidIn },
): Promise<void> {
  const dialog = await openPurchase(page, eventName);
  await choose(dialog, request.tier, request.paidIn);
  await dialog.getByLabel('Phone', { exact: true }).fill('+254 711 000 000');
  await dialog.getByRole('button', { name: 'Review Purchase' }).click();
  // The notice goes after three seconds, so that it is awaited from the beginning.
  const noticed = expect(toast(page, 'Ticket purchased successfully!').first()).toBeVisible();
  noticed.catch(() => undefined);
  await dialog.getByRole('button', { name: 'Confirm & Pay' }).click();
  // The ledger closes every second; a busy machine needs a few closes.
  await expect(dialog.getByText('Ticket purchased successfully!')).toBeVisible();
  await expect(dialog.getByRole('article', { name: `Ticket for ${eventName}` })).toContainText(
    new RegExp(request.tier, 'i'),
  );
  await noticed;
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}
