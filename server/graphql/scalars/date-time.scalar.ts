import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function moment(value: unknown): Date {
  const date = typeof value === 'string' && FORM.test(value) ? new Date(value) : undefined;
  if (date !== undefined && !Number.isNaN(date.getTime())) return date;
  throw new GraphQLError('Expected a moment such as 2026-12-31T18:00:00Z.', {
    extensions: { code: 'BAD_INPUT' },
  });
}

/** A moment with its zone in, UTC with milliseconds out. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A moment, ISO 8601 in UTC with milliseconds.',
  serialize: (value) => (value instanceof Date ? value : new Date(value as string)).toISOString(),
  parseValue: moment,
  parseLiteral: (node) => moment(node.kind === Kind.STRING ? node.value : undefined),
});
