import { expect, type Page, test } from '@playwright/test';
import { expectAnswer, openDoorAt, openEvening } from './support/door.ts';
import { PHONE } from './support/look.ts';
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
