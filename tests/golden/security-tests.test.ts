import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', root), 'utf8');

it('every class of attack in docs/security.md has tests that exist', () => {
  const [classes = ''] = page.split('## Generated calls');
  const rows = classes.split('\n').filter((line) => /^\| (?!Class)/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) {
    const files = [...row.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file);
    expect([row, files.length > 0], row).toEqual([row, true]);
    expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  }
});
