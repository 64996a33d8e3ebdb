import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import {
  expectAnswer,
  holdClocks,
  openDoor,
  openDoorAt,
  openEvening,
  pickDoor,
  scan,
  scanAll,
} from './support/door.ts';
import { filmCode } from './support/film.ts';
import { DESK, expectCleanSight, PHONE } from './support/look.ts';
import { demo, signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const HOUR_MS = 3_600_000;
/**
 * Rendering an hour of fifty scans a minute takes the browser minutes: every run makes a few of them in the same hour,
 * DOOR_HOUR=whole all of them. The engine alone runs all of it in tests/unit/door-app.
 */
const HOUR_SCANS = process.env.DOOR_HOUR === 'whole' ? 3_000 : 60;
const phone = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

const connection = (page: Page) => page.getByRole('button', { name: /Connection and device$/ });

interface Conflicts {
  scanConflicts: {
    nodes: {
      ticket: { id: string };
      winner: { gate: { name: string } };
      loser: { correctedAt: string; gate: { name: string } };
    }[];
  };
}

test('two doors work without a network, and nothing is lost or counted twice', async ({ browser }) => {
  const earlyEnds = new Date(Date.now() + 45_000);
  const evening = await openEvening(earlyEnds);
  const [expired] = await evening.buy('early');
  const [both, sea, town, revoked] = await evening.buy('regular', 4);
  if (!expired || !both || !sea || !town || !revoked) throw new Error('not all tickets were sold');
  await evening.revoke(revoked.id);
  const doors = await Promise.all(
    [phone, { viewport: DESK }].map((device) => signedIn(browser, demo('issuer_validator'), device)),
  );
  const [one, two] = doors;
  if (!one || !two) throw new Error('the browser opened no window');
  // The second door has a laptop whose clock is an hour ahead.
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
      await pickDoor(page, evening.name, gate);
      await expectCleanSight(page, `${gate} is picked`);
      await openDoor(page);
      await expectCleanSight(page, `${gate} is open`);
      await connection(page).click();
      const ready = page.getByRole('list', { name: 'Ready?' });
      await expect(ready).toContainText('The app opens without a network');
      await expect(ready).toContainText("Organiser's key loaded");
      if (page === second) await expect(ready).toContainText('60 minutes off');
      await expectCleanSight(page, `${gate} is ready`, [page === second ? 'dark' : 'light']);
      await page.keyboard.press('Escape');
    }
    for (const way of ['Find guest', 'Type or paste']) {
      await second.getByRole('button', { name: way }).click();
      await expect(second.getByRole('dialog')).toBeVisible();
      await expectCleanSight(second, way, ['dark']);
      await second.keyboard.press('Escape');
    }
    await Promise.all(doors.map((door) => door.setOffline(true)));
  });

  await test.step('they admit unseen tickets, and refuse invalid ones', async () => {
    await expectAnswer(first, both.code, 'Welcome', { pays: 'Cash', seen: 'admitted, with an amount due' });
    await expectAnswer(first, sea.code, 'Welcome', { pays: 'Card terminal' });
    // The guest shows the ticket at the other door as well, and pays there again.
    await expectAnswer(second, both.code, 'Welcome', { pays: 'Mobile money' });
    await expectAnswer(second, town.code, 'Welcome', { pays: 'Let in unpaid' });
    await expectAnswer(first, revoked.code, 'Revoked', { seen: 'refused' });
    const at = sea.code.length - 3;
    const forged = sea.code.slice(0, at) + (sea.code[at] === '0' ? '1' : '0') + sea.code.slice(at + 1);
    await expectAnswer(first, forged, 'Forged');
    await expect.poll(() => Date.now()).toBeGreaterThan(earlyEnds.getTime());
    await expectAnswer(second, expired.code, 'Expired', { seen: 'too late' });
    await expect(connection(first)).toHaveAccessibleName(/Offline, 4 to send/);
    await expectCleanSight(first, 'offline');
    await first.getByRole('button', { name: 'Undo' }).click();
    const undo = first.getByRole('dialog', { name: 'Undo the last entry?' });
    await expectCleanSight(first, 'an entry may be taken back');
    await undo.getByRole('button', { name: 'Keep it' }).click();
  });

  await test.step('the door can be tried without a network too, and that counts for nothing', async () => {
    await second.getByRole('button', { name: 'More', exact: true }).click();
    // The device stores the choice before the switch shows it.
    await second.getByLabel('Test mode').click();
    await expect(second.getByLabel('Test mode')).toBeChecked();
    await expectCleanSight(second, 'test tickets');
    await second.getByRole('button', { name: 'Try it: Must be let in' }).click();
    const answer = second.getByRole('region', { name: 'Result' });
    await expect(answer).toContainText('Welcome');
    await second.getByRole('button', { name: 'Next', exact: true }).click();
    await expectCleanSight(second, 'test mode');
    await second.getByRole('button', { name: 'Leave test mode' }).click();
    await expect(connection(second)).toHaveAccessibleName(/Offline, 3 to send/);
  });

  await test.step('a reload without a network forgets nothing', async () => {
    const counts = first.getByRole('region', { name: 'Who is inside' });
    const inside = await counts.getByRole('definition').allTextContents();
    await first.reload();
    await expect(connection(first)).toHaveAccessibleName(/Offline, 4 to send/);
    await expect(counts.getByRole('definition')).toHaveText(inside);
    await first.getByRole('button', { name: 'Find guest' }).click();
    const guests = first.getByRole('dialog');
    await guests.getByLabel('Ticket number').fill('0000 0000');
    await expect(guests.getByText('Not on the list of this device.')).toBeVisible();
    await expectCleanSight(first, 'a search without a network', ['dark']);
    await first.keyboard.press('Escape');
    await expectAnswer(first, both.code, 'Already used');
  });

  await test.step('back on the network both sync, and both show the ticket that was used twice', async () => {
    await Promise.all(doors.map((door) => door.setOffline(false)));
    for (const page of [first, second]) {
      await expect(connection(page)).toHaveAccessibleName(/^Online\. /);
      await expect(page.getByText('1 ticket was let in twice')).toBeVisible();
      await expect(page.getByText('One of the two went in here.')).toBeVisible();
      await expectCleanSight(page, 'a ticket that went in twice');
    }
    await first.getByRole('button', { name: 'Show' }).click();
    await expect(first.getByRole('dialog', { name: 'Let in twice' })).toContainText('Town Gate');
    await expectCleanSight(first, 'where it went in');
  });

  await test.step('a guest who paid at both doors is paid back, and the journal has the payment once', async () => {
    const twice = (page: Page) => page.getByText('1 guest paid twice');
    const reported = async () =>
      (await Promise.all([first, second].map((page) => twice(page).count()))).sort();
    await expect.poll(reported).toEqual([0, 1]);
    await first.keyboard.press('Escape');
    const payer = (await twice(first).isVisible()) ? first : second;
    await expectCleanSight(payer, 'a guest who paid twice', ['light']);
    await payer.getByRole('button', { name: 'Refunded' }).click();
    await expect(twice(payer)).toBeHidden();
    const { tickets } = await evening.ask<{ tickets: { nodes: { id: string; dueStatus: string }[] } }>(
      'query ($id: ID!) { tickets(eventId: $id, first: 100) { nodes { id dueStatus } } }',
    );
    const collected = tickets.nodes.filter(({ dueStatus }) => dueStatus === 'COLLECTED');
    expect(collected.map(({ id }) => id).sort()).toEqual([both.id, sea.id].sort());
  });

  await test.step('the service has every scan once, in its true order', async () => {
    const kept = await evening.ask<{
      scans: { nodes: { outcome: string; ticket: { id: string } | null }[] };
    }>('query ($id: ID!) { scans(eventId: $id, first: 100) { nodes { outcome ticket { id } } } }');
    // All scans of both devices: a forged ticket is kept without an organiser.
    expect(kept.scans.nodes.map(({ outcome }) => outcome).sort()).toEqual(
      [
        'ADMITTED',
        'ADMITTED',
        'ADMITTED',
        'ADMITTED',
        'ALREADY_USED',
        'BAD_SIGNATURE',
        'EXPIRED',
        'REVOKED',
      ].sort(),
    );
    const admitted = kept.scans.nodes
      .filter(({ outcome }) => outcome === 'ADMITTED')
      .map(({ ticket }) => ticket?.id);
    expect(admitted.sort()).toEqual([both.id, both.id, sea.id, town.id].sort());
    const { scanConflicts } = await evening.ask<Conflicts>(
      'query ($id: ID!) { scanConflicts(eventId: $id) { nodes { ticket { id } winner { gate { name } } loser { correctedAt gate { name } } } } }',
    );
    expect(scanConflicts.nodes).toMatchObject([
      {
        ticket: { id: both.id },
        winner: { gate: { name: 'Sea Gate' } },
        loser: { gate: { name: 'Town Gate' } },
      },
    ]);
    expect(Math.abs(Date.parse(scanConflicts.nodes[0]?.loser.correctedAt ?? '') - Date.now())).toBeLessThan(
      HOUR_MS / 4,
    );
  });
  await Promise.all(doors.map((door) => door.close()));
});

