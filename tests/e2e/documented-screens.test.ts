import type { Browser, Page } from '@playwright/test';
import { type DocumentedScreen, documentedScreens } from '../support/documented-texts.ts';
import { follow } from './support/follow.ts';
import { demo, logIn, signedIn } from './support/people.ts';
import { type PublishedEvent, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

/** The demo's wallets and its contract are created after the start, as fast as the ledger closes. */
const SOON = { timeout: 5_000 };

/** A text on the screen: as text, as the label of a field, or of a button. */
const said = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .or(page.getByLabel(text, { exact: true }))
    .filter({ visible: true })
    .first();

/** An event of the demo's organiser with few tickets left. */
async function evening(): Promise<PublishedEvent> {
  const { token } = await logIn(demo('issuer_admin'));
  return publishEvent(token, unique('Mashairi Evening'), [
    { tier: 'regular', count: 8, price: 12, currency: 'XLM' },
  ]);
}

/** @param isOpen whether the page is open already, with nothing clicked */
async function shows(page: Page, screen: DocumentedScreen, event: PublishedEvent, isOpen: boolean) {
  const [first = '', ...others] = screen.texts;
  let stands = isOpen;
  await expect(async () => {
    const address = screen.address.replace('{slug}', event.slug).replace('{event}', event.id);
    // Public pages are prerendered before their scripts load.
    if (!stands) await (screen.reader === 'visitor' ? page.goto(address) : follow(page, address));
    stands = false;
    for (const name of screen.press ?? []) await said(page, name).click(SOON);
    await expect(said(page, first)).toBeVisible(SOON);
  }).toPass();
  for (const text of others) await expect.soft(said(page, text)).toBeVisible();
  for (const name of screen.choices ?? [])
    await expect.soft(page.getByRole('option', { name, exact: true }).first()).toBeAttached();
}

const come = async (browser: Browser, reader: DocumentedScreen['reader']): Promise<Page> =>
  reader === 'visitor' ? browser.newPage() : (await signedIn(browser, demo(reader))).newPage();

for (const reader of new Set(documentedScreens.map((screen) => screen.reader))) {
  test(`what the documents name stands on its screen, for the ${reader}`, async ({ browser }) => {
    const event = await evening();
    const page = await come(browser, reader);
    let open = '';
    for (const screen of documentedScreens.filter((one) => one.reader === reader)) {
      const { part, address, press = [] } = screen;
      await test.step([part, address, ...press].join(', '), () =>
        shows(page, screen, event, open === address),
      );
      open = press.length > 0 ? '' : address;
    }
    await page.context().close();
  });
}
