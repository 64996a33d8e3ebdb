import { readdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isLeftInEnglish, leaves, said, type Texts, translationsOf } from '../support/catalogue.ts';
import { follow } from './support/follow.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { demo, logIn, type Role, register, signedIn, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

interface Reader {
  role: Role;
  language: 'sw' | 'fr';
  /** Panels with most of the role's texts. */
  panels: string[];
}

/** Both languages have every text; a journey in one of them shows that the panels use the catalogues. */
const READERS: Reader[] = [
  {
    role: 'issuer_owner',
    language: 'sw',
    panels: ['overview', 'events', 'team', 'validators', 'audit', 'settings', 'messages', 'search'],
  },
  { role: 'issuer_finance', language: 'fr', panels: ['overview', 'reports', 'revenue', 'partnerships'] },
  { role: 'issuer_signatory', language: 'fr', panels: ['overview', 'partnerships', 'settings'] },
  { role: 'attendee', language: 'sw', panels: ['overview', 'my-tickets', 'partnerships', 'wallet'] },
];

/** English words that the catalogue translates and does not contain itself. */
async function foreignWords(language: string): Promise<Set<string>> {
  const words = await translationsOf(language);
  const english: Texts = {};
  const folder = new URL('../../client/src/messages/', import.meta.url);
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.ts'))) {
    const module = (await import(new URL(file, folder).pathname)) as Texts;
    for (const name of Object.keys(module)) if (name in words) english[name] = module[name];
  }
  const all = leaves(english, words, '').filter(({ english }) => typeof english === 'string');
  const own = new Set(all.map(({ words }) => said(words)));
  const foreign = all.filter((leaf) => !isLeftInEnglish(leaf)).map(({ english }) => said(english));
  return new Set(foreign.filter((text) => /[a-z]{3}/i.test(text) && !own.has(text) && !DATA.has(text)));
}

/** Names of tiers and venues in the demo that also appear as examples in forms. */
const DATA = new Set(['regular', 'KICC, Nairobi, Kenya']);

for (const { role, language, panels } of READERS) {
  test(`${role} reads no English words on the panels in ${language}`, async ({ browser }) => {
    const foreign = await foreignWords(language);
    const context = await signedIn(browser, demo(role), { locale: language });
    const page = await context.newPage();
    const found: string[] = [];
    for (const panel of panels) {
      await follow(page, `/dashboard?tab=${panel}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
      for (const line of await linesOf(page)) if (foreign.has(line)) found.push(`${panel}: ${line}`);
    }
    expect(found).toEqual([]);
  });
}

/** All texts of a page, for the screen and for screen readers, line by line. */
const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pieces = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    while (pieces.nextNode()) lines.push(pieces.currentNode.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) lines.push(element.getAttribute(name) ?? '');
    return lines;
  });

test('a validator reads in French why a ticket is refused', async ({ browser }) => {
  const context = await signedIn(browser, demo('issuer_validator'), { locale: 'fr' });
  const page = await context.newPage();
  await page.goto('/dashboard?tab=validate');
  await page.getByLabel('JSON du billet').fill('{"id": "x"}');
  await page.getByRole('button', { name: 'Contrôler le billet' }).click();
  await expect(page.getByText('Ce n’est pas un billet Passa.')).toBeVisible();
  await context.close();
});

test('a buyer with a phone in Swahili buys, and continues in French', async ({ browser }) => {
  const { token } = await logIn(await register(stranger('Mwandaaji Maridadi'), 'issuer_admin'));
  const name = unique('Usiku wa Taarab');
  const { slug } = await publishEvent(token, name, [
    { tier: 'regular', count: 20, price: 500, currency: 'KES' },
  ]);
  const context = await browser.newContext({ locale: 'sw-KE', viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`/event-details?slug=${slug}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await page.getByRole('radio', { name: 'regular' }).tap();
  const form = page.getByRole('form', { name: 'Maelezo yako' });
  await form.getByLabel('Jina Kamili').fill('Asha Juma');
  await form.getByLabel('Barua pepe').fill('asha@wanunuzi.test');
  await form.getByLabel('Simu').fill('+254700000001');
  await form.getByRole('button', { name: 'Nunua Tiketi' }).tap();
  const bought = page.getByRole('dialog', { name: 'Tiketi Imenunuliwa!' });
  await expect(bought).toBeVisible();
  await expect(bought.getByText(name).first()).toBeVisible();
  await expectGoodLooks(page, 'bought-in-swahili');

  await page.goto('/events');
  const languages = page.getByRole('combobox', { name: 'Lugha' });
  await languages.selectOption('Français');
  await expect(page.getByRole('heading', { level: 1, name: 'Événements' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  for (const [address, title] of [
    ['/contact', 'Nous contacter'],
    ['/pricing', 'Tarifs'],
    ['/help', 'Aide pour les organisateurs'],
    ['/privacy', 'Politique de confidentialité'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(
      /^(Nous contacter|Tarifs|Aide pour les organisateurs|Confidentialité) · Passa$/,
    );
  }
  await expectGoodLooks(page, 'privacy-in-french');
  // The choice stays with this browser, independent of the phone's language.
  await page.goto('/door');
  await expect(page.getByText('Connectez-vous pour travailler à la porte')).toBeVisible();
  await expectGoodLooks(page, 'door-in-french');
  await context.close();
});
