import { DefaultNamingStrategy, getMetadataArgsStorage } from 'typeorm';
import { snakeCase } from '../snake-case.ts';

/** Columns are called like the properties of their row class, in snake_case. */
export class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined): string {
    return given ?? snakeCase(property);
  }
}

type RowClass<Row> = new () => Row;
type Property<Row> = keyof Row & string;

interface RowColumn {
  property: string;
  column: string;
  type: unknown;
}

/** @param omit the properties to leave out */
function columnsOf<Row>(row: RowClass<Row>, omit: readonly Property<Row>[]): RowColumn[] {
  return getMetadataArgsStorage()
    .filterColumns(row)
    .filter(({ propertyName }) => !omit.includes(propertyName as Property<Row>))
    .map(({ propertyName: property, options }) => ({
      property,
      column: snakeCase(property),
      type: options.type,
    }));
}

/** Returns the SELECT list of a row: `e.id, e.issuer_id AS "issuerId"`. */
export function selectList<Row>(
  row: RowClass<Row>,
  alias: string,
  omit: readonly Property<Row>[] = [],
): string {
  return columnsOf(row, omit)
    .map(({ property, column }) => `${alias}.${column}${column === property ? '' : ` AS "${property}"`}`)
    .join(', ');
}

/** Returns the arguments of `json_build_object` for a row. Amounts are texts, since JSON numbers would round them. */
export function jsonPairs<Row>(
  row: RowClass<Row>,
  alias: string,
  omit: readonly Property<Row>[] = [],
): string {
  return columnsOf(row, omit)
    .map(
      ({ property, column, type }) => `'${property}', ${alias}.${column}${type === 'bigint' ? '::text' : ''}`,
    )
    .join(', ');
}

/** A row as JSON from `jsonPairs`. */
export type JsonOf<Row> = { [Key in keyof Row]: JsonValue<Row[Key]> };

type JsonValue<T> = T extends Date | bigint ? string : T;

/**
 * Returns an INSERT of rows.
 * @param values SQL of each column, by the property of the row class
 * @param from what follows FROM
 */
export function insertFrom<Row>(
  row: RowClass<Row>,
  values: Partial<Record<Property<Row>, string>>,
  from: string,
): string {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === row)?.name;
  return `INSERT INTO ${table} (${Object.keys(values).map(snakeCase).join(', ')})
  SELECT ${Object.values(values).join(', ')}
  FROM ${from}`;
}
