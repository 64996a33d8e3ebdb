import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../../support/browser.ts';
import { launchBrowser } from '../../support/launch-browser.ts';

let folder: string;
let found: Awaited<ReturnType<typeof findBrowser>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passa-browser-'));
  found = await findBrowser();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A browser that crashes this many times before it runs. */
async function crashing(name: string, times: number): Promise<string> {
  const file = path.join(folder, name);
  const count = `${file}.count`;
  await writeFile(count, '');
  await writeFile(
    file,
    `#!/bin/sh
if [ "$(wc -c < '${count}')" -lt ${times} ]; then printf x >> '${count}'; kill -SEGV $$; fi
exec '${found.executablePath}' "$@"
`,
  );
  await chmod(file, 0o755);
  return file;
}

const launching = (executablePath: string) => () =>
  chromium.launch({ executablePath, args: found.args, env: { ...process.env, ...found.env } as never });

it('a browser that crashed while it started is started again, and the log says so', async () => {
  const lines: string[] = [];
  const executable = await crashing('twice', 2);
  const browser = await launchBrowser(launching(executable), (line) => lines.push(line));
  const page = await browser.newPage();
  await page.setContent('<p>Here</p>');
  expect(await page.textContent('p')).toBe('Here');
  await browser.close();
  expect(lines).toEqual([
    expect.stringMatching(/attempt 1 of 3.*SIGSEGV/),
    expect.stringMatching(/attempt 2 of 3.*SIGSEGV/),
  ]);
});

it('a browser that never starts fails the third time', async () => {
  const lines: string[] = [];
  const executable = await crashing('always', 99);
  await expect(launchBrowser(launching(executable), (line) => lines.push(line))).rejects.toThrow('SIGSEGV');
  expect(lines).toHaveLength(2);
});

it('another fault is not tried again', async () => {
  const lines: string[] = [];
  const executable = path.join(folder, 'missing');
  await expect(launchBrowser(launching(executable), (line) => lines.push(line))).rejects.toThrow(
    /executable doesn't exist/i,
  );
  expect(lines).toEqual([]);
});
