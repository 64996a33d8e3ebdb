const FORM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the database would take the text as an id; a text that it would not take names nothing. */
export function isUuid(text: string): boolean {
  return FORM.test(text);
}
