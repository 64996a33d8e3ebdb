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
    'Timestamp in RFC 3339 format. Output is always UTC with milliseconds, such as 2026-12-31T18:00:00.000Z. Input needs Z or an offset such as +03:00; seconds are optional, and digits after the millisecond are dropped. Refused with BAD_INPUT: a date without a time, a time without an offset, nonexistent days such as 30 February, and numbers.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: (value) => (value instanceof Date ? value : new Date(value as string)).toISOString(),
  parseValue: (value) => moment(value),
  parseLiteral: (node) => moment(node.kind === Kind.STRING ? node.value : undefined, node),
});

const DAY_FORM = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

function calendarDay(value: unknown, node?: ValueNode): string {
  const [text, year, month, day] = (typeof value === 'string' && DAY_FORM.exec(value)) || [];
  const exists =
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    isDay(Number(year), Number(month), Number(day));
  if (text !== undefined && exists) return text;
  throw new GraphQLError('Expected a day of the calendar, such as 2026-12-31.', {
    extensions: { code: 'BAD_INPUT' },
    nodes: node ?? null,
  });
}

/** A day without a time. Which moments belong to it depends on the time zone of what it is compared with. */
export const LocalDateScalar = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  description:
    'Day of the calendar without a time zone, as the full-date of RFC 3339, such as 2026-12-31. Refused with BAD_INPUT: nonexistent days such as 2026-02-30, timestamps, and numbers. The field or argument documents the time zone.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: (value) => String(value),
  parseValue: (value) => calendarDay(value),
  parseLiteral: (node) => calendarDay(node.kind === Kind.STRING ? node.value : undefined, node),
});

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
    'Exact decimal number as a JSON string in the lexical form of xsd:decimal, such as "50" or "0.0000001", with at most 7 decimals; a JSON number would be rounded. Output can be negative. Input has at most 18 digits before the decimal point. Refused with BAD_INPUT: numbers, signs, exponents, leading zeros, whitespace, commas, a decimal point without digits on both sides, and more than 7 decimals; nothing is rounded.',
  specifiedByURL: 'https://www.w3.org/TR/xmlschema11-2/#decimal',
  serialize: (value) => String(value),
  parseValue: (value) => decimal(value),
  parseLiteral: (node) => decimal(node.kind === Kind.STRING ? node.value : undefined, node),
});

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
  description: `Any JSON value of RFC 8259: object, array, string, number, boolean or null. Numbers have the precision of a double; exact figures are strings. Refused with BAD_INPUT: values nested more than ${DEEPEST} levels deep. The field or argument documents the form that it expects.`,
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
  serialize: (value) => value,
  parseValue: shallow,
  parseLiteral: literal,
});
