import { openDoor, openEvening, pickDoor, scan } from './support/door.ts';
import { demo, signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** 40 XLM, in the currency of a reader in Britain. */
const WORTH = /≈ USD \d+\.\d\d/;

test('what is due in lumens is named in money people have, at a door without a network as well', async ({
  browser,
}) => {
  const evening = await openEvening(new Date(Date.now() + 6 * 3_600_000));
  const [ticket] = await evening.buy('lumen');

  await test.step('while it is ordered', async () => {
    const page = await browser.newPage();
    await page.goto(`/event-details?slug=${evening.slug}`);
    await page.getByRole('radio', { name: /lumen/ }).click();
    const order = page.getByRole('region', { name: 'Your order' });
    await expect(order).toContainText('XLM 40.00');
    await expect(order).toContainText(WORTH);
    await page.close();
  });

  await test.step('at the door, which has stored the rates', async () => {
    const context = await signedIn(browser, demo('issuer_validator'));
    const page = await context.newPage();
    await page.goto('/door');
    await pickDoor(page, evening.name, 'Sea Gate');
    await openDoor(page);
    await page.getByRole('button', { name: /Connection and device$/ }).click();
    await expect(page.getByRole('list', { name: 'Ready?' })).toContainText('The app opens without a network');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start camera' })).toBeVisible();
    await scan(page, ticket?.code ?? '');
    const due = page.getByRole('region', { name: 'Due at the door' });
    await expect(due).toContainText('XLM 40.00');
    await expect(due).toContainText(WORTH);
    await context.close();
  });
});
