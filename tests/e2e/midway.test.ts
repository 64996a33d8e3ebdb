import { expectAnswer, openDoorAt, openEvening } from './support/door.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { demo, fillSignIn, register, signedIn, stranger } from './support/people.ts';
import { codeOn } from './support/read-code.ts';
import { expect, test } from './support/test.ts';

const HOUR_MS = 3_600_000;

test('a buyer signs in midway, keeps the ticket, goes offline, opens it, and is let in', async ({
  browser,
}) => {
  const evening = await openEvening(new Date(Date.now() + HOUR_MS));
  const person = await register(stranger('Zainab Mwinyi'), 'attendee');
  const street = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const phone = await street.newPage();
  const code = phone.getByRole('img', { name: /^QR code of ticket/ });

  await test.step('signing in leads back to the event, with the details filled in', async () => {
    await phone.goto(`/event-details?slug=${evening.slug}`);
    await phone.getByRole('radio', { name: 'regular' }).tap();
    await phone.getByRole('button', { name: 'Open menu' }).tap();
    await phone.getByRole('link', { name: 'Sign In' }).last().tap();
    // The form of the event has an address, too, until the page has changed.
    await expect(phone.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await fillSignIn(phone, person);
    await expect(phone).toHaveURL(new RegExp(`/event-details\\?slug=${evening.slug}`));
    await phone.getByRole('radio', { name: 'regular' }).tap();
    const form = phone.getByRole('form', { name: 'Your details' });
    await expect(form.getByLabel('Full Name')).toHaveValue(person.name);
    await expect(form.getByLabel('Email')).toHaveValue(person.email);
    await form.getByLabel('Phone', { exact: true }).fill('+255 711 000 555');
    await form.getByRole('button', { name: 'Buy Ticket' }).tap();
  });

  await test.step('the ticket is kept on the phone', async () => {
    const bought = phone.getByRole('dialog', { name: 'Ticket Purchased!' });
    await bought.getByRole('button', { name: 'Keep on this phone' }).tap();
    await expect(phone.getByText('Saved on this device: it opens without a network.')).toBeVisible();
  });

  await test.step('it is the first thing on the home of its evening', async () => {
    await phone.goto('/dashboard');
    const codes = phone.getByRole('region', { name: 'Ticket codes' });
    await expect(codes.getByRole('img')).toBeInViewport({ ratio: 1 });
    await expect(codes).toContainText(evening.name);
    await expectGoodLooks(phone, 'the home of a guest on the evening of the event', [PHONE]);
    await phone.setViewportSize(PHONE);
  });

  const shown = await test.step('it opens at the gate without a network', async () => {
    await street.setOffline(true);
    await phone.goto('/my-tickets');
    await phone.getByRole('link', { name: evening.name }).tap();
    await expect(code).toBeVisible();
    await phone.getByRole('button', { name: 'Show a large code' }).tap();
    return codeOn(phone.getByRole('dialog').getByRole('img', { name: /^QR code of ticket/ }));
  });

  await test.step('and is scanned from the screen', async () => {
    const gate = await signedIn(browser, demo('issuer_validator'));
    const door = await gate.newPage();
    await door.goto('/door');
    await openDoorAt(door, evening.name, 'Sea Gate');
    await expectAnswer(door, shown, 'Welcome', { pays: 'Cash' });
    await gate.close();
  });
  await street.close();
});
