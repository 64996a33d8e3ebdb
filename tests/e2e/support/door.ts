import { expect, type Locator, type Page } from '@playwright/test';
import { expectCleanSight } from './look.ts';
import { demo, logIn } from './people.ts';
import { ask, call, unique } from './product-api.ts';

interface Sold {
  id: string;
  code: string;
}

export interface Evening {
  id: string;
  slug: string;
  name: string;
  buy(tier: string, count?: number): Promise<Sold[]>;
  revoke(ticketId: string): Promise<void>;
  /** Sends a request as a member of the organiser's staff. */
  ask<T>(query: string): Promise<T>;
}

const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

/** An event that has begun, with two gates and two tiers; the tickets of the late one expire at the given time. */
export async function openEvening(lateEnds: Date, name = unique('Taarab by the Sea')): Promise<Evening> {
  const { token } = await logIn(demo('issuer_admin'));
  const made = await call<{ id: string }>('/api/events', {
    token,
    body: {
      name,
      description: 'Oud, qanun and the tide.',
      venue: 'Old Fort, Zanzibar City, Tanzania',
      start_date: hours(-1),
      end_date: hours(6),
    },
  });
  const window = { currency: 'KES', count: 1_600, price: 1200, effective_at: hours(-2) };
  const tiers = [
    { tier: 'regular', expires_at: hours(6), grace_period: '15m', ...window },
    { tier: 'early', expires_at: lateEnds.toISOString(), grace_period: '0s', ...window },
    { tier: 'free', expires_at: hours(6), grace_period: '15m', ...window, price: 0, currency: 'USD' },
    { tier: 'lumen', expires_at: hours(6), grace_period: '15m', ...window, price: 40, currency: 'XLM' },
  ];
  await call(`/api/events/${made.id}/tickets`, { token, body: { tiers } });
  const published = await call<{ event: { slug: string } }>(`/api/events/${made.id}/publish`, {
    token,
    body: {},
  });
  for (const gate of ['Sea Gate', 'Town Gate']) {
    await ask(
      token,
      'mutation ($id: ID!, $name: String!) { createGate(input: { eventId: $id, name: $name }) { gate { id } } }',
      {
        id: made.id,
        name: gate,
      },
    );
  }
  return {
    id: made.id,
    slug: published.event.slug,
    name,
    buy: async (tier, quantity = 1) => {
      const person = { name: 'Bi Kidude', email: 'kidude@guests.test', phone: '+255700000000' };
      const input = { slug: published.event.slug, lines: [{ tier, quantity }], ...person };
      const bought = await ask<{ purchaseByForm: { tickets: { id: string; qrText: string }[] } }>(
        undefined,
        'mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { tickets { id qrText } } }',
        { input },
      );
      return bought.purchaseByForm.tickets.map(({ id, qrText }) => ({ id, code: qrText }));
    },
    revoke: async (id) => {
      await ask(
        token,
        'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Stolen" }) { ticket { id } } }',
        { id },
      );
    },
    ask: (query) => ask(token, query, { id: made.id }),
  };
}

/** Picks event and gate. */
export async function pickDoor(page: Page, event: string, gate: string): Promise<void> {
  const others = page.getByRole('button', { name: /other events?$/i });
  const wanted = page.getByRole('radio', { name: event });
  await expect(async () => {
    if (!(await wanted.isVisible()) && (await others.isVisible())) await others.click({ timeout: 2_000 });
    await expect(page.getByText(event)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByText(event).click();
  await page.getByText(gate, { exact: true }).click();
}

/** Opens the picked door, once all of its data is loaded. */
export async function openDoor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the door' }).click();
  await expect(page.getByRole('button', { name: 'Start camera' })).toBeVisible();
}

export async function openDoorAt(page: Page, event: string, gate: string): Promise<void> {
  await pickDoor(page, event, gate);
  await openDoor(page);
}

const answer = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

/**
 * A hardware scanner: it types faster than people, and ends with Enter. The keys of a code carry one time, since a
 * device dates its keys by itself: on a slow machine the page sees no pause between them either.
 */
async function connectScanner(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scanner = (text: string) => {
      const at = performance.now();
      for (const key of [...text, 'Enter']) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        document.body.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: at }));
      }
    };
    Object.assign(globalThis, { scanner });
  });
}

declare const scanner: (text: string) => void;

export async function scan(page: Page, code: string): Promise<void> {
  await connectScanner(page);
  await page.evaluate((text) => scanner(text), code);
}

interface Meanwhile {
  /** The guest's payment method for the due amount. */
  pays?: string;
  /** Name of the result for its screenshot check. */
  seen?: string;
}

/** Scans, reads the result, collects a due payment when there is a method, and continues with the next guest. */
export async function expectAnswer(
  page: Page,
  code: string,
  word: string,
  { pays, seen }: Meanwhile = {},
): Promise<void> {
  await scan(page, code);
  await expect(answer(page)).toContainText(pays ? 'Collect' : word);
  // A result has the colours of its kind in both themes.
  if (seen) await expectCleanSight(page, seen, ['light']);
  if (pays) await pay(page, pays);
  await expect(answer(page)).toContainText(word);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

/** From now on every clock of the device, across reloads, advances by the intervals of `scanAll`. */
export async function holdClocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [True, steady] = [Date, performance.now.bind(performance)];
    const passed = () => Number(sessionStorage.getItem('passed') ?? 0);
    performance.now = () => steady() + passed();
    globalThis.Date = class extends True {
      constructor(...given: []) {
        super(...((given.length > 0 ? given : [True.now() + passed()]) as []));
      }
      static override now = () => True.now() + passed();
    } as DateConstructor;
  });
}

/** Scans codes one after the other, each after the last result, with this interval on the device's clock. */
export async function scanAll(page: Page, codes: readonly string[], everyMs: number): Promise<void> {
  await connectScanner(page);
  await page.evaluate(
    async ([texts, apart]) => {
      const region = document.querySelector('section[aria-label="Result"]');
      if (!region) throw new Error('There is no place for answers.');
      for (const text of texts) {
        sessionStorage.setItem('passed', String(Number(sessionStorage.getItem('passed') ?? 0) + apart));
        const answered = new Promise<void>((resolve) => {
          const eye = new MutationObserver(() => {
            eye.disconnect();
            resolve();
          });
          eye.observe(region, { childList: true, subtree: true });
        });
        scanner(text);
        await answered;
      }
    },
    [codes, everyMs] as const,
  );
}

/** The amount comes first: until it is resolved there is no next guest, and no other code replaces it. */
async function pay(page: Page, how: string): Promise<void> {
  const due = page.getByRole('region', { name: 'Due at the door' });
  await expect(due).toContainText('1,200');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden();
  await scan(page, 'PASSA1:ANOTHER GUEST');
  await expect(answer(page)).toContainText('Finish with this guest first.');
  await expect(answer(page)).toContainText('Collect');
  await due.getByRole('button', { name: how }).click();
  if (how !== 'Let in unpaid') return expect(due).toContainText('Payment recorded');
  const question = page.getByRole('dialog', { name: 'Let this guest in without KES 1,200.00?' });
  await question.getByRole('button', { name: how }).click();
  await expect(due).toContainText('Let in, still due');
}
