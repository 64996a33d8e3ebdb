import type { Browser, Page } from '@playwright/test';

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
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const CPU_SLOWDOWN = 4;
const BYTES_A_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
/** Changes later than this after the network is idle belong to no first view. */
const CALM_MS = 700;

interface Seen {
  paint: number;
  shift: number;
}

/** Opens the address with an empty cache. */
export async function visitPage(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const scripts = await slowedDown(page);
    await page.addInitScript(watchPaints);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(CALM_MS);
    const { paint, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return { largestPaintMs: paint, layoutShift: shift, scriptBytes: scripts() };
  } finally {
    await context.close();
  }
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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
