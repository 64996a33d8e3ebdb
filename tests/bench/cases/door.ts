import { chromium } from '@playwright/test';
import { findBrowser } from '../../support/browser.ts';
import { callGraphQL } from '../api.ts';
import type { BenchCase, BenchContext } from '../bench-case.ts';
import { type Figure, plainFigure, type Wanted } from '../figure.ts';
import { CREATE_TICKETS, type SeededEvent, seedEvent, seedOrganiser, seedPerson } from '../seed/organiser.ts';
import { spreadOf } from '../spread.ts';
import type { Stage } from '../stage.ts';
import { atDoor, type ScanTimes } from '../web/scan-screen.ts';

const SCANS = 300;
const EVERY_MS = 200;
/** Tickets with an amount due, whose list each device keeps. */
const LISTED = 4_000;
const TICKETS_AN_ORDER = 20;
const GATE = 'Main Gate';
/** A guest takes a later answer for none. */
const SLOWEST: Wanted = { must: 150, aim: 100, better: 'less' };
const USUAL: Wanted = { must: 100, aim: 60, better: 'less' };

const NAME = 'query ($id: ID!) { event(id: $id) { name } }';
const CREATE_GATE =
  'mutation ($id: ID!, $name: String!) { createGate(input: { eventId: $id, name: $name }) { gate { id } } }';
const BUY = `mutation ($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) { tickets { qrText } } }`;

/** 300 guests in a minute at one door, on a slow phone: with the network and without one. */
export const doorCase: BenchCase = {
  name: 'door',
  needsLimits: false,
  run: async (context) => {
    const { stage, note } = context;
    const organiser = await seedOrganiser(stage);
    const event = await seedEvent(stage, organiser, LISTED);
    const tier = {
      ...{ tier: 'free', count: 2 * SCANS, price: '0', currency: 'USD' },
      ...{ effectiveAt: new Date(Date.now() - 60_000).toISOString() },
    };
    await callGraphQL(stage, CREATE_TICKETS, { eventId: event.id, tiers: [tier] }, organiser.token);
    await callGraphQL(stage, CREATE_GATE, { id: event.id, name: GATE }, organiser.token);
    note(`buying ${LISTED + 2 * SCANS} tickets`);
    await buy(stage, event, event.tier, LISTED);
    const codes = await buy(stage, event, 'free', 2 * SCANS);
    const validator = await seedPerson(stage, 'issuer_validator', organiser.issuerId);
    const { name } = (
      await callGraphQL<{ event: { name: string } }>(stage, NAME, { id: event.id }, organiser.token)
    ).event;
    const user = { id: validator.userId, name: 'Bench door', email: validator.email };
    const stored = {
      token: validator.token,
      user: JSON.stringify({ ...user, role: 'issuer_validator', issuerId: organiser.issuerId }),
    };
    const figures = await measure(context, { stored, name, codes });
    return () => figures;
  },
};

async function buy(stage: Stage, event: SeededEvent, tier: string, count: number): Promise<string[]> {
  const codes: string[] = [];
  for (let from = 0; from < count; from += TICKETS_AN_ORDER) {
    const lines = [{ tier, quantity: Math.min(TICKETS_AN_ORDER, count - from) }];
    const buyer = { name: 'Guest', email: `guest.${tier}.${from}@door.test`, phone: '+254710000000' };
    type Bought = { purchaseByForm: { tickets: { qrText: string }[] } };
    const input = { slug: event.slug, lines, ...buyer };
    const { purchaseByForm } = await callGraphQL<Bought>(stage, BUY, { input });
    codes.push(...purchaseByForm.tickets.map(({ qrText }) => qrText));
  }
  return codes;
}

interface Measured {
  stored: Record<string, string>;
  /** Name of the event. */
  name: string;
  codes: readonly string[];
}

async function measure({ stage, note }: BenchContext, { stored, name, codes }: Measured): Promise<Figure[]> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } as never });
  try {
    const place = { url: stage.product.url.href, stored, event: name, gate: GATE };
    return await atDoor(browser, place, async (door) => {
      const online = await door.scan(codes.slice(0, SCANS), EVERY_MS);
      await door.setOffline(true);
      const offline = await door.scan(codes.slice(SCANS), EVERY_MS);
      return [...figuresOf('with a network', online, note), ...figuresOf('without a network', offline, note)];
    });
  } finally {
    await browser.close();
  }
}

function figuresOf(how: string, times: ScanTimes, note: (line: string) => void): Figure[] {
  const { painted, refused, longTasks } = times;
  const sorted = painted.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  const late = painted.filter((ms) => ms > SLOWEST.must).length;
  note(
    `door ${how}: ${painted.length} results, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms, ${late} late; ` +
      `${longTasks.length} long tasks, ${Math.round(Math.max(0, ...longTasks))} ms at most`,
  );
  const faults = [
    ...(painted.length === SCANS ? [] : [`${painted.length} results of ${SCANS}`]),
    ...(refused === 0 ? [] : [`${refused} were not admitted`]),
  ];
  return [
    plainFigure(
      `slowest result of ${SCANS} scans a minute ${how}, slow phone`,
      spreadOf([Math.max(...painted)]),
      'ms',
      SLOWEST,
      faults,
    ),
    plainFigure(`result of a scan ${how}, slow phone`, spreadOf(painted), 'ms', USUAL),
  ];
}
