import {
  type ConstDirectiveNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import { snakeCase } from '../../platform/snake-case.ts';
import { usesOf } from '../graphql/faulty-inputs.ts';
import { type Fields, LIST_PARAMETERS, list, maybe, type Piece, shape, text } from '../openapi/manual.ts';
import { isMaybe, member, wireType } from '../openapi/schema-registry.ts';
import { argumentOf } from './answer.ts';
import { absentValue, converterOf, parameter } from './input-values.ts';
import type { RestRequest } from './request.ts';
import { required, type WireNames } from './wire.ts';

/** A variable that a route reads itself, and the fields of the call from which it does. */
export interface OwnVariable {
  fields?: Fields;
  read(request: RestRequest): unknown;
}

/** The parameters, headers and fields of a call, and a function from its request to the variables of its document. */
export interface Arguments {
  query: Fields;
  headers: Fields;
  sends: Fields;
  /** Internal names of fields that have other names on the wire. */
  names: WireNames;
  variables(request: RestRequest): Record<string, unknown>;
}

/** One variable: where its value comes from, and its field there. */
interface Argument {
  place: 'path' | 'query' | 'header' | 'body';
  fields: Fields;
  names: WireNames;
  read(request: RestRequest): unknown;
}

/** Input of the derivation of a call's arguments. */
interface ArgumentSource {
  method: string;
  path: string;
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  values: Readonly<Record<string, OwnVariable | undefined>>;
}

/** A variable of the document, with what it is called on the wire. */
interface Variable {
  definition: VariableDefinitionNode;
  name: string;
  wire: string;
  type: GraphQLInputType;
}

/**
 * Derives the arguments of a call from the variables of its document. A variable whose name is in the path is read from
 * there; others from the query of a GET call, and else from the body, under their names in snake case. Types and
 * descriptions are those of the arguments and input fields to which the document passes the variables.
 */
export function argumentsOf(call: ArgumentSource): Arguments {
  const all = (call.operation.variableDefinitions ?? []).map((definition) => {
    const name = definition.variable.name.value;
    const type = typeFromAST(call.schema, definition.type);
    if (!type || !isInputType(type)) throw new Error(`$${name} has no input type.`);
    return { name, ...argument({ definition, name, wire: snakeCase(name), type }, call) };
  });
  const at = (place: Argument['place']): Fields =>
    Object.assign({}, ...all.filter((one) => one.place === place).map(({ fields }) => fields));
  return {
    query: at('query'),
    headers: at('header'),
    sends: at('body'),
    names: all.flatMap(({ names }) => names),
    variables(request) {
      const variables: Record<string, unknown> = {};
      for (const { name, read } of all) {
        const value = read(request);
        // The engine applies the default of a variable that is absent, not of one that is undefined.
        if (value !== undefined) variables[name] = value;
      }
      return variables;
    },
  };
}

const directiveOf = ({ directives }: VariableDefinitionNode, name: string): ConstDirectiveNode | undefined =>
  directives?.find((one) => one.name.value === name);

function argument(variable: Variable, call: ArgumentSource): Argument {
  const { definition, name, wire } = variable;
  const own = call.values[name];
  const header = argumentOf(directiveOf(definition, 'header'));
  if (own) {
    const names = wire in (own.fields ?? {}) ? namesOf(variable, wire, call) : [];
    return { place: placeOf(call), fields: own.fields ?? {}, names, read: (request) => own.read(request) };
  }
  if (name === 'idempotencyKey')
    return {
      place: 'header',
      fields: {},
      names: [],
      read: ({ headers }) => headers['idempotency-key'] ?? null,
    };
  if (call.path.split('/').includes(`:${wire}`))
    return { place: 'path', fields: {}, names: [], read: ({ params }) => params[wire] ?? '' };
  return header === undefined ? fieldArgument(variable, call) : headerArgument(variable, header, call);
}

const placeOf = ({ method }: ArgumentSource): 'query' | 'body' => (method === 'GET' ? 'query' : 'body');

function headerArgument(variable: Variable, header: string, call: ArgumentSource): Argument {
  const name = header.toLowerCase();
  const absent = absentValue(variable.type, false);
  return {
    place: 'header',
    fields: { [header]: maybe(pieceOf(variable, call)) },
    names: namesOf(variable, name, call),
    read: ({ headers }) => headers[name] ?? absent,
  };
}

/** A parameter of the query or a field of the body. */
function fieldArgument(variable: Variable, call: ArgumentSource): Argument {
  const { definition, wire, type } = variable;
  const place = placeOf(call);
  const message = argumentOf(directiveOf(definition, 'required'));
  const absent = absentValue(type, definition.defaultValue !== undefined);
  const convert = converterOf(type);
  const piece = pieceOf(variable, call);
  const isOptional = !isNonNullType(type) && message === undefined && !isEmptyDefault(definition);
  return {
    place,
    fields: { [wire]: isOptional && !isMaybe(piece) ? maybe(piece) : piece },
    names: namesOf(variable, wire, call),
    read({ query, body, faults }) {
      if (message !== undefined) required(faults, place === 'query' ? query : body, [[wire, message]]);
      const value = place === 'query' ? parameter(query[wire], type) : body[wire];
      return value === undefined || value === null ? absent : convert(value);
    },
  };
}

/** A field whose default is empty is required: the rule that refuses empty values reports it. */
const isEmptyDefault = ({ defaultValue }: VariableDefinitionNode): boolean =>
  defaultValue?.kind === Kind.STRING && defaultValue.value === '';

/** The path of a variable within the arguments of its root field, and the path of that field: `Query.event`. */
function useOf(
  { name }: Variable,
  { schema, operation }: ArgumentSource,
): { root: string; path: readonly (string | number)[] } {
  for (const selection of operation.selectionSet.selections) {
    const path = usesOf({ selectionSet: { kind: Kind.SELECTION_SET, selections: [selection] } }).get(name);
    if (selection.kind === Kind.FIELD && path)
      return { root: `${schema.getRootType(operation.operation)?.name}.${selection.name.value}`, path };
  }
  throw new Error(`$${name} is not an argument.`);
}

/** The argument or input field that takes a variable, as `Root.field.argument` or `Input.field`. */
function targetOf(variable: Variable, call: ArgumentSource): string {
  const { root, path } = useOf(variable, call);
  const [first, ...rest] = path;
  return rest.reduce(
    (target: string, name) => `${getNamedType(member(call.schema, target).type).name}.${name}`,
    `${root}.${first}`,
  );
}

function pieceOf(variable: Variable, call: ArgumentSource): Piece {
  const { definition, wire, type } = variable;
  const isParameter = call.method === 'GET';
  const description = argumentOf(directiveOf(definition, 'describe'));
  if (isParameter && LIST_PARAMETERS[wire] && description === undefined) return LIST_PARAMETERS[wire];
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const one = shape(named.name.replace(/Input$/, ''), inputFields(named.name, call.schema));
    return isListType(getNullableType(type)) ? list(one) : one;
  }
  const target = targetOf(variable, call);
  const { type: declared, description: own } = member(call.schema, target);
  if (named.name === 'Decimal') return amount(isNonNullType(declared), description ?? own ?? '');
  if (description === undefined) return target;
  // A parameter may also be a date.
  return isParameter && named.name === 'DateTime'
    ? text(description)
    : { ...wireType(declared), description };
}

/** Amounts are sent as numbers or as strings. */
const amount = (isRequired: boolean, description: string): Piece => ({
  type: ['number', 'string', ...(isRequired ? [] : ['null'])],
  description,
});

function inputFields(name: string, schema: GraphQLSchema): Fields {
  const type = schema.getType(name);
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  return Object.fromEntries(
    fields.map((field) => {
      const isRequired = isNonNullType(field.type) && field.defaultValue === undefined;
      const piece = `${name}.${field.name}`;
      return [snakeCase(field.name), isRequired ? piece : maybe(piece)];
    }),
  );
}

/** Faults name the internal field; the caller knows its name on the wire. */
function namesOf(variable: Variable, wire: string, call: ArgumentSource): WireNames {
  const { path } = useOf(variable, call);
  const internal = (path.length > 1 && path[0] === 'input' ? path.slice(1) : path).join('.');
  return snakeCase(internal) === wire
    ? []
    : [[new RegExp(`^${internal.replaceAll('.', '\\.')}(?=\\.|$)`), wire]];
}
