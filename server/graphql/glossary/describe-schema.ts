import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { ARGUMENT_WORDS } from './argument-words.ts';
import { MEMBER_WORDS } from './member-words.ts';
import { ROOT_WORDS } from './root-words.ts';
import { TYPE_WORDS } from './type-words.ts';
import { permissionWords, VALUE_WORDS } from './value-words.ts';

/** Gives words to what its class or resolver left without: a name means the same in the whole schema. */
export function describeSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    type.description ||= TYPE_WORDS[type.name] ?? pageWords(type.name);
    if (isEnumType(type)) describeValues(type);
    if (isObjectType(type) || isInputObjectType(type)) describeMembers(type);
  }
  return schema;
}

function pageWords(name: string): string | undefined {
  return /Connection$/.test(name) ? 'A page of a list.' : undefined;
}

function describeValues(type: GraphQLEnumType): void {
  for (const value of type.getValues()) {
    const words = VALUE_WORDS[`${type.name}.${value.name}`] ?? VALUE_WORDS[value.name];
    value.description ||= type.name === 'Permission' ? permissionWords(value.name) : words;
  }
}

function describeMembers(type: GraphQLObjectType | GraphQLInputObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const path = `${type.name}.${field.name}`;
    field.description ||= ROOT_WORDS[path] ?? MEMBER_WORDS[path] ?? MEMBER_WORDS[field.name];
    for (const argument of 'args' in field ? field.args : [])
      argument.description ||= ARGUMENT_WORDS[argument.name];
  }
}
