import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { describe, expect, it } from 'vitest';
import { guardSchema, UndeclaredAccess } from '../../../server/api/graphql/guard.ts';

function schemaWith(secret: Record<string, unknown>, type: Record<string, unknown>): GraphQLSchema {
  const Account = new GraphQLObjectType({
    name: 'Account',
    extensions: type,
    fields: { secret: { type: GraphQLString, extensions: secret } },
  });
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { account: { type: Account, extensions: { access: { kind: 'open' } } } },
  });
  return new GraphQLSchema({ query });
}

describe('a type that carries personal data, money or keys', () => {
  it('stops the start when one of its fields declares no access rule', () => {
    expect(() => guardSchema(schemaWith({}, { carries: ['keys'] }))).toThrow(UndeclaredAccess);
    expect(() => guardSchema(schemaWith({}, { carries: ['keys'] }))).toThrow('Account.secret');
  });

  it('takes the rule of the field, or that of the class', () => {
    const access = { kind: 'with_object', readers: 'its owner' };
    expect(() => guardSchema(schemaWith({ access }, { carries: ['keys'] }))).not.toThrow();
    expect(() => guardSchema(schemaWith({}, { carries: ['keys'], access }))).not.toThrow();
  });

  it('leaves the resolver of a field alone that is seen with its object', () => {
    const access = { kind: 'with_object', readers: 'its owner' };
    const schema = guardSchema(schemaWith({}, { carries: ['keys'], access }));
    const account = schema.getType('Account') as GraphQLObjectType;
    expect(account.getFields().secret?.resolve).toBeUndefined();
  });
});
