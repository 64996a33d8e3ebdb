import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demo, signedIn } from '../support/people.ts';
import { buyByForm } from '../support/product-api.ts';
import { expect, test } from '../support/test.ts';
import { cameraFor } from './camera.ts';
import { showOf } from './cast.ts';

const camera = cameraFor('integrator');

/** A webhook receiver that accepts every delivery. */
async function openShop(): Promise<{ server: Server; hooks: string }> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, hooks: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks` };
}

test('an integrator reads the docs, tries calls, and receives webhooks', async ({ browser, page }) => {
  await test.step('reads the API', async () => {
    await page.goto('/api/docs');
    await expect(page.getByRole('region').first()).toBeVisible();
    await camera.photograph(page, 'api');
    await page.getByRole('searchbox', { name: 'Search the calls' }).fill('purchase');
    const call = page.getByRole('group').filter({ hasText: '/events/{slug}/purchase' }).first();
    await call.locator('summary').click();
    await expect(call.getByRole('heading', { name: 'Example' })).toBeVisible();
    await camera.photograph(page, 'call', { at: call });
  });

  await test.step('tries the GraphQL API', async () => {
    await page.goto('/graphql/explorer');
    // The button works only after the schema is loaded.
    await expect(async () => {
      await page.getByRole('button', { name: /^Execute query/ }).click();
      const answer = page.getByRole('region', { name: 'Result Window' });
      await expect(answer).toContainText('Benga', { timeout: 5_000 });
    }).toPass();
    await camera.photograph(page, 'explorer');
  });

  await test.step('receives webhooks', async () => {
    const { server, hooks } = await openShop();
    const desk = await (await signedIn(browser, demo('issuer_admin'))).newPage();
    await desk.goto('/dashboard?tab=settings');
    await desk.getByRole('button', { name: 'Add Webhook' }).click();
    const form = desk.getByRole('dialog', { name: 'A new webhook' });
    await form.getByLabel('Address').fill(hooks);
    await form.getByLabel('Purpose').fill('The shop at the harbour');
    await camera.photograph(desk, 'webhook');
    await form.getByRole('button', { name: 'Add Webhook' }).click();
    const secret = desk.getByRole('dialog', { name: 'Secret of this webhook' });
    await expect(secret).toBeVisible();
    await camera.photograph(desk, 'secret');
    await secret.getByRole('button', { name: 'Done' }).click();
    const { slug } = await showOf('Clay & Canvas');
    for (const _guest of [1, 2]) await buyByForm(slug, 'regular');
    const section = desk.getByRole('region', { name: 'Webhooks' });
    await section.getByRole('button', { name: 'Deliveries' }).click();
    await expect(section.getByText('Delivered').nth(1)).toBeVisible();
    await camera.photograph(desk, 'deliveries', { at: section });
    await desk.context().close();
    server.close();
  });
  camera.end();
});