test('the camera reads the code of a ticket, and is off after leaving the door', async ({
  baseURL,
}, info) => {
  const evening = await openEvening(new Date(Date.now() + HOUR_MS));
  const [ticket] = await evening.buy('regular');
  const film = info.outputPath('code.y4m');
  await filmCode(film, ticket?.code ?? '');
  const { executablePath, args, env } = await findBrowser();
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...camera, `--use-file-for-fake-video-capture=${film}`],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const place = { ...phone, ...(baseURL && { baseURL }), locale: 'en-GB', permissions: ['camera'] };
  // Of all who scan, the owner may read the holder's name.
  const page = await (await signedIn(browser, demo('issuer_owner'), place)).newPage();
  await page.addInitScript(() => {
    const opened: MediaStreamTrack[] = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (request) => {
      const stream = await open(request);
      opened.push(...stream.getTracks());
      return stream;
    };
    Object.assign(globalThis, { opened });
  });
  const isLive = () =>
    page.evaluate(() =>
      (globalThis as unknown as { opened: MediaStreamTrack[] }).opened.map((one) => one.readyState),
    );

  await test.step('held up before it, a ticket is welcome', async () => {
    await page.goto('/door');
    await openDoorAt(page, evening.name, 'Sea Gate');
    await page.getByRole('button', { name: 'Start camera' }).click();
    const answer = page.getByRole('region', { name: 'Result' });
    await expect(answer).toContainText('Collect');
    await expect(answer).toContainText('Bi Kidude');
    expect(await isLive()).toEqual(['live']);
  });

  await test.step('and is one scan, however long it is held up', async () => {
    const due = page.getByRole('region', { name: 'Due at the door' });
    await due.getByRole('button', { name: 'Cash' }).click();
    await expect(due).toContainText('Payment recorded');
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('Welcome');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expectCleanSight(page, 'the camera at work', ['dark']);
    const { scans } = await evening.ask<{ scans: { nodes: object[] } }>(
      'query ($id: ID!) { scans(eventId: $id) { nodes { outcome ticket { id } } } }',
    );
    expect(scans.nodes).toEqual([{ outcome: 'ADMITTED', ticket: { id: ticket?.id } }]);
  });

  await test.step('leaving the door turns the camera off', async () => {
    await page.getByRole('button', { name: 'Change event or gate' }).click();
    await expect(page.getByRole('button', { name: 'Open the door' })).toBeVisible();
    await expect.poll(isLive).toEqual(['ended']);
  });
  await browser.close();
});

