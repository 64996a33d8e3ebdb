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
