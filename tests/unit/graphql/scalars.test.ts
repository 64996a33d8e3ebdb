import { type GraphQLScalarType, isScalarType, isSpecifiedScalarType, parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { printContract } from '../../../server/api/graphql/build-schema.ts';
import { productSchema } from '../../../server/app.ts';
import {
  DateTimeScalar,
  DecimalScalar,
  JsonScalar,
  LocalDateScalar,
} from '../../../server/platform/graphql/scalars.ts';

const schema = productSchema();
const own = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLScalarType => isScalarType(type) && !isSpecifiedScalarType(type),
);

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

/** Whether the scalar accepts the value as a variable and, where GraphQL can write it, as a literal. */
function takes(scalar: GraphQLScalarType, value: unknown): boolean {
  const asLiteral = typeof value === 'string' || typeof value === 'number';
  try {
    scalar.parseValue(value);
    if (asLiteral) scalar.parseLiteral(parseValue(JSON.stringify(value)));
    return true;
  } catch {
    return false;
  }
}

describe('scalars of the schema', () => {
  it('are DateTime, Decimal, JSON and LocalDate, each with the document that specifies it', () => {
    expect(Object.fromEntries(own.map(({ name, specifiedByURL }) => [name, specifiedByURL]))).toEqual({
      DateTime: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
      Decimal: 'https://www.w3.org/TR/xmlschema11-2/#decimal',
      JSON: 'https://www.rfc-editor.org/rfc/rfc8259',
      LocalDate: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
    });
    for (const { name, specifiedByURL } of own)
      expect(printContract(schema)).toContain(`scalar ${name} @specifiedBy(url: "${specifiedByURL}")`);
  });

  it('describe their format and what they refuse', () => {
    for (const { name, description } of own) expect(description, name).toMatch(/Refused with BAD_INPUT: /);
  });

  it('DateTime refuses what its description names, and writes UTC with milliseconds', () => {
    const refused = ['2026-12-31', '2026-12-31T18:00:00', '2026-02-30T18:00:00Z', 1_798_740_000_000];
    expect(refused.filter((value) => takes(DateTimeScalar, value))).toEqual([]);
    const accepted = ['2026-12-31T18:00Z', '2026-12-31T21:00:00+03:00', '2026-12-31T18:00:00.000999Z'];
    expect(accepted.map((value) => DateTimeScalar.serialize(DateTimeScalar.parseValue(value)))).toEqual([
      '2026-12-31T18:00:00.000Z',
      '2026-12-31T18:00:00.000Z',
      '2026-12-31T18:00:00.000Z',
    ]);
  });

  it('Decimal refuses what its description names, and keeps every digit', () => {
    const refused = [
      50,
      '-1',
      '+1',
      '1e3',
      '007',
      ' 1',
      '1,5',
      '.5',
      '5.',
      '0.00000001',
      '1234567890123456789',
    ];
    expect(refused.filter((value) => takes(DecimalScalar, value))).toEqual([]);
    for (const value of ['50', '0.0000001', '123456789012345678.1234567']) {
      expect(takes(DecimalScalar, value), value).toBe(true);
      expect(DecimalScalar.serialize(DecimalScalar.parseValue(value))).toBe(value);
    }
    expect(DecimalScalar.serialize('-12.5')).toBe('-12.5');
  });

  it('LocalDate refuses what its description names', () => {
    const refused = [
      '2026-02-30',
      '2026-02-29',
      '2026-00-10',
      '2026-13-01',
      '2026-12-00',
      '2026-12-31T18:00:00Z',
      '31.12.2026',
      '0999-01-01',
      ' 2026-12-31',
      20_261_231,
    ];
    expect(refused.filter((value) => takes(LocalDateScalar, value))).toEqual([]);
    for (const value of ['2026-12-31', '2028-02-29', '9999-12-31'])
      expect(LocalDateScalar.serialize(LocalDateScalar.parseValue(value))).toBe(value);
  });

  it('JSON refuses values that nest more than 32 deep', () => {
    expect(takes(JsonScalar, nested(32))).toBe(true);
    expect(takes(JsonScalar, nested(33))).toBe(false);
  });
});
