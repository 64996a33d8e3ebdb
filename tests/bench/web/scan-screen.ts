import type { Browser, Page } from '@playwright/test';
import { PHONE, type Stored, slowDown } from './visit-page.ts';

/** The results of one run of scans. */
export interface ScanTimes {
  /** From the read of each code until its result was painted, in ms. */
  painted: number[];
  /** Number of results without an admission. */
  refused: number;
  /** Durations of the tasks of more than 50 ms, in ms. */
  longTasks: number[];
}

export interface OpenDoor {
  /** Shows the codes one after the other, at that interval. */
  scan(codes: readonly string[], everyMs: number): Promise<ScanTimes>;
  setOffline(isOffline: boolean): Promise<void>;
}

/** Opens the scanner of a gate on a slow phone, and closes it after the work. */
export async function atDoor<T>(
  browser: Browser,
  { url, stored, event, gate }: { url: string; stored: Stored; event: string; gate: string },
  work: (door: OpenDoor) => Promise<T>,
): Promise<T> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...PHONE,
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    await page.goto(new URL('/door', url).href);
    await openAt(page, event, gate);
    await slowDown(page);
    await page.evaluate(watchResults);
    return await work({
      scan: (codes, everyMs) => page.evaluate(showCodes, { codes, everyMs }),
      setOffline: (isOffline) => context.setOffline(isOffline),
    });
  } finally {
    await context.close();
  }
}

async function openAt(page: Page, event: string, gate: string): Promise<void> {
  const others = page.getByRole('button', { name: /other events?$/i });
  const wanted = page.getByText(event, { exact: true });
  await others.or(wanted).first().waitFor();
  if (!(await wanted.isVisible())) await others.click();
  await wanted.click();
  await page.getByText(gate, { exact: true }).click();
  await page.getByRole('button', { name: 'Open the door' }).click();
  await page.getByRole('button', { name: 'Start camera' }).waitFor();
}

interface Watched {
  /** Called when a result was painted. */
  onPaint: (isAdmitted: boolean) => void;
  longTasks: number[];
}

/** Runs in the page. */
function watchResults(): void {
  const watched: Watched = { onPaint: () => undefined, longTasks: [] };
  Object.assign(window, { watched });
  const region = document.querySelector('section[aria-label="Result"] [role="status"]');
  if (!region) throw new Error('the page has no result');
  new MutationObserver(() => {
    const result = region.firstElementChild;
    if (!result) return;
    const isAdmitted = result.textContent?.includes('Welcome') ?? false;
    // The first task after the frame of the change begins when the frame is done.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => watched.onPaint(isAdmitted);
      port2.postMessage(null);
    });
  }).observe(region, { childList: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Runs in the page: a hardware scanner types each code, with Enter at its end. */
async function showCodes({
  codes,
  everyMs,
}: {
  codes: readonly string[];
  everyMs: number;
}): Promise<ScanTimes> {
  const { watched } = window as unknown as { watched: Watched };
  const times: ScanTimes = { painted: [], refused: 0, longTasks: [] };
  watched.longTasks.length = 0;
  const key = (name: string, at: number): void => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    document.body.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: at }));
  };
  const began = performance.now();
  for (const [index, code] of codes.entries()) {
    const due = began + index * everyMs;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const readAt = performance.now();
    for (const letter of code) key(letter, readAt);
    await new Promise<void>((resolve) => {
      const end = (isAdmitted: boolean): void => {
        clearTimeout(overdue);
        watched.onPaint = () => undefined;
        times.painted.push(performance.now() - readAt);
        if (!isAdmitted) times.refused += 1;
        resolve();
      };
      const overdue = setTimeout(end, 5_000, false);
      watched.onPaint = end;
      key('Enter', readAt);
    });
  }
  times.longTasks = [...watched.longTasks];
  return times;
}
