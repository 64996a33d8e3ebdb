/** One SQL statement. With a name it is prepared once per connection. */
export interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}

const TEXTS = new Map<string, string>();

/**
 * Checks that a name belongs to one text in this process. The driver refuses a second one only on connections that have
 * prepared the first, which shows only sometimes; here it shows at once.
 */
export function requireOneText({ name, text }: Statement): void {
  if (name === undefined) return;
  const known = TEXTS.get(name);
  if (known === undefined) TEXTS.set(name, text);
  else if (known !== text) throw new Error(`Two statements are called ${name}.`);
}

/** Identifies this database, also against a copy of it on another server. */
export const READ_DATABASE_IDENTITY: Statement = {
  text: `SELECT (SELECT system_identifier FROM pg_control_system())::text || '/' || oid::text AS identity
    FROM pg_database WHERE datname = current_database()`,
};

/**
 * Returns the pattern of "contains this text, in any case" for `LIKE` against lower-case text. `%`, `_` and `\` of the
 * text are escaped. null when there is nothing to search for.
 */
export function likePattern(search: string | null | undefined): string | null {
  // PostgreSQL refuses U+0000 in text; nothing that it stores can contain it.
  const text = (search ?? '').replaceAll('\u0000', '').trim().toLowerCase();
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The part of an ordered list that one statement reads: a page, plus one row that shows whether the list continues. */
export interface Slice<Key = [string, string]> {
  /** Sort key of the row next to the part; null at an end of the list. */
  from: Key | null;
  limit: number;
  direction: 'ASC' | 'DESC';
  /** The comparison between a row of the part and `from`. */
  beyond: '<' | '>';
}
