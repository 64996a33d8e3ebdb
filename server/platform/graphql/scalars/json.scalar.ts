import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

function literal(node: ValueNode, variables: Record<string, unknown> | null | undefined): unknown {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.LIST:
      return node.values.map((item) => literal(item, variables));
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map((field) => [field.name.value, literal(field.value, variables)]),
      );
    case Kind.VARIABLE:
      return variables?.[node.name.value];
    default:
      return null;
  }
}

/** No document of ours nests half as deep; later readers of a value may recurse. */
const DEEPEST = 32;

function shallow(value: unknown): unknown {
  let level = [value];
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return value;
  }
  throw new GraphQLError(`Expected JSON that nests at most ${DEEPEST} deep.`, {
    extensions: { code: 'BAD_INPUT' },
  });
}

/** Any JSON value. Its readers check its form. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: `Any value of RFC 8259: object, array, string, number, boolean or null. Numbers have the precision of a double; exact figures are strings. Refused with BAD_INPUT: values that nest more than ${DEEPEST} deep. The field or argument names the form that it expects.`,
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
  serialize: (value) => value,
  parseValue: shallow,
  parseLiteral: literal,
});
