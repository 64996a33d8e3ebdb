import { describe, expect, it } from 'vitest';
import { findViolations } from '../../golden/find-violations.mjs';

/** The rules that a file with this text would break, beside that of orphans. */
const broken = (file: string, text: string): string[] =>
  findViolations(new Map([[file, text]]))
    .map((line) => line.slice(line.indexOf(': ') + 2))
    .filter((rule) => rule !== 'no orphans');

const ISLAND = 'server/lib/limits/a.ts';
const NO_ISLAND = 'shared islands import nothing but each other';

describe('the check of boundaries', () => {
  it.each([
    ['client/src/a.ts', "import { a } from '../../server/lib/limits/a.ts';", []],
    [
      'client/src/a.ts',
      "import { a } from '../../server/lib/documents/index.ts';",
      ['client imports shared islands alone of the server'],
    ],
    [
      'client/src/a.ts',
      "import type { A } from '../../server/modules/door/index.ts';",
      ['client imports shared islands alone of the server'],
    ],
    [ISLAND, "import { b } from './b.ts';", []],
    [ISLAND, "import { createHash } from 'node:crypto';", [NO_ISLAND]],
    [ISLAND, "import QRCode from 'qrcode';", [NO_ISLAND]],
    [ISLAND, "import { csv } from '../documents/csv.ts';", [NO_ISLAND]],
  ])('finds in %s with %j: %j', (file, text, rules) => {
    expect(broken(file, text)).toEqual(rules);
  });

  it.each(['client/src', 'server/modules/door', 'tests/support'])(
    'finds a cycle of type imports in %s',
    (folder) => {
      const sources = new Map([
        [`${folder}/a.ts`, "import type { B } from './b.ts';"],
        [`${folder}/b.ts`, "import type { A } from './a.ts';"],
      ]);
      expect(findViolations(sources)).toContain(
        `${folder}/a.ts -> ${folder}/b.ts -> ${folder}/a.ts: no cycles`,
      );
    },
  );

  it('finds a row lock in a file of reads, where none belongs', () => {
    const lock = "export const LOCK = 'SELECT FROM tickets WHERE id = $1 FOR NO KEY UPDATE';";
    expect(broken('server/modules/door/a.reads.ts', lock)).toEqual(['locks are writes']);
    expect(broken('server/modules/door/a.writes.ts', lock)).toEqual([]);
  });

  it('finds the name of a payment provider outside its folder and the list', () => {
    const list = 'server/modules/payments/providers.ts';
    const naming = (file: string): string[] =>
      findViolations(
        new Map([
          [list, "import { acme } from './acme/index.ts';"],
          ['server/modules/payments/acme/index.ts', "export const acme = {\n  label: 'Acme Pay',\n};"],
          [file, '// Acme Pay returns money.'],
        ]),
      ).filter((line) => line === `${file}: only ${list} names a payment provider`);
    expect(naming('server/modules/door/a.ts')).toHaveLength(1);
    expect(naming('server/modules/payments/acme/acme-provider.ts')).toEqual([]);
    expect(naming('client/src/messages/merchants.ts')).toEqual([]);
  });
});
