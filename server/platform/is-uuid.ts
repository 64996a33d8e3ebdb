const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Checks ids: anything else names no object, and PostgreSQL would refuse the statement instead of finding no row. */
export function isUuid(text: string): boolean {
  return FORM.test(text);
}
