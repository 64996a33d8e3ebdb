import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

describe('payloads of mutations', () => {
  it('are named after their mutation, each its own', () => {
    const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
    const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
    const others = fields.filter(
      ({ name, type }) => String(type) !== `${name[0]?.toUpperCase()}${name.slice(1)}Payload!`,
    );
    expect(others.map(({ name, type }) => `${name}: ${type}`)).toEqual([]);
  });
});
