import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const FORM = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function moment(value: unknown, node?: ValueNode): Date {
  const [text, year, month, day] = (typeof value === 'string' && FORM.exec(value)) || [];
  const date =
    text !== undefined && isDay(Number(year), Number(month), Number(day)) ? new Date(text) : undefined;
  if (date !== undefined && !Number.isNaN(date.getTime())) return date;
  throw new GraphQLError('Expected a moment with its zone, such as 2026-12-31T18:00:00Z.', {
    extensions: { code: 'BAD_INPUT' },
    nodes: node ?? null,
  });
}

/** Returns true when the month has that day: Date would read 30 February as 2 March. */
function isDay(year: number, month: number, day: number): boolean {
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A timestamp with an offset on input, UTC with milliseconds on output. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description:
    'A timestamp in the format of RFC 3339. Output is always UTC with milliseconds, such as 2026-12-31T18:00:00.000Z. Input needs Z or an offset such as +03:00; the seconds may be left out, and digits after the millisecond are dropped. Refused with BAD_INPUT: a date without a time, a time without an offset, days that do not exist such as 30 February, and numbers.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: (value) => (value instanceof Date ? value : new Date(value as string)).toISOString(),
  parseValue: (value) => moment(value),
  parseLiteral: (node) => moment(node.kind === Kind.STRING ? node.value : undefined, node),
});
