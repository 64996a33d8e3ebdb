import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listPackages } from '../../server/start/sbom.mjs';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: true;
  dev?: true;
}

interface Component {
  group?: string;
  name: string;
  version: string;
  purl: string;
  hashes: { alg: string; content: string }[];
}

const textOf = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const lock: { packages: Record<string, Locked> } = JSON.parse(textOf('package-lock.json'));
const installed = Object.entries(lock.packages).filter(([place, { link }]) => place !== '' && !link);

it('every package of the lock file has its digest, and none is tied to a registry', () => {
  const without = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(without.map(([place]) => place)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

it('the list of a release names every package that it needs, with its digest, and no other', () => {
  const list = listPackages(lock, JSON.parse(textOf('package.json')));
  expect(list).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'passa' } } });
  const needed = installed
    .filter(([, { dev }]) => !dev)
    .map(([place, { version }]) => `${place.slice(place.lastIndexOf('node_modules/') + 13)}@${version}`);
  const listed: Component[] = list.components;
  const names = listed.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`);
  expect(new Set(names)).toEqual(new Set(needed));
  expect(names).toHaveLength(new Set(names).size);
  for (const { purl, hashes } of listed) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
    expect(hashes[0]).toMatchObject({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) });
  }
});

it('a policy says how vulnerabilities are reported', () => {
  expect(textOf('SECURITY.md')).toContain('## Reporting a vulnerability');
});

it.each(['package.json', 'Dockerfile', 'deploy/passa.service'])(
  '%s limits the heap of the product',
  (file) => {
    const starts = textOf(file)
      .split('\n')
      .filter((line) => line.includes('dist/programs/main.js'));
    expect(starts).not.toEqual([]);
    for (const line of starts) expect(line).toMatch(/--max-old-space-size=\d+/);
  },
);
