import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

describe('schema map', () => {
  it('names every root field once, and no other', () => {
    const schema = buildSchema(read('schema.graphql'));
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
    const rows = read('docs/schema-map.md').match(/^\| (Queries|Mutations|Subscriptions) .*$/gm) ?? [];
    const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(named.toSorted()).toEqual(fields.toSorted());
  });
});
