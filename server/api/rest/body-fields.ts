import type { FieldFault } from '../../platform/failures.ts';
import { shortName } from '../graphql/faulty-inputs.ts';
import type { Fields, Manual, Piece } from '../openapi/manual.ts';
import { isMaybe } from '../openapi/schema-registry.ts';

type Body = Readonly<Record<string, unknown>>;

/** Most faults of a kind that are reported per call. */
const MAX_NAMED = 50;

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks the fields of a body against those that its call declares in the OpenAPI document.
 * @param body parsed JSON; a call without a body has none of its fields
 * @returns what is no object, and each unknown field by its path
 */
export function unknownFields(body: unknown, { sends = {}, sendsMore = false }: Manual): FieldFault[] {
  if (body === undefined || body === null) return [];
  if (!isObject(body)) return [{ field: 'body', message: 'The body must be a JSON object.' }];
  const faults = [...(sendsMore ? [] : unknownIn(body, sends, '')), ...unknownInside(body, sends, '')];
  return faults.slice(0, MAX_NAMED);
}

function unknownIn(given: Body, fields: Fields, path: string): FieldFault[] {
  const known = Object.keys(fields);
  const rest = known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes no body.';
  return Object.keys(given)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => {
      const field = `${path}${shortName(name)}`;
      return { field, message: `${field} is not a field of this call. ${rest}` };
    });
}

function unknownInside(given: Body, fields: Fields, path: string): FieldFault[] {
  return Object.entries(fields).flatMap(([name, piece]) =>
    Object.hasOwn(given, name) ? unknownAt(given[name], piece, `${path}${name}`) : [],
  );
}

function unknownAt(value: unknown, piece: Piece, path: string): FieldFault[] {
  if (typeof piece === 'string') return [];
  if ('maybe' in piece) return unknownAt(value, piece.maybe as Piece, path);
  if ('nullable' in piece) return unknownAt(value, piece.nullable as Piece, path);
  if ('list' in piece) {
    const entries = Array.isArray(value) ? value : [];
    return entries.flatMap((entry, index) => unknownAt(entry, piece.list as Piece, `${path}.${index}`));
  }
  if (!('shape' in piece) || !isObject(value)) return [];
  const fields = piece.fields as Fields;
  return [...unknownIn(value, fields, `${path}.`), ...unknownInside(value, fields, `${path}.`)];
}

/** Returns the required fields that a body lacks, so that a refusal for other faults names them as well. */
export function missingFields(body: Body, { sends = {} }: Manual): FieldFault[] {
  return Object.entries(sends)
    .filter(([name, piece]) => !isMaybe(piece) && (body[name] === undefined || body[name] === null))
    .map(([field]) => ({ field, code: 'REQUIRED', message: `${field} is required.` }));
}
