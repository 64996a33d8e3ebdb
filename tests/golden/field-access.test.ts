import { readFileSync } from 'node:fs';
import { type GraphQLObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isClosed, ruleOf } from '../../server/api/graphql/guard.ts';
import { productSchema } from '../../server/app.ts';
import type { FieldRule } from '../../server/platform/graphql/access.ts';

const golden: Record<string, string> = JSON.parse(
  readFileSync(new URL('./field-access.json', import.meta.url), 'utf8'),
);
const ROOTS = ['Query', 'Mutation', 'Subscription'];
const types = Object.values(productSchema().getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !ROOTS.includes(name));

/** Names of fields with personal data, money or keys, wherever they appear. */
const TELLING =
  /^(email|phone|.*(Email|Phone)|holder(Name)?|buyerName|secret(Key)?|temporaryPassword|token|balance|spendable)$/;

/** Types with such a field that return only public data or the caller's own input. */
const OPEN: Readonly<Record<string, string>> = {
  MerchantProvider: 'what a form of credentials asks for, without any of them',
  Issuer: 'the contact address that it shows on its public page',
  TicketCheck: 'whether a phone is registered, not which one',
  TicketTransfer: 'the address that the caller gave',
};

function wordsOf(rule: FieldRule | undefined): string {
  if (rule?.kind === 'with_object') return `with the object: ${rule.readers}`;
  if (rule?.kind === 'by_object') return rule.readers;
  return rule?.kind === 'any_of' ? rule.permissions.join(' or ') : String(rule?.kind);
}

function fieldsOf(type: GraphQLObjectType): [string, string][] {
  return Object.values(type.getFields())
    .filter((field) => ruleOf(type, field) !== undefined)
    .map((field) => [`${type.name}.${field.name}`, wordsOf(ruleOf(type, field))]);
}

describe('access to fields of personal data, money and keys', () => {
  it('is the golden table, field by field', () => {
    expect(Object.fromEntries(types.flatMap(fieldsOf))).toEqual(golden);
  });

  it('is declared by each type with such a field', () => {
    const telling = types.filter((type) => Object.keys(type.getFields()).some((name) => TELLING.test(name)));
    const undeclared = telling.filter((type) => !isClosed(type)).map(({ name }) => name);
    expect(undeclared.toSorted()).toEqual(Object.keys(OPEN).toSorted());
  });
});
