import { buildSchema, type GraphQLInputObjectType, type GraphQLInputType, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';
import { containsOneOf, withOneOf } from '../../../server/platform/graphql/one-of.ts';

/** A schema in which Choice is declared by OneOf. */
function declared(fields: string) {
  const schema = buildSchema(`
    input Choice { ${fields} }
    input Within { choices: [Choice!], again: Within }
    input Plain { name: String, again: Plain }
    type Query { find(by: Choice, within: Within, plain: Plain): Int }`);
  const choice = schema.getType('Choice') as GraphQLInputObjectType;
  choice.extensions = { oneOf: true };
  return { schema, choice };
}

describe('an input of alternatives', () => {
  it('is marked in the schema, and found at any depth', () => {
    const { schema, choice } = declared('id: ID, slug: String');
    withOneOf(schema);
    expect(choice.isOneOf).toBe(true);
    const found = ['Choice', 'Within', 'Plain'].filter((name) =>
      containsOneOf(schema.getType(name) as GraphQLInputType),
    );
    expect(found).toEqual(['Choice', 'Within']);
  });

  it.each(['id: ID!, slug: String', 'id: ID, slug: String = "x"'])(
    'is a fault of the schema with %s',
    (fields) => {
      expect(() => withOneOf(declared(fields).schema)).toThrow('is nullable, and has no default');
    },
  );

  it('has more than one field wherever the product has one', () => {
    const alternatives = Object.values(productSchema().getTypeMap()).filter(
      (type) => isInputObjectType(type) && type.isOneOf,
    ) as GraphQLInputObjectType[];
    expect(alternatives.map(({ name }) => name)).toContain('MerchantCredentialsInput');
    for (const type of alternatives)
      expect(Object.keys(type.getFields()).length, type.name).toBeGreaterThan(1);
  });
});
