import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { mailedLink } from './mails.ts';
import { ask, call } from './product-api.ts';
import { expect, test } from './test.ts';

export const ROLES = [
  'system_admin',
  'system_validator',
  'system_auditor',
  'issuer_owner',
  'issuer_admin',
  'issuer_signatory',
  'issuer_validator',
  'issuer_auditor',
  'issuer_finance',
  'attendee',
] as const;

export type Role = (typeof ROLES)[number];

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** The demo's account of a role. */
export const demo = (role: Role): Person => ({
  name: role,
  email: `${role}@demo.passa.test`,
  password: process.env.DEMO_PASSWORD ?? 'passa-demo-2026',
});

/** A new person, unique to the journey. */
export const stranger = (name: string): Person => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}.${randomUUID().slice(0, 8)}@people.test`,
  password: 'bahari-na-milima-7',
});

/** Creates an account before the journey begins. */
export async function register(person: Person, role: 'issuer_admin' | 'attendee'): Promise<Person> {
  const { name, email, password } = person;
  await call('/auth/register', { body: { name, email, password, role, create_wallet: false } });
  return person;
}

interface Login {
  token: string;
  session_id: string;
  user: object;
}

export async function logIn({ email, password }: Person): Promise<Login> {
  return (await call<{ data: Login }>('/auth/login', { body: { email, password } })).data;
}

/** Confirms an address by the mailed link. @param isVisitor true: the browser is not signed in, and gives the password */
export async function confirmAddress(
  page: Page,
  { email, password }: Person,
  isVisitor = false,
): Promise<void> {
  await page.goto(await mailedLink(page, email, /\/verify-email#token=\S+/, 'verify_email'));
  if (isVisitor) {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Confirm address' }).click();
  }
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
}

/**
 * Makes a founder the owner of their organisation, as they do it in the dashboard. Their sessions end.
 * @param page of a visitor
 */
export async function becomeOwner(page: Page, person: Person): Promise<void> {
  await confirmAddress(page, person, true);
  const { token } = await logIn(person);
  const query = `mutation ($password: String!) { claimOwnership(input: { password: $password }) { user { id } } }`;
  await ask(token, query, { password: person.password });
  states.delete(person.email);
}

/**
 * Lets the person confirm who they are whenever the page asks for it: a busy machine may take longer for a journey than
 * the last proof counts.
 */
async function confirmWhenAsked(page: Page, { password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await page.addLocatorHandler(dialog, async () => {
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  });
}

/** Signs in on the page. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await confirmWhenAsked(page, person);
  await page.goto('/auth');
  await fillSignIn(page, person);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Passa Dashboard');
}

/** Fills the open form with email and password, and submits it. */
export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
}

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const states = new Map<string, Promise<State>>();
/** The browser contexts that a journey has opened. */
const opened = new Map<BrowserContext, string>();

/** A browser with a session of the person. The sign-in itself has its own journeys. */
export async function signedIn(
  browser: Browser,
  person: Person,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const state = states.get(person.email) ?? stateOf(person);
  states.set(person.email, state);
  await closeWindowsOfOthers();
  const context = await browser.newContext({ ...options, storageState: await state });
  context.on('page', (page) => void confirmWhenAsked(page, person));
  opened.set(context, test.info().testId);
  return context;
}

/** Closes contexts of earlier journeys, which would render updates of later ones. */
async function closeWindowsOfOthers(): Promise<void> {
  for (const [context, journey] of opened) {
    if (journey === test.info().testId) continue;
    opened.delete(context);
    await context.close();
  }
}

async function stateOf(person: Person): Promise<State> {
  const { token, session_id, user } = await logIn(person);
  const made = await call<{ api_key: string }>('/api/issuer/api-key', { token, body: {} }).catch(() => null);
  const items = {
    token,
    session_id,
    user: JSON.stringify(user),
    ...(made && {
      api_key: made.api_key,
      api_key_expires_at: new Date(Date.now() + 300 * 86_400_000).toISOString(),
    }),
  };
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: process.env.E2E_URL ?? '', localStorage }] };
}
