import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type FieldNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInputType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';

/** The service's message for a field that the caller made up, which the schema cannot have. */
const UNKNOWN_FIELD = / has no such field\.$/;

type Inputs = Record<string, GraphQLInputType>;

export interface GraphQLFault {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; [key: string]: unknown };
}

let schema: GraphQLSchema | undefined;

/**
 * Asserts that each fault of a GraphQL response has a path that the caller can find: a variable of the document or an
 * argument of the root field (of a mutation: a field of its `input`), or something within it, as `lines.0.tier`.
 * @throws Error for a fault whose path the schema does not have
 */
export function judgeFaultPaths(document: string, { errors }: { errors?: GraphQLFault[] }): void {
  for (const error of errors ?? []) {
    const { fields } = (error.extensions.details ?? {}) as { fields?: { field: string; message?: string }[] };
    if (!Array.isArray(fields)) continue;
    schema ??= buildSchema(readFileSync('schema.graphql', 'utf8'));
    const places = placesOf(schema, document, error);
    for (const { field, message } of fields)
      if (places && !exists(field, places) && !UNKNOWN_FIELD.test(message ?? ''))
        throw new Error(`No input of this document is "${field}": ${document}`);
  }
}

/** The caller's input: variables, and the arguments of the failed root field. */
function placesOf(known: GraphQLSchema, document: string, { path }: GraphQLFault): Inputs | undefined {
  const operation = parse(document).definitions.find(
    (one): one is OperationDefinitionNode => one.kind === 'OperationDefinition',
  );
  if (!operation) return undefined;
  const places: Inputs = {};
  for (const { variable, type: node } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(known, node);
    if (!type || !isInputType(type)) continue;
    places[variable.name.value] = type;
    if (variable.name.value === 'input') Object.assign(places, fieldsOf(type));
  }
  const roots = operation.selectionSet.selections.filter((one): one is FieldNode => one.kind === 'Field');
  const root = roots.find(({ name, alias }) => (alias ?? name).value === path?.[0]) ?? roots[0];
  const args = known.getRootType(operation.operation)?.getFields()[root?.name.value ?? '']?.args ?? [];
  for (const { name, type } of args) {
    places[name] = type;
    if (name === 'input') Object.assign(places, fieldsOf(type));
  }
  return places;
}

function fieldsOf(type: GraphQLInputType): Inputs {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return {};
  return Object.fromEntries(Object.values(named.getFields()).map((field) => [field.name, field.type]));
}

function exists(field: string, places: Inputs): boolean {
  let within = places;
  for (const part of field.split('.')) {
    if (/^\d+$/.test(part)) continue;
    const type = within[part];
    if (!type) return false;
    within = fieldsOf(type);
  }
  return true;
}
