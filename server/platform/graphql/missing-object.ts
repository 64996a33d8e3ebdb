import { NotFound } from '../failures.ts';

/** Fields by which an input names an object without its id, in order of preference. */
const OTHER_NAMES = ['id', 'slug', 'token', 'nonce'];

/**
 * Adds to a NotFound error the field of the mutation's input that names the object: `<object>Id`, as `eventId` of an
 * event, else `id`, `slug`, `token` or `nonce`, else the only id given.
 * @returns any other error unchanged
 */
export function locatedIn(input: Readonly<Record<string, unknown>>, error: unknown): unknown {
  if (!(error instanceof NotFound) || error.details !== undefined) return error;
  const field = fieldOf(error.object, input);
  return field === undefined ? error : new NotFound(error.object, field);
}

function fieldOf(object: string, input: Readonly<Record<string, unknown>>): string | undefined {
  const given = Object.keys(input).filter((name) => typeof input[name] === 'string');
  const noun = object.replace(/^The /, '').toLowerCase();
  const named = [`${noun}Id`, ...OTHER_NAMES].find((name) => given.includes(name));
  if (named !== undefined) return named;
  const ids = given.filter((name) => name.endsWith('Id') || name === 'inReplyTo');
  return ids.length === 1 ? ids[0] : undefined;
}
