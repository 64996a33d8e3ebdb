import {
  astFromValue,
  type DocumentNode,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';

type Variables = Record<string, unknown>;
type Fill = (value: unknown) => unknown;

const AS_GIVEN: Fill = (value) => value;

/**
 * Returns a function that applies the defaults of an operation's variables. Compiled documents apply the defaults of
 * arguments alone, not those of variables and non-null input fields.
 */
export function variableDefaults(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
): (given: Variables) => Variables {
  const definitions = getOperationAST(document, operationName || null)?.variableDefinitions ?? [];
  const steps = definitions.flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    if (!type || !isInputType(type)) return [];
    const fallback = defaultValue && valueFromASTUntyped(defaultValue);
    const fill = fillerOf(type, new Map());
    return fallback === undefined && fill === AS_GIVEN ? [] : [{ name: variable.name.value, fallback, fill }];
  });
  if (steps.length === 0) return (given) => given;
  return (given) => {
    const filled = { ...given };
    for (const { name, fallback, fill } of steps) {
      const value = filled[name] === undefined ? fallback : filled[name];
      if (value !== undefined) filled[name] = fill(value);
    }
    return filled;
  };
}

/** @param known fillers already created; an input type may contain itself */
function fillerOf(type: GraphQLInputType, known: Map<GraphQLInputType, Fill>): Fill {
  if (isNonNullType(type)) return fillerOf(type.ofType, known);
  if (isListType(type)) {
    const fill = fillerOf(type.ofType, known);
    return fill === AS_GIVEN ? fill : (value) => (Array.isArray(value) ? value.map(fill) : fill(value));
  }
  return isInputObjectType(type) ? objectFiller(type, known) : AS_GIVEN;
}

function objectFiller(type: GraphQLInputObjectType, known: Map<GraphQLInputType, Fill>): Fill {
  const made = known.get(type);
  if (made) return made;
  const fields: { name: string; fallback: unknown; fill: Fill }[] = [];
  const fill: Fill = (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const filled: Variables = { ...value };
    for (const { name, fallback, fill: fillField } of fields) {
      const given = filled[name] === undefined ? fallback : filled[name];
      if (given !== undefined) filled[name] = fillField(given);
    }
    return filled;
  };
  known.set(type, fill);
  for (const field of Object.values(type.getFields())) {
    fields.push({ name: field.name, fallback: typedDefault(field), fill: fillerOf(field.type, known) });
  }
  return fill;
}

/** Returns a default in the caller's form: an enum's name, not its internal value. */
function typedDefault(field: GraphQLInputField): unknown {
  if (field.defaultValue === undefined) return undefined;
  const node = astFromValue(field.defaultValue, field.type);
  return node ? valueFromASTUntyped(node) : undefined;
}
