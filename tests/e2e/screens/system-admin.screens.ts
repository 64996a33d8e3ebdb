import { demo, signedIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { cameraFor } from './camera.ts';
import { ask } from './cast.ts';

const camera = cameraFor('system-admin');
const LETTER = {
  name: 'Amina Yusuf',
  email: 'amina.yusuf@example.com',
  subject: 'A way in without steps',
  message: 'My mother comes along, in a wheelchair. Is there a way in without steps?',
};

test('a system admin runs the platform', async ({ browser }) => {
  const page = await (await signedIn(browser, demo('system_admin'))).newPage();
  const dialog = page.getByRole('dialog');
  const region = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('people', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByText('Active Issuers')).toBeVisible();
    await expect(page.getByText('Total Users')).toBeVisible();
    await camera.photograph(page, 'home');
    await page.goto('/dashboard?tab=users');
    await expect(region('User Management').getByRole('listitem').nth(4)).toBeVisible();
    await camera.photograph(page, 'users');
    await page.getByRole('button', { name: 'Change the role of Aline Mukamana' }).click();
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Issuer auditor');
    await camera.photograph(page, 'role');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the machine', async () => {
    await page.goto('/dashboard?tab=system');
    await expect(region('Health of each part').getByText('Job queue')).toBeVisible();
    await camera.photograph(page, 'health');
    await page.getByRole('button', { name: 'Backup Database' }).click();
    await expect(region('Backups').getByRole('listitem')).toHaveCount(1);
    await camera.photograph(page, 'backup', { at: region('Database') });
    await camera.photograph(page, 'rates', { at: region('Exchange rates') });
    const settings = region('Platform Settings');
    await settings.getByRole('textbox', { name: 'Euro for 1 US dollar' }).fill('0.93');
    await settings.getByRole('button', { name: 'Save: Euro for 1 US dollar' }).click();
    await expect(settings.getByRole('table').getByRole('row').nth(1)).toContainText('0.93');
    await camera.photograph(page, 'settings', { at: settings });
    await page.getByRole('button', { name: 'Enable Maintenance Mode' }).click();
    await expect(dialog).toBeVisible();
    await camera.photograph(page, 'maintenance');
    await page.keyboard.press('Escape');
  });

  await test.step('what people ask', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByText('Active Issuers')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Search' }).fill('sauti');
    await expect(page.getByText('Sauti za Pwani').first()).toBeVisible();
    await camera.photograph(page, 'search');
    await page.keyboard.press('Escape');
    await ask(
      undefined,
      'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { done } }',
      {
        input: LETTER,
      },
    );
    await page.goto('/dashboard?tab=messages');
    await page.getByRole('link').filter({ hasText: LETTER.subject }).first().click();
    await expect(page.getByRole('article')).toContainText('in a wheelchair');
    await camera.photograph(page, 'contact');
  });
  await page.context().close();
  camera.end();
});
