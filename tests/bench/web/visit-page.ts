import type { Browser, Page, Request } from '@playwright/test';

/** The result of one cold visit. */
export interface Visit {
  /** Time until the largest element of the first view was painted. */
  largestPaintMs: number;
  /** Sum of the unexpected layout shifts, without a unit. */
  layoutShift: number;
  /** Compressed bytes. */
  scriptBytes: number;
}

/** A mid-range phone on a slow network: the usual profile of such measurements. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const CPU_SLOWDOWN = 4;
const BYTES_A_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
/** A page is complete when no request has been under way for so long: a slow phone runs a script for half a second. */
const CALM_MS = 1_500;

interface Seen {
  paint: number;
  shift: number;
}

/** What the site has stored in the browser, by key: the session of a member. */
export type Stored = Readonly<Record<string, string>>;

/** Opens the address with an empty cache. */
export async function visitPage(browser: Browser, address: string, stored: Stored = {}): Promise<Visit> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...PHONE,
    storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    const scripts = await slowedDown(page);
    const complete = whenComplete(page);
    await page.addInitScript(watchPaints);
    await page.goto(address);
    await complete;
    const { paint, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return { largestPaintMs: paint, layoutShift: shift, scriptBytes: scripts() };
  } finally {
    await context.close();
  }
}

/** Resolves when no request has been under way for a while. Websockets do not count. */
function whenComplete(page: Page): Promise<void> {
  const open = new Set<Request>();
  return new Promise((resolve) => {
    let calm: NodeJS.Timeout | undefined;
    page.on('request', (request) => {
      clearTimeout(calm);
      open.add(request);
    });
    const ended = (request: Request): void => {
      open.delete(request);
      clearTimeout(calm);
      if (open.size === 0) calm = setTimeout(resolve, CALM_MS);
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  });
}

/** Gives the page the processor of a slow phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** @returns the bytes of the scripts that were received */
async function slowedDown(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await slowDown(page);
  return () => bytes;
}

/** Runs in the page, before its own scripts. */
function watchPaints(): void {
  const seen = { paint: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
