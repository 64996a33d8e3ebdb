import type { Browser, Page } from '@playwright/test';
import { openTab, sidebar, toast } from './support/dashboard.ts';
import { expectCleanSight } from './support/look.ts';
import { demo, logIn, type Role, signedIn } from './support/people.ts';
import { buyByForm, call, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const open = async (browser: Browser, role: Role): Promise<Page> =>
  (await signedIn(browser, demo(role))).newPage();
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const compose = (page: Page) => page.getByRole('form', { name: 'New message' });
const letters = (page: Page) => page.getByRole('region', { name: 'Your messages' });

test('two people write to each other, side by side', async ({ browser }) => {
  const [owner, attendee] = [await open(browser, 'issuer_owner'), await open(browser, 'attendee')];
  const subject = unique('Parking');
  await owner.goto('/dashboard?tab=messages');
  await attendee.goto('/dashboard');
  await openTab(attendee, 'Messages');

  await test.step('a message arrives without a reload and counts as unread', async () => {
    await expect(owner.getByText('live', { exact: true })).toBeVisible();
    await attendee.getByRole('link', { name: 'Compose' }).click();
    await compose(attendee).getByLabel('Recipient email').fill(demo('issuer_owner').email);
    await compose(attendee).getByLabel('Subject').fill(subject);
    await compose(attendee).getByLabel('Message').fill('Is there any near the gate?');
    await compose(attendee).getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(attendee, 'Message sent successfully!')).toBeVisible();
    const row = letters(owner).getByRole('link').filter({ hasText: subject });
    await expect(row.getByRole('img', { name: 'Unread' })).toBeVisible();
    await expect(attendee.getByRole('article')).toContainText('Is there any near the gate?');
  });

  await test.step('it becomes read by being opened, of which its sender learns nothing before an answer', async () => {
    const row = letters(owner).getByRole('link').filter({ hasText: subject });
    await row.click();
    await expect(owner.getByRole('article')).toContainText('Is there any near the gate?');
    await expect(row.getByRole('img', { name: 'Unread' })).toBeHidden();
    await expect(attendee.getByRole('article').getByText(/opened/i)).toBeHidden();
  });

  await test.step('the answer appears in the thread that is open', async () => {
    await owner.getByRole('button', { name: /^Reply to/ }).click();
    await owner.getByRole('textbox', { name: /^Reply to/ }).fill('Behind the arboretum.');
    await owner.getByRole('button', { name: 'Send Message' }).click();
    await expect(attendee.getByRole('article')).toContainText('Behind the arboretum.');
    await attendee.reload();
    await expect(attendee.getByRole('article').getByText('Opened', { exact: true })).toBeVisible();
  });

  await test.step('an alert rings the bell, which leads to it', async () => {
    const alert = unique('Gates');
    await attendee.getByRole('link', { name: 'Compose' }).click();
    await compose(attendee).getByLabel('Recipient email').fill(demo('issuer_owner').email);
    await compose(attendee).getByLabel('Subject').fill(alert);
    await compose(attendee).getByLabel('Message').fill('They are shut.');
    await compose(attendee).getByText('Alert', { exact: true }).click();
    await compose(attendee).getByRole('button', { name: 'Send Message' }).click();
    await openTab(owner, 'Dashboard');
    await expect(bell(owner)).toHaveAccessibleName(/unread/);
    await bell(owner).click();
    await owner
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link')
      .filter({ hasText: alert })
      .click();
    await expect(owner.getByRole('article')).toContainText('They are shut.');
    await bell(owner).click();
    await expect(
      owner
        .getByRole('dialog', { name: 'Notifications' })
        .getByRole('link')
        .filter({ hasText: alert })
        .getByRole('img', { name: 'Unread' }),
    ).toHaveCount(0);
  });

  await test.step('refused input stays in the form, with the reason', async () => {
    await attendee.getByRole('link', { name: 'Compose' }).click();
    await compose(attendee).getByLabel('Recipient email').fill(demo('attendee').email);
    await compose(attendee).getByLabel('Subject').fill('Hello');
    await compose(attendee).getByLabel('Message').fill('Is anybody there?');
    await compose(attendee).getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(attendee, 'Failed to send message')).toBeVisible();
    await expect(compose(attendee)).toContainText('A message goes to another person.');
    await expect(compose(attendee).getByLabel('Message')).toHaveValue('Is anybody there?');
  });

  await test.step('a refusal to mark it as read is shown', async () => {
    await owner.route('**/graphql', (route) =>
      route.request().postData()?.includes('MarkMessageRead') ? route.abort() : route.fallback(),
    );
    const late = unique('Late');
    const { token } = await logIn(demo('attendee'));
    const body = { recipient_email: demo('issuer_owner').email, subject: late, body: 'Still there?' };
    await call('/api/messages', { token, body });
    await openTab(owner, 'Messages');
    await letters(owner).getByRole('link').filter({ hasText: late }).click();
    await expect(toast(owner, 'Failed to mark message as read')).toBeVisible();
  });
});

test('a message to ticket holders goes out, with its progress on the screen', async ({ browser }) => {
  const { token } = await logIn(demo('issuer_owner'));
  const name = unique('Drums');
  const event = await publishEvent(token, name, [
    { tier: 'regular', count: 20, price: 5, currency: 'USD' },
    { tier: 'vip', count: 20, price: 9, currency: 'USD' },
  ]);
  await buyByForm(event.slug, 'vip');
  const page = await open(browser, 'issuer_owner');
  await page.goto('/dashboard?tab=messages&view=compose');
  await page.getByText('Ticket holders', { exact: true }).click();
  await compose(page).getByLabel('Event').selectOption({ label: name });
  await compose(page).getByText('vip', { exact: true }).click();
  await compose(page).getByLabel('Subject').fill('Gates at five');
  await compose(page).getByLabel('Message').fill('Bring a jacket.');
  await compose(page).getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview of the message' });
  await expect(preview).toBeFocused();
  await expect(preview).toContainText('Goes to 1 person');
  await expect(preview).toContainText(`Ticket holders of ${name} (vip)`);
  await expect(preview.getByRole('article')).toContainText('Bring a jacket.');
  await expectCleanSight(page, 'the preview of a message');
  await preview.getByRole('button', { name: 'Back' }).click();
  await expect(compose(page).getByLabel('Message')).toHaveValue('Bring a jacket.');
  await compose(page).getByRole('button', { name: 'Preview' }).click();
  await preview.getByRole('button', { name: 'Send to 1 person' }).click();
  const sent = page.getByRole('article');
  await expect(sent).toContainText(`Ticket holders of ${name} (vip)`);
  await expect(sent.getByRole('status')).toContainText('1 by email');
  await expect(page.getByRole('list', { name: 'Messages to groups' })).toContainText(name);
});

test('each user chooses their notifications', async ({ browser }) => {
  const page = await open(browser, 'issuer_finance');
  await page.goto('/dashboard?tab=settings');
  const choice = page.getByRole('checkbox', { name: 'Approvals waiting for you: Email' });
  const before = await choice.isChecked();
  for (const checked of [!before, before]) {
    // Shown at once, and kept when the service has answered.
    const saved = page.waitForResponse(
      (answer) => answer.request().postDataJSON()?.operationName === 'SetNotificationPreference',
    );
    await choice.click();
    await saved;
    await page.reload();
    await expect(choice).toBeChecked({ checked });
  }
});

test('a role without messages is not offered them', async ({ browser }) => {
  const page = await open(browser, 'system_auditor');
  await page.goto('/dashboard?tab=messages');
  await expect(page.getByText('Not part of your role')).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Messages' })).toBeHidden();
});
