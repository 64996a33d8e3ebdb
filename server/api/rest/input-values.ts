import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { snakeCase } from '../../platform/snake-case.ts';
import { decimal, timestamp, upperCase, whole } from './wire.ts';

/** Converts a value of the wire. What has the wrong type is passed on, and refused by the schema. */
type Convert = (given: unknown) => unknown;

const AS_GIVEN: Convert = (given) => given;

const SCALARS: Readonly<Record<string, Convert>> = { Int: whole, Decimal: decimal, DateTime: timestamp };

/** Returns the conversion of a variable's values: words to upper case, amounts to strings, names to camel case. */
export function converterOf(type: GraphQLInputType): Convert {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const convert = converterOf(inner.ofType);
    return (given) => (Array.isArray(given) ? given.map(convert) : given);
  }
  if (isEnumType(inner)) return upperCase;
  if (!isInputObjectType(inner)) return SCALARS[inner.name] ?? AS_GIVEN;
  const fields = Object.values(inner.getFields()).map((field) => ({
    name: field.name,
    wire: snakeCase(field.name),
    convert: converterOf(field.type),
    absent: absentValue(field.type, field.defaultValue !== undefined),
  }));
  return (given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
    const source = given as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      fields.map(({ name, wire, convert, absent }) => {
        const value = source[wire];
        return [name, value === undefined || value === null ? absent : convert(value)];
      }),
    );
  };
}

/** Undefined leaves a default, or the schema's own message on a missing value; otherwise null. */
export const absentValue = (type: GraphQLInputType, hasDefault: boolean): null | undefined =>
  hasDefault || isNonNullType(type) ? undefined : null;

/** Parameters of a query are strings; an empty one counts as absent. */
export function parameter(given: string | undefined, type: GraphQLInputType): unknown {
  if (given === undefined || given === '') return null;
  if (getNamedType(type).name !== 'Boolean') return given;
  return given === 'true' ? true : given === 'false' ? false : given;
}
