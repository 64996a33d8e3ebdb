import type { Browser as LaunchedBrowser } from '@playwright/test';

const ATTEMPTS = 3;
/** Playwright's messages when the process ended before the connection. */
const GONE = /has been closed|process did exit/;

/**
 * Launches a browser. A process that dies while it starts, as Chromium now and then does on a busy machine, is
 * restarted with a log entry: nothing was tested yet. A later failure fails its test.
 * @throws the last failure of three, or any that is not the end of the process
 */
export async function launchBrowser(
  launch: () => Promise<LaunchedBrowser>,
  log: (line: string) => void = console.warn,
): Promise<LaunchedBrowser> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch();
    } catch (error) {
      const message = String((error as Error).message);
      if (attempt === ATTEMPTS || !GONE.test(message)) throw error;
      log(`The browser ended while it started (attempt ${attempt} of ${ATTEMPTS}): ${reasonIn(message)}`);
    }
  }
}

function reasonIn(message: string): string {
  return /process did exit: ([^>]*?)>/.exec(message)?.[1] ?? message.split('\n')[0] ?? '';
}
