import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** Verbs of mutations that end nothing. A verb for an end belongs in the table of docs/schema-map.md. */
const OTHER_VERBS = new Set(
  `accept activate admit allow answer approve authorize change choose claim collect confirm connect create decide
  duplicate estimate execute estimate export finalize follow fund invite issue join let login mark move note open ping prove publish
  purchase refresh refund refuse register reject renew replay request resend reset retry
  rotate sell send set settle start submit test
  transfer trigger update upload validate verify`.split(/\s+/),
);
/** In the specification. */
const DOCUMENTED = ['logout'];

const verbOf = (mutation: string): string => /^[a-z]+/.exec(mutation)?.[0] ?? '';

/** Verbs in the table of the schema map. */
function endingVerbs(): string[] {
  const [, table = ''] = /## Verbs\n([\s\S]*?)\n## /.exec(read('docs/schema-map.md')) ?? [];
  const cells = table.match(/^\| `[^|]+/gm) ?? [];
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, verb = '']) => verb));
}

describe('verbs of mutations', () => {
  const schema = buildSchema(read('schema.graphql'));
  const current = Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ deprecationReason }) => !deprecationReason)
    .map(({ name }) => name)
    .filter((name) => !DOCUMENTED.includes(name));

  it('end something by a verb of the table in the schema map', () => {
    const ending = new Set(endingVerbs());
    const unknown = current.filter((name) => !ending.has(verbOf(name)) && !OTHER_VERBS.has(verbOf(name)));
    expect(unknown).toEqual([]);
    expect([...ending].filter((verb) => OTHER_VERBS.has(verb))).toEqual([]);
  });

  it('stay valid, deprecated, where a name had another', () => {
    const mutations = schema.getMutationType()?.getFields() ?? {};
    const former = {
      closeTicketLink: 'revokeTicketLink',
      removeTier: 'deleteTier',
      stopFollowing: 'unfollowByLink',
    };
    for (const [name, now] of Object.entries(former)) {
      expect(mutations[name]?.deprecationReason).toBe(`Use \`${now}\`. Deprecated since 2026-11-29.`);
      expect(mutations[now]?.deprecationReason, now).toBeUndefined();
    }
  });

  it('are all in use', () => {
    const used = new Set(current.map(verbOf));
    expect([...endingVerbs(), ...OTHER_VERBS].filter((verb) => !used.has(verb))).toEqual([]);
  });
});
