import type { Page } from '@playwright/test';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { mailedLink } from './support/mails.ts';
import { demo, logIn, register, signedIn, stranger } from './support/people.ts';
import { ask, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const CONFIRM = `mutation ($token: String!) { confirmFollow(input: { token: $token }) { issuer { id } } }`;
const TIERS = [{ tier: 'regular', count: 5, price: 500, currency: 'KES' as const }];

/** Finds a link in the newest mail of a kind to an address; its path alone, which any browser opens. */
async function linkIn(page: Page, kind: string, recipient: string, link: RegExp): Promise<string> {
  const { pathname, search, hash } = new URL(await mailedLink(page, recipient, link, kind));
  return pathname + search + hash;
}

test('a visitor follows an organiser, hears of a new event by mail, and unsubscribes', async ({
  browser,
}) => {
  const organiser = await register(stranger(unique('Pwani Sounds')), 'issuer_admin');
  const { token } = await logIn(organiser);
  const first = await publishEvent(token, unique('Taarab'), TIERS);
  const fan = `fan.${first.id}@people.test`;
  const page = await browser.newPage();

  await test.step('the event and the list of issuers lead to the page', async () => {
    await page.goto(`/event-details?slug=${first.slug}`);
    await page.getByRole('link', { name: organiser.name }).click();
    await expect(page.getByRole('heading', { name: organiser.name, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/issuers\/pwani-sounds-/);
    await expect(page.getByRole('article').filter({ hasText: first.name }).last()).toBeVisible();
    await expectGoodLooks(page, 'the page of an organiser');
  });
  const address = new URL(page.url()).pathname;

  await test.step('the address is confirmed by a mail', async () => {
    const form = page.getByRole('form', { name: 'Follow' });
    await form.getByLabel('Your email').fill(fan);
    await form.getByRole('button', { name: 'Follow' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    await page.goto(await linkIn(page, 'confirm_follow', fan, /http\S+\/follow#token=[\w-]+/));
    await expect(page.getByRole('heading', { name: 'Follow an organiser' })).toBeVisible();
    await expectGoodLooks(page, 'the confirmation of a follower');
    await page.getByRole('button', { name: 'Confirm and follow' }).click();
    await expect(page.getByRole('heading', { name: `You follow ${organiser.name}` })).toBeVisible();
  });

  await test.step('a new event is announced by a mail', async () => {
    const next = await publishEvent(token, unique('Mwaka Kogwa'), TIERS);
    await page.goto(await linkIn(page, 'event_announced', fan, /http\S+\/event-details\?slug=\S+/));
    await expect(page.getByRole('heading', { name: next.name, level: 1 })).toBeVisible();
  });

  await test.step('one question unsubscribes', async () => {
    await page.goto(await linkIn(page, 'event_announced', fan, /http\S+\/unfollow\?token=[\w-]+/));
    await expect(page.getByRole('heading', { name: `Unsubscribe from ${organiser.name}?` })).toBeVisible();
    await expectGoodLooks(page, 'the question before unsubscribing');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(
      page.getByRole('heading', { name: `You are unsubscribed from ${organiser.name}` }),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You are not subscribed' })).toBeVisible();
  });

  await test.step('an unknown organiser and a spent link say so', async () => {
    await page.goto(`${address}-nowhere`);
    await expect(page.getByRole('heading', { name: 'Organiser Not Found' })).toBeVisible();
    await expectGoodLooks(page, 'no organiser');
    await page.goto('/follow#token=spent');
    await page.getByRole('button', { name: 'Confirm and follow' }).click();
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await expect(ask(undefined, CONFIRM, { token: 'x'.repeat(43) })).rejects.toThrow('FOLLOW_LINK_INVALID');
  });
  await page.close();
});

test('an organiser edits their page, and a member follows with one click', async ({ browser }) => {
  const organiser = await register(stranger(unique('Kisiwa House')), 'issuer_admin');
  const { token } = await logIn(organiser);
  await publishEvent(token, unique('Ngoma'), TIERS);
  const office = await (await signedIn(browser, organiser)).newPage();

  await office.goto('/dashboard?tab=settings');
  const form = office.getByRole('form', { name: 'Public Page' });
  await form.getByLabel('About').fill('Drums by the sea.\n\nEvery month since 1998.');
  await form.getByLabel('Website').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Save page' }).click();
  await expect(form.getByText('Please give the address of a website')).toBeVisible();
  await form.getByLabel('Website').fill('kisiwa.example');
  await form.getByLabel('Public email address').fill('hello@kisiwa.example');
  await form.getByRole('button', { name: 'Save page' }).click();
  await expect(toast(office, 'Page saved')).toBeVisible();
  await expect(form.getByLabel('Website')).toHaveValue('https://kisiwa.example/');
  await expect(office.getByText('Only an owner can change the address.')).toBeVisible();
  await office.getByRole('link', { name: 'Open the page' }).click();
  await expect(office.getByText('Every month since 1998.')).toBeVisible();
  await expect(office.getByRole('link', { name: 'kisiwa.example', exact: true })).toHaveAttribute(
    'href',
    'https://kisiwa.example/',
  );
  await expect(office.getByText('0 followers')).toBeVisible();
  await expect(office.getByRole('link', { name: 'Edit this page' })).toBeVisible();
  await expectGoodLooks(office, 'the page of an organiser, for its staff');

  const member = await register(stranger('Neema Said'), 'attendee');
  const page = await (await signedIn(browser, member)).newPage();
  await page.goto(await linkIn(page, 'verify_email', member.email, /http\S+\/verify-email#token=\S+/));
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.goto(new URL(office.url()).pathname);
  // Members need no field; the first view, before the script runs, is that of visitors.
  await expect(page.getByLabel('Your email')).toBeHidden();
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByText(`You follow ${organiser.name}.`)).toBeVisible();
  await office.reload();
  await expect(office.getByText('1 follower', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Unfollow' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await page.context().close();
});

test('an owner changes the address of the page, and the former one leads to it', async ({ browser }) => {
  const owner = demo('issuer_owner');
  const { token } = await logIn(owner);
  const event = await publishEvent(token, unique('Mawimbi'), TIERS);
  const visitor = await browser.newPage();
  await visitor.goto(`/event-details?slug=${event.slug}`);
  const link = visitor.getByRole('link', { name: 'Pwani Live' });
  const former = (await link.getAttribute('href')) ?? '';
  const slug = `pwani-live-${event.id.slice(-6)}`;

  const office = await (await signedIn(browser, owner)).newPage();
  await office.goto('/dashboard?tab=settings');
  const form = office.getByRole('form', { name: 'Address of the page' });
  await form.getByLabel('Address of the page').fill('Pwani Live!');
  await form.getByRole('button', { name: 'Change address' }).click();
  await expect(form.getByText(/^(Use|An address has) .* lower-case letters/)).toBeVisible();
  await form.getByLabel('Address of the page').fill(slug);
  await form.getByRole('button', { name: 'Change address' }).click();
  await expect(toast(office, 'Address changed')).toBeVisible();
  await expect(office.getByRole('link', { name: 'Open the page' })).toHaveAttribute(
    'href',
    `/issuers/${slug}`,
  );

  await link.click();
  await expect(visitor).toHaveURL(new RegExp(`/issuers/${slug}$`));
  await expect(visitor.getByRole('heading', { name: 'Pwani Live', level: 1 })).toBeVisible();
  await visitor.goto(former);
  await expect(visitor).toHaveURL(new RegExp(`/issuers/${slug}$`));
  await visitor.close();
});
