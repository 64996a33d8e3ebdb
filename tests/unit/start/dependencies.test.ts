import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { version?: string }>;
};

/** The first versions without the advisories that were known at the time. */
const FLOORS: [name: string, version: number[]][] = [
  ['@fastify/static', [9, 3, 0]],
  ['axios', [1, 21, 1]],
  ['nodemailer', [10, 0, 0]],
];

function isAtLeast(version: string, floor: readonly number[]): boolean {
  const parts = version.split('.').map(Number);
  const differs = floor.findIndex((part, index) => part !== parts[index]);
  return differs === -1 || (parts[differs] ?? 0) > (floor[differs] ?? 0);
}

describe('packages that had advisories', () => {
  it.each(FLOORS)('%s is locked in a version without them, wherever it is used', (name, floor) => {
    const locked = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(locked).not.toHaveLength(0);
    for (const [path, { version = '' }] of locked)
      expect([path, isAtLeast(version, floor)]).toEqual([path, true]);
  });

  it('are reported when packages are installed', () => {
    expect(read('.npmrc')).not.toMatch(/^audit(-level)?\s*=/m);
  });
});
