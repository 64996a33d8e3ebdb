import { PHONE } from './support/look.ts';
import { demo, logIn, stranger } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a visitor looks round, and writes to those who run the platform', async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Features' }).tap();
    await expect(page).toHaveURL(/\/#features$/);
    await expect(page.getByRole('heading', { name: 'A ticket you can trust' })).toBeInViewport();
    await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveText([
      'Cryptographic signatures',
      'Offline validation',
      'Key rotation',
      'Multi-role access control',
      'Optional ledger anchoring',
      'No middlemen',
    ]);
    await page.goto('/');
    await expect(page.getByText('Pay by M-Pesa or card, or at the door.')).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Organisers: paid on your own M-Pesa paybill or till' }).tap();
    await expect(page.getByRole('heading', { name: 'Sell tickets, get paid on M-Pesa' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();

    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Contact' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(page.getByText('Monday to Friday')).toBeVisible();
    await expect(page.getByText('We reply within 24 hours.', { exact: true })).toBeVisible();

    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const letter = stranger('Njeri Mwangi');
    const subject = `A question about ${letter.email}`;
    await field('Name').fill(letter.name);
    await field('Email').fill(letter.email);
    await field('Subject').fill(subject);
    await field('Message').fill('Is there a way in without steps?');
    // Offline, the input stays.
    await page.route('**/graphql', (route) => route.abort());
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.tap();
    await expect(page.getByRole('alert')).toContainText('Your message was not sent.');
    await expect(field('Subject')).toHaveValue(subject);
    await page.unroute('**/graphql');

    await page.clock.install();
    await send.tap();
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
    for (const name of ['Name', 'Email', 'Subject', 'Message']) await expect(field(name)).toHaveValue('');
    await page.clock.runFor(3_100);
    await expect(page.getByText('Message Sent!', { exact: true })).toBeHidden();

    const { token } = await logIn(demo('system_admin'));
    const box = await page.request.get('/api/messages?box=inbox', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { messages } = (await box.json()) as { messages: { subject: string; sender_email: string }[] };
    expect(messages.find((message) => message.subject === subject)?.sender_email).toBe(letter.email);
  });
});

test('the landing page tells its story, by keyboard too', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Passa · Your evening out starts here');
  await expect(page.getByRole('link', { name: 'Explore Events' }).first()).toHaveAttribute('href', '/events');
  await expect(page.getByRole('link', { name: 'Become an Issuer' }).first()).toHaveAttribute('href', '/auth');
  for (const figure of ['10,000+', '500+', '100%'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByText('Pay by M-Pesa or card, or at the door.')).toBeInViewport();
  const paid = page.getByRole('region', { name: 'Sell tickets, get paid on M-Pesa' });
  await expect(paid.getByRole('heading', { level: 3 })).toHaveText([
    'How you are paid',
    'When you have it',
    'What it costs',
  ]);
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  await expect(page.getByText('200 KES')).toBeVisible();

  const voices = page.getByRole('region', { name: /^Testimonials/ });
  await expect(page.locator('[data-first-view]')).toHaveCount(0);
  await expect(voices.getByRole('figure')).toHaveCount(7);
  await voices.scrollIntoViewIfNeeded();
  await expect(voices.getByText('1 of 7')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(voices.getByText('2 of 7')).toBeVisible();
  await expect(voices.getByRole('figure').nth(1)).toBeInViewport();
  await expect(voices.getByRole('figure').first()).not.toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(voices.getByText('7 of 7')).toBeVisible();
  await voices.getByRole('button', { name: 'Next testimonial' }).click();
  await expect(voices.getByText('1 of 7')).toBeVisible();

  await page.goto('/pricing');
  await expect(page.getByText('When do I have my money?')).toBeVisible();
  await expect(page.getByText(/test network/i)).toHaveCount(0);
  await page.goto('/test');
  await expect(page.getByRole('heading', { name: 'Test Page - Coming Soon' })).toBeVisible();
});

test('every link of the footer leads to a real page', async ({ page }) => {
  const pages = [
    ['Features', '/features', 'For organisers'],
    ['Pricing', '/pricing', 'No booking fee, no service fee'],
    ['About Us', '/about', '99.9%'],
    ['Careers', '/careers', 'No open positions'],
    ['For integrators', '/api/docs', 'OpenAPI document'],
    ['Privacy Policy', '/privacy', /The service is not for persons under 13/],
    ['Terms of Service', '/terms', /one person in, once/],
    ['Cookie Policy', '/cookies', /sets one cookie/],
  ] as const;
  await page.goto('/issuers');
  const footer = page.getByRole('contentinfo');
  for (const [name, address, says] of pages) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(says).first()).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'Events', exact: true })).toHaveAttribute('href', '/events');
  const links = await page.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links).not.toContain('#');
});
