import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SERVER = new URL('../../../server/', import.meta.url).pathname;

/** Names under which statements are prepared: `name: '…', text:` and `prepared('…',`. */
const NAMED = /name: '([a-z0-9-]+)',\s*text:|\.prepared(?:<[^(]*>)?\(\s*'([a-z0-9-]+)'/g;

it('no two statements have the same name, which a process would refuse once both have run', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const places = new Map<string, string[]>();
  for (const file of files) {
    for (const [, read, written] of readFileSync(SERVER + file, 'utf8').matchAll(NAMED)) {
      const name = read ?? written ?? '';
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  expect(places.size).toBeGreaterThan(50);
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
});
