import type { Browser, Page } from '@playwright/test';

/** What one cold visit gave. */
export interface Visit {
  /** Until the largest thing of the first view was painted. */
  largestPaintMs: number;
  /** Sum of the layout shifts that nobody asked for, without a unit. */
  layoutShift: number;
  /** As they travelled. */
  scriptBytes: number;
}

/** A phone of the middle price on a slow network: the profile that the field measures with. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const CPU_SLOWDOWN = 4;
const BYTES_A_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
/** What comes later than this after the network fell silent belongs to no first view. */
const CALM_MS = 700;

interface Seen {
  paint: number;
  shift: number;
}

/** Opens the address as somebody does who was never there. */
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

/** @returns the bytes of the scripts that have arrived */
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

/** Runs in the page, before anything of it. */
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
