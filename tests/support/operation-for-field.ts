import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

export type RootKind = 'query' | 'mutation' | 'subscription';

/** The smallest document that calls one root field with every argument it needs. */
export function operationForField(kind: RootKind, field: GraphQLField<unknown, unknown>): string {
  const needed = field.args.filter(isRequiredArgument);
  const declared = needed.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = needed.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${kind} Probe${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`;
}

const SCALARS: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  // No switch is turned on: maintenance would refuse all later calls.
  Boolean: false,
  String: 'probe',
  Decimal: '1',
  DateTime: '2031-01-01T10:00:00Z',
  LocalDate: '2031-01-01',
  JSON: {},
};

/** Values of the right types for the required arguments; every ID is the given one. */
export function variablesForField(
  field: GraphQLField<unknown, unknown>,
  id: string,
): Record<string, unknown> {
  return Object.fromEntries(
    field.args.filter(isRequiredArgument).map((arg) => [arg.name, sampleOf(arg.type, id)]),
  );
}

function sampleOf(type: GraphQLInputType, id: string): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType as GraphQLInputType, id);
  if (isListType(type)) return [sampleOf(type.ofType as GraphQLInputType, id)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(needed.map((field) => [field.name, sampleOf(field.type, id)]));
  }
  return type.name === 'ID' ? id : SCALARS[type.name];
}
