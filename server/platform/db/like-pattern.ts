/**
 * Returns the pattern of "contains this text, in any case" for `LIKE` against lower-case text. `%`, `_` and `\` of the
 * text are escaped. null when there is nothing to search for.
 */
export function likePattern(search: string | null | undefined): string | null {
  // PostgreSQL refuses U+0000 in text; nothing that it stores can contain it.
  const text = (search ?? '').replaceAll('\u0000', '').trim().toLowerCase();
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
