import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';

type Described = [path: string, description: string | null | undefined];

function ofMember(owner: string, member: GraphQLField<unknown, unknown> | GraphQLInputField): Described[] {
  const path = `${owner}.${member.name}`;
  const words = 'args' in member ? member.args : [];
  return [
    [path, member.description],
    ...words.map(({ name, description }): Described => [`${path}(${name})`, description]),
  ];
}

function ofType(type: GraphQLNamedType): Described[] {
  if (isIntrospectionType(type) || isSpecifiedScalarType(type)) return [];
  const itself: Described = [type.name, type.description];
  if (isEnumType(type))
    return [
      itself,
      ...type.getValues().map((value): Described => [`${type.name}.${value.name}`, value.description]),
    ];
  if (!isObjectType(type) && !isInputObjectType(type)) return [itself];
  return [itself, ...Object.values(type.getFields()).flatMap((field) => ofMember(type.name, field))];
}

it('every type, field, argument and value of the schema is described in a sentence', () => {
  const all = Object.values(productSchema().getTypeMap()).flatMap(ofType);
  expect(all.length).toBeGreaterThan(1_500);
  const without = all.filter(([, description]) => !description?.trim()).map(([path]) => path);
  expect(without, 'write it in the decorator').toEqual([]);
});
