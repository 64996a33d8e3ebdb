import { chromium, expect, test } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { filmOfCode } from './support/camera-film.ts';
import { answer, openDoorAt, openEvening, scan } from './support/door.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { demo } from './support/people.ts';

const HOUR_MS = 3_600_000;
const phone = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

test('a door worker reads codes with the camera, collects, takes back and tries the door', async () => {
  const evening = await openEvening(new Date(Date.now() + HOUR_MS));
  const [filmed, guest] = await evening.buy('regular', 2);
  const film = test.info().outputPath('code.y4m');
  await filmOfCode(filmed?.code ?? '', film);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const baseURL = process.env.E2E_URL ?? '';
  const context = await browser.newContext({ ...phone, baseURL, locale: 'en-GB', timezoneId: 'UTC' });
  const page = await context.newPage();

  await test.step('signs in at the door itself, and opens it', async () => {
    const { email, password } = demo('issuer_owner');
    await page.goto('/door');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Where do you stand?' })).toBeVisible();
    await openDoorAt(page, evening.name, 'Sea Gate');
  });

  await test.step('the camera reads the code, and the amount is collected', async () => {
    await page.getByRole('button', { name: 'Start camera' }).click();
    await expect(answer(page)).toContainText('Welcome', { timeout: 60_000 });
    await expect(answer(page)).toContainText('Bi Kidude');
    await page.getByRole('region', { name: 'Due at the door' }).getByRole('button', { name: 'Cash' }).click();
    await expect(answer(page)).toContainText('Collected');
    await expectGoodLooks(page, 'a guest is welcome', [PHONE]);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Stop camera' }).click();
  });

  await test.step('the last entry is taken back, with a reason', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Undo the last entry?' });
    await dialog.getByText('Wrong person').click();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('No entry on this device yet')).toBeVisible();
    await expect
      .poll(async () => {
        const { scans } = await evening.ask<{ scans: { nodes: { undoneAt: string | null }[] } }>(
          'query ($id: ID!) { scans(eventId: $id) { nodes { undoneAt } } }',
        );
        return scans.nodes.filter(({ undoneAt }) => undoneAt !== null).length;
      })
      .toBe(1);
  });

  await test.step('a guest without his code is found by name', async () => {
    await page.getByRole('button', { name: 'Find guest' }).click();
    await page.getByRole('searchbox').fill('kidude');
    await page
      .getByRole('button', { name: /^Let in/ })
      .first()
      .click();
    await expect(answer(page)).toContainText('Welcome');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Who is inside' })).toContainText('1');
  });

  await test.step('in test mode test tickets are judged, and real ones let nobody in', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByText('Test mode', { exact: true }).click();
    await page.getByRole('button', { name: 'Try it: Must be refused: forged' }).click();
    await expect(answer(page)).toContainText('Forged');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await scan(page, guest?.code ?? '');
    await expect(answer(page)).toContainText('Real ticket');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expectGoodLooks(page, 'the door in test mode');
    await page.getByRole('button', { name: 'Leave test mode' }).click();
    await expect(page.getByText('Test mode: nobody is let in')).toBeHidden();
  });
  await browser.close();
});
