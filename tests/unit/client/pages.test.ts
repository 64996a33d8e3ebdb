import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES } from '../../../client/src/content/pages.ts';

/** The table imports the pages themselves, which needs a browser: the test reads its text instead. */
const table = readFileSync(new URL('../../../client/src/routes.tsx', import.meta.url), 'utf8');
const paths = [...table.matchAll(/(?:everybody\(|path:)\s*'([^']+)'/g)].map(([, path]) => path ?? '');

it('every page of the client is in the list for crawlers, so that its address is answered as found', () => {
  const known = new Set(PAGES.map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(25);
  const missing = paths
    .map((path) => path.replace(/:\w+.*$/, '*'))
    .filter((path) => path !== '*' && !known.has(path) && !known.has(path.replace(/[^/]+$/, '*')));
  expect(missing).toEqual([]);
});

it('each has its own description', () => {
  const listed = PAGES.filter((page) => page.listed);
  expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length);
  expect(new Set(listed.map(({ description }) => description)).size).toBe(listed.length);
  for (const { description } of listed) expect(description.length).toBeLessThanOrEqual(170);
});