test("the organiser's test ticket has its mark at a door without a network", async ({ browser }) => {
  const evening = await openEvening(new Date(Date.now() + HOUR_MS));
  const { issueTestTicket } = await evening.ask<{ issueTestTicket: { ticket: { qrText: string } } }>(
    'mutation ($id: ID!) { issueTestTicket(input: { eventId: $id }) { ticket { qrText } } }',
  );
  const context = await signedIn(browser, demo('issuer_validator'), phone);
  const page = await context.newPage();
  await page.goto('/door');
  await openDoorAt(page, evening.name, 'Sea Gate');
  const result = page.getByRole('region', { name: 'Result' });
  await context.setOffline(true);
  await scan(page, issueTestTicket.ticket.qrText);
  await expect(result).toContainText('Welcome');
  await expect(result).toContainText('Test ticket');
  await context.close();
});

test('scans of an hour without a network, with a reload in the middle, are sent once each', async ({
  browser,
}) => {
  const evening = await openEvening(new Date(Date.now() + HOUR_MS));
  const orders = await Promise.all(Array.from({ length: HOUR_SCANS / 20 }, () => evening.buy('free', 10)));
  const codes = orders.flat().map(({ code }) => code);
  const hour = Array.from({ length: HOUR_SCANS }, (_, index) => codes[index % codes.length] ?? '');
  const context = await signedIn(browser, demo('issuer_validator'), phone);
  const page = await context.newPage();
  await holdClocks(page);
  await page.goto('/door');
  await openDoorAt(page, evening.name, 'Sea Gate');
  await expect(connection(page)).toHaveAccessibleName(/^Online\. /);
  await connection(page).click();
  const ready = page.getByRole('list', { name: 'Ready?' });
  await expect(ready).toContainText('The app opens without a network');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  const [half, apart] = [HOUR_SCANS / 2, HOUR_MS / HOUR_SCANS];
  await scanAll(page, hour.slice(0, half), apart);
  await page.reload();
  await expect(connection(page)).toHaveAccessibleName(new RegExp(`Offline, ${half} to send`));
  await scanAll(page, hour.slice(half), apart);
  await expect(connection(page)).toHaveAccessibleName(new RegExp(`Offline, ${HOUR_SCANS} to send`));
  await context.setOffline(false);
  await expect(connection(page)).toHaveAccessibleName(/^Online\. /);
  const count = async (outcome: string) =>
    (
      await evening.ask<{ scans: { totalCount: number } }>(
        `query ($id: ID!) { scans(eventId: $id, outcome: ${outcome}, first: 1) { totalCount } }`,
      )
    ).scans.totalCount;
  expect([await count('ADMITTED'), await count('ALREADY_USED')]).toEqual([half, half]);
  await context.close();
});
