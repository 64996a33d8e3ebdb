import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
} from 'graphql';
import { selectionOf } from './hostile-calls.ts';
import { type RootKind, variablesForField } from './operation-for-field.ts';

/** An argument, or a field of one, that takes the id of an object. */
export interface IdPosition {
  kind: RootKind;
  field: string;
  /** Names from the argument to the id. */
  path: readonly string[];
  document: string;
  /** Valid values for all other required arguments. */
  variablesWith(id: string): Record<string, unknown>;
}

const DEPTH = 4;
const PLACE = 'PLACE-OF-ID';

/** Every position of the schema that takes an id. */
export function idPositions(schema: GraphQLSchema): IdPosition[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, root]) => {
    return Object.values(root?.getFields() ?? {}).flatMap((field) =>
      field.args.flatMap(({ name, type }) =>
        pathsIn(name, type, []).map((path) => positionOf(kind, field, path)),
      ),
    );
  });
}

/** A query that needs no id of an object. */
export interface ListCall {
  field: string;
  document: string;
  variables: Record<string, unknown>;
}

/** Every query of the schema that needs no id, once for each value of its required enums. Texts look for "Doors". */
export function listsOf(schema: GraphQLSchema): ListCall[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
    const required = field.args.filter(isRequiredArgument);
    if (JSON.stringify(variablesForField(field, PLACE)).includes(PLACE)) return [];
    const declared = required.map(({ name, type }) => `$${name}: ${type}`).join(', ');
    const passed = required.map(({ name }) => `${name}: $${name}`).join(', ');
    const document = `query ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selectionOf(field.type, 4)} }`;
    const plain = Object.fromEntries(
      Object.entries(variablesForField(field, PLACE)).map(([name, value]) => [
        name,
        value === 'probe' ? 'Doors' : value,
      ]),
    );
    const chosen = required.find(({ type }) => isEnumType(getNamedType(type)));
    const type = chosen && getNamedType(chosen.type);
    if (!chosen || !isEnumType(type)) return [{ field: field.name, document, variables: plain }];
    return type.getValues().map((value) => ({
      field: `${field.name}(${value.name})`,
      document,
      variables: { ...plain, [chosen.name]: value.name },
    }));
  });
}

function pathsIn(name: string, type: GraphQLInputType, above: readonly string[]): string[][] {
  const path = [...above, name];
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return path.length > DEPTH
      ? []
      : Object.values(named.getFields()).flatMap((field) => pathsIn(field.name, field.type, path));
  return named.name === 'ID' || (named.name === 'String' && /Ids?$/.test(name)) ? [path] : [];
}

function positionOf(
  kind: RootKind,
  field: GraphQLField<unknown, unknown>,
  path: readonly string[],
): IdPosition {
  const [argument = ''] = path;
  const required = variablesForField(field, PLACE);
  const used = field.args.filter(({ name }) => name in required || name === argument);
  const declared = used.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const type = field.args.find(({ name }) => name === argument)?.type as GraphQLInputType;
  return {
    ...{ kind, field: field.name, path },
    document: `${kind} (${declared}) { ${field.name}(${passed})${selectionOf(field.type, 3)} }`,
    variablesWith: (id) => {
      const value = withId(required[argument], type, path.slice(1), id);
      // Other ids of the input are the same object, as an attacker would try first.
      const text = JSON.stringify({ ...required, [argument]: value });
      return JSON.parse(text.replaceAll(PLACE, id)) as Record<string, unknown>;
    },
  };
}

/** @returns the value with the id in its place, in a list where one is asked for */
function withId(value: unknown, type: GraphQLInputType, path: readonly string[], id: string): unknown {
  if (isNonNullType(type)) return withId(value, type.ofType, path, id);
  if (isListType(type)) return [withId(Array.isArray(value) ? value[0] : undefined, type.ofType, path, id)];
  const [name, ...rest] = path;
  if (name === undefined || !isInputObjectType(type)) return id;
  const field = type.getFields()[name];
  const record = { ...(value as Record<string, unknown> | undefined) };
  return { ...record, [name]: field && withId(record[name], field.type, rest, id) };
}
