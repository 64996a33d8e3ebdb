import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { IS_DEEP } from '../support/depth.ts';
import { PLANTED_HOLES, PLANTED_IN_PLACE, type PlantedHole } from '../support/planted-holes.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const [classes = ''] = read('docs/security.md').split('## Generated calls');
const rows = classes.split('\n').filter((line) => /^\| (?!Class)/.test(line) && !line.startsWith('|-'));

describe('the planted holes', () => {
  it('are one of each class of attack in docs/security.md at least', () => {
    const planted = [...PLANTED_HOLES.map((hole) => hole.class), ...Object.keys(PLANTED_IN_PLACE)];
    expect(rows.length).toBeGreaterThan(15);
    const without = rows.filter((row) => !planted.some((name) => row.startsWith(`| ${name}`)));
    expect(without).toEqual([]);
    const unused = planted.filter((name) => !rows.some((row) => row.startsWith(`| ${name}`)));
    expect(unused).toEqual([]);
  });

  it.each(PLANTED_HOLES.map((hole) => [hole.name, hole] as const))(
    '%s stands where it is planted, and its test is one of its class',
    (_name, { file, text: good, hole, second, test, class: row }) => {
      expect(read(file).split(good)).toHaveLength(2);
      if (second !== undefined) expect(read(file).split(second.text)).toHaveLength(2);
      expect(hole).not.toBe(good);
      expect(rows.find((one) => one.startsWith(`| ${row}`))).toContain(test);
    },
  );
});

/** Runs the test with the hole in the product. */
async function runWith({ name, project, test, title }: PlantedHole): Promise<{ code: number; said: string }> {
  const filter = title === undefined ? [] : ['-t', title];
  const run = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', project, test, ...filter],
    { cwd: root, env: { ...process.env, TESTED: '', PLANTED_HOLE: name, NO_COLOR: '1' } },
  );
  const [said, code] = await Promise.all([
    text(run.stdout),
    new Promise<number>((resolve) => run.on('close', (status) => resolve(status ?? 1))),
  ]);
  return { code, said };
}

// Each starts a runner of its own: minutes, and so before a release alone.
describe.runIf(IS_DEEP)('a planted hole', () => {
  it.each(PLANTED_HOLES.map((hole) => [hole.name, hole] as const))('%s is found', async (_name, hole) => {
    const { code, said } = await runWith(hole);
    // A failure of an expectation, and none of the start.
    expect(said).toMatch(/AssertionError/);
    expect(code).toBe(1);
  });
});
