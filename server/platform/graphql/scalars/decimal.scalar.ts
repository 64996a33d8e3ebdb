import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const DECIMAL = /^(0|[1-9]\d{0,17})(\.\d{1,7})?$/;

function decimal(value: unknown, node?: ValueNode): string {
  if (typeof value === 'string' && DECIMAL.test(value)) return value;
  throw new GraphQLError('Expected a decimal number as text, with at most 7 decimals.', {
    extensions: { code: 'BAD_INPUT' },
    nodes: node ?? null,
  });
}

/** Amounts are strings because a double would round them. */
export const DecimalScalar = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description:
    'A decimal number as a JSON string in the lexical form of xsd:decimal, such as "50" or "0.0000001": exact, with at most 7 decimals; a JSON number would be rounded. Output may be negative. Input has at most 18 digits before the point. Refused with BAD_INPUT: numbers, signs, exponents, leading zeros, blanks, commas, a point without digits on both sides, and more than 7 decimals; nothing is rounded.',
  specifiedByURL: 'https://www.w3.org/TR/xmlschema11-2/#decimal',
  serialize: (value) => String(value),
  parseValue: (value) => decimal(value),
  parseLiteral: (node) => decimal(node.kind === Kind.STRING ? node.value : undefined, node),
});
