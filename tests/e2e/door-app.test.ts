import { chromium, expect, type Page, test } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { filmOfCode } from './support/camera-film.ts';
import { answer, expectAnswer, openDoorAt, openEvening, scan } from './support/door.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { demo, signedIn } from './support/people.ts';

const HOUR_MS = 3_600_000;
const phone = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

const connection = (page: Page) => page.getByRole('button', { name: /Connection and device$/ });

interface Conflicts {
  scanConflicts: {
    ticketId: string;
    winner: { gate: { name: string } };
    loser: { correctedAt: string; gate: { name: string } };
  }[];
}

test('two doors work without a network, and nothing is lost or counted twice', async ({ browser }) => {
  const earlyEnds = new Date(Date.now() + 25_000);
  const evening = await openEvening(earlyEnds);
  const [expired] = await evening.buy('early');
  const [both, sea, town, revoked] = await evening.buy('regular', 4);
  if (!expired || !both || !sea || !town || !revoked) throw new Error('not all tickets were sold');
  await evening.revoke(revoked.id);
  const doors = await Promise.all([1, 2].map(() => signedIn(browser, demo('issuer_validator'), phone)));
  const [one, two] = doors;
  if (!one || !two) throw new Error('the browser opened no window');
  // The second phone is an hour ahead.
  await two.addInitScript((ahead) => {
    const True = Date;
    globalThis.Date = class extends True {
      constructor(...given: []) {
        super(...((given.length > 0 ? given : [True.now() + ahead]) as []));
      }
      static override now = () => True.now() + ahead;
    } as DateConstructor;
  }, HOUR_MS);
  const [first, second] = [await one.newPage(), await two.newPage()];

  await test.step('both open while there is a network, and are ready to lose it', async () => {
    for (const [page, gate] of [
      [first, 'Sea Gate'],
      [second, 'Town Gate'],
    ] as const) {
      await page.goto('/door');
      await openDoorAt(page, evening.name, gate);
      await connection(page).click();
      const ready = page.getByRole('list', { name: 'Ready?' });
      await expect(ready).toContainText('The app opens without a network', { timeout: 60_000 });
      await expect(ready).toContainText('1 key of the organiser');
      if (page === second) await expect(ready).toContainText('60 minutes off');
      await page.keyboard.press('Escape');
    }
    await Promise.all(doors.map((door) => door.setOffline(true)));
  });

  await test.step('they admit tickets that they never saw, and refuse what is wrong', async () => {
    await expectAnswer(first, both.code, 'Welcome');
    await expectAnswer(first, sea.code, 'Welcome');
    await expectAnswer(second, both.code, 'Welcome');
    await expectAnswer(second, town.code, 'Welcome');
    await expectAnswer(first, revoked.code, 'Revoked');
    const at = sea.code.length - 3;
    const forged = sea.code.slice(0, at) + (sea.code[at] === '0' ? '1' : '0') + sea.code.slice(at + 1);
    await expectAnswer(first, forged, 'Forged');
    await expect.poll(() => Date.now(), { timeout: 60_000 }).toBeGreaterThan(earlyEnds.getTime());
    await expectAnswer(second, expired.code, 'Expired');
    await expect(connection(first)).toHaveAccessibleName(/Offline, 4 to send/);
  });

  await test.step('a reload without a network forgets nothing', async () => {
    await first.reload();
    await expect(connection(first)).toHaveAccessibleName(/Offline, 4 to send/);
    await expectAnswer(first, both.code, 'Already used');
  });

  await test.step('back on the network both tell, and both hear of the ticket that went in twice', async () => {
    await Promise.all(doors.map((door) => door.setOffline(false)));
    for (const page of [first, second]) {
      await expect(connection(page)).toHaveAccessibleName(/^Online\. /, { timeout: 60_000 });
      await expect(page.getByText('1 ticket was let in twice')).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText('One of the two went in here.')).toBeVisible();
    }
    await first.getByRole('button', { name: 'Show' }).click();
    await expect(first.getByRole('dialog', { name: 'Let in twice' })).toContainText('Town Gate');
  });

  await test.step('the service has every scan once, in its true order', async () => {
    const kept = await evening.ask<{ scans: { nodes: { outcome: string; ticketId: string | null }[] } }>(
      'query ($id: ID!) { scans(eventId: $id, first: 100) { nodes { outcome ticketId } } }',
    );
    const admitted = kept.scans.nodes
      .filter(({ outcome }) => outcome === 'ADMITTED')
      .map(({ ticketId }) => ticketId);
    expect(admitted.sort()).toEqual([both.id, both.id, sea.id, town.id].sort());
    const { scanConflicts } = await evening.ask<Conflicts>(
      'query ($id: ID!) { scanConflicts(eventId: $id) { ticketId winner { gate { name } } loser { correctedAt gate { name } } } }',
    );
    expect(scanConflicts).toMatchObject([
      { ticketId: both.id, winner: { gate: { name: 'Sea Gate' } }, loser: { gate: { name: 'Town Gate' } } },
    ]);
    expect(Math.abs(Date.parse(scanConflicts[0]?.loser.correctedAt ?? '') - Date.now())).toBeLessThan(
      HOUR_MS / 4,
    );
  });
  await Promise.all(doors.map((door) => door.close()));
});

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
