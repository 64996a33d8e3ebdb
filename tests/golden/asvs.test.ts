import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import levels from './asvs-5.0.0.json' with { type: 'json' };

const root = new URL('../../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

const inOrder = (one: string, other: string): number => {
  const [left, right] = [one.split('.').map(Number), other.split('.').map(Number)];
  return (
    (left[0] ?? 0) - (right[0] ?? 0) || (left[1] ?? 0) - (right[1] ?? 0) || (left[2] ?? 0) - (right[2] ?? 0)
  );
};
const numbers = [...levels[1], ...levels[2]].sort(inOrder);

interface Row {
  numbers: string[];
  how: string;
  tests: string[];
  line: string;
}

/** `1.2.6` or `1.2.6 to 1.2.8`, which names all numbers of levels 1 and 2 in between. */
function numbersOf(cell: string): string[] {
  const [first = '', last = first] = cell.split(' to ');
  const [from, to] = [numbers.indexOf(first), numbers.indexOf(last)];
  return from < 0 || to < from ? [`unknown: ${cell}`] : numbers.slice(from, to + 1);
}

const rows: Row[] = textOf('docs/asvs.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, cell = '', , how = '', tests = ''] = line.split(/(?<!\\)\|/).map((part) => part.trim());
    return {
      numbers: numbersOf(cell),
      how,
      tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      line,
    };
  });

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function isBroken(target: string): boolean {
  const [file = '', anchor] = target.split('#');
  if (!existsSync(new URL(`docs/${file}`, root))) return true;
  const headings = textOf(`docs/${file}`).match(/^#+ .*$/gm) ?? [];
  return (
    anchor !== undefined && !headings.some((heading) => anchorOf(heading.replace(/^#+ /, '')) === anchor)
  );
}

describe('docs/asvs.md', () => {
  it('has every requirement of levels 1 and 2 once, in order', () => {
    expect(numbers).toHaveLength(253);
    expect(rows.flatMap((row) => row.numbers)).toEqual(numbers);
  });

  it('names tests that exist', () => {
    const files = [...new Set(rows.flatMap(({ tests }) => tests))];
    expect(files.length).toBeGreaterThan(80);
    expect(
      files.filter((file) => !/^tests\/.+\.test\.ts$/.test(file) || !existsSync(new URL(file, root))),
    ).toEqual([]);
  });

  it('has a test or a reason in each row', () => {
    const without = rows.filter(
      ({ how, tests }) => tests.length === 0 && !/^(Does not apply|Document|Open): \S/.test(how),
    );
    expect(without.map(({ line }) => line)).toEqual([]);
    expect(rows.filter(({ how }) => how.length < 4)).toEqual([]);
  });

  it('links to documents and headings that exist', () => {
    const targets = rows.flatMap(({ how }) =>
      [...how.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target),
    );
    expect(targets.length).toBeGreaterThan(20);
    expect([...new Set(targets)].filter(isBroken)).toEqual([]);
    const documents = rows.filter(({ how }) => how.startsWith('Document:'));
    expect(documents.filter(({ how, tests }) => !how.includes('](') && tests.length === 0)).toEqual([]);
  });
});
