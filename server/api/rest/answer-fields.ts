import { type GraphQLField, type GraphQLOutputType, getNamedType, isEnumType, isObjectType } from 'graphql';
import { type Fields, maybe, nullable, type Piece, shape } from '../openapi/manual.ts';
import { wireWord } from '../openapi/schema-registry.ts';
import { exact, smallest } from './wire.ts';

type Data = Readonly<Record<string, unknown>>;

/** Reads the value of a field on the wire from the object that holds it. */
export type Read = (source: Data) => unknown;

/** The form of a field in OpenAPI, and its value. */
export interface Value {
  piece: Piece;
  read: Read;
}

/** One field of an object on the wire. */
export interface Entry extends Value {
  /** Its name, behind the names of objects that are made around it. */
  path: readonly string[];
  /** Name of the shape that selects it, with which the names of those objects begin. */
  owner: string;
}

/** An object on the wire: its fields in OpenAPI, and a function from data to the object. */
export interface WireObject {
  fields: Fields;
  write(data: Data): Record<string, unknown>;
}

/** Makes one object of its entries; those with a longer path go into objects of their own. */
export function objectOf(entries: readonly Entry[]): WireObject {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [name = ''] = entry.path;
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  const fields = [...groups].map(([name, group]) => ({ name, ...joined(name, group) }));
  return {
    fields: Object.fromEntries(fields.map(({ name, piece }) => [name, piece])),
    write(data) {
      const made: Record<string, unknown> = {};
      for (const { name, read } of fields) made[name] = read(data);
      return made;
    },
  };
}

function joined(name: string, group: readonly Entry[]): Value {
  const last = group.at(-1) as Entry;
  if (last.path.length === 1) return last;
  const { fields, write } = objectOf(group.map((entry) => ({ ...entry, path: entry.path.slice(1) })));
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return { piece: shape(`${last.owner}${title}`, fields), read: write };
}

/** A field that may be missing may also be null. */
export const orNull = (piece: Piece): Piece =>
  typeof piece === 'object' && 'maybe' in piece ? maybe(nullable(piece.maybe as Piece)) : nullable(piece);

/** Reads from the object under a key. @param absent value instead of null; undefined leaves the field out */
export const within =
  (key: string, read: Read, absent: null | undefined): Read =>
  (source) => {
    const inner = source[key];
    if (inner === undefined) return undefined;
    return inner === null ? absent : read(inner as Data);
  };

/** Reads from the first entry of a list; null without one. */
export const firstOf =
  (key: string, read: Read): Read =>
  (source) => {
    const [first] = (source[key] ?? []) as Data[];
    return first === undefined ? null : read(first);
  };

/** Reads from each entry of a list. */
export const eachOf =
  (key: string, read: Read): Read =>
  (source) =>
    (source[key] as Data[] | null | undefined)?.map(read) ?? source[key];

/** A scalar as it is, or the word of an enum as REST writes it. */
export function leaf(key: string, type: GraphQLOutputType): Read {
  const named = getNamedType(type);
  if (!isEnumType(named)) return (source) => source[key];
  const words = new Map<unknown, string>(
    named.getValues().map(({ name }) => [name, wireWord(named.name, name)]),
  );
  return (source) => {
    const word = source[key];
    return Array.isArray(word) ? word.map((one) => words.get(one)) : (words.get(word) ?? word);
  };
}

const FORMS = {
  NUMBER: { as: 'number', write: exact },
  EXACT: { as: 'exact', write: exact },
  UNITS: { as: 'units', write: smallest },
  TEXT: { as: 'decimal', write: (amount: string) => amount },
} as const;

/** A decimal, or the amount of an object. @param of the field in the schema, as `Type.field` */
export function amountOf(
  { key, of, text, form }: { key: string; of: string; text: string | undefined; form: string },
  { type }: GraphQLField<unknown, unknown>,
): Value {
  const { as, write } = FORMS[form as keyof typeof FORMS];
  const read: Read = (source) => (typeof source[key] === 'string' ? write(source[key]) : source[key]);
  const piece: Piece = { of, as, ...(text !== undefined && { text }) };
  if (!isObjectType(getNamedType(type))) return { piece, read };
  return { piece, read: within(key, ({ amount }) => write(amount as string), null) };
}
