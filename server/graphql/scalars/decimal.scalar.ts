import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const DECIMAL = /^(0|[1-9]\d{0,17})(\.\d{1,7})?$/;

function decimal(value: unknown): string {
  if (typeof value === 'string' && DECIMAL.test(value)) return value;
  throw new GraphQLError('Expected a decimal number as text, with at most 7 decimals.', {
    extensions: { code: 'BAD_INPUT' },
  });
}

/** Amounts travel as text: a double would round them. */
export const DecimalScalar = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'A decimal number as text, at most 7 decimals, never an exponent: "50", "0.0000001".',
  serialize: (value) => String(value),
  parseValue: decimal,
  parseLiteral: (node) => decimal(node.kind === Kind.STRING ? node.value : undefined),
});
