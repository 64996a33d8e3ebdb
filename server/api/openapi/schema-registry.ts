import { type GraphQLSchema, isNonNullType } from 'graphql';
import { DECIMAL, member, orNull, wireType } from './graphql-pieces.ts';
import type { Fields, JsonSchema, Piece, Shape } from './pieces.ts';

const NUMBER: JsonSchema = { type: 'number' };
/** An exact number up to 2^53, a string above. */
const UNITS: JsonSchema = { type: ['integer', 'string'], pattern: '^-?\\d+$' };

const SPELLED = { number: NUMBER, units: UNITS, decimal: DECIMAL };

/** Converts pieces to JSON Schema and collects the named ones. */
export class SchemaRegistry {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly #shapes = new Map<string, Shape>();
  readonly #graphql: GraphQLSchema;

  constructor(graphql: GraphQLSchema) {
    this.#graphql = graphql;
  }

  schema(piece: Piece): JsonSchema {
    if (typeof piece === 'string') return this.#known(piece);
    if ('shape' in piece) return this.#named(piece as Shape);
    if ('list' in piece) return { type: 'array', items: this.schema(piece.list as Piece) };
    if ('nullable' in piece) return orNull(this.schema(piece.nullable as Piece));
    if ('maybe' in piece) return this.schema(piece.maybe as Piece);
    if ('as' in piece) return this.#known(piece.of as string, SPELLED[piece.as as keyof typeof SPELLED]);
    return piece as JsonSchema;
  }

  object(fields: Fields): JsonSchema {
    const entries = Object.entries(fields);
    const properties = Object.fromEntries(entries.map(([name, piece]) => [name, this.schema(piece)]));
    const required = entries.filter(([, piece]) => !isMaybe(piece)).map(([name]) => name);
    return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  }

  #known(path: string, spelled?: JsonSchema): JsonSchema {
    const { type, description } = member(this.#graphql, path);
    const plain = spelled && (isNonNullType(type) ? spelled : orNull(spelled));
    return { ...(plain ?? wireType(type)), ...(description ? { description } : {}) };
  }

  /** @throws Error when two different shapes share a name */
  #named(shape: Shape): JsonSchema {
    const { shape: name, fields } = shape;
    const known = this.#shapes.get(name);
    if (known !== undefined && known !== shape) throw new Error(`Two shapes are called ${name}.`);
    if (known === undefined) {
      this.#shapes.set(name, shape);
      this.schemas[name] = this.object(fields);
    }
    return { $ref: `#/components/schemas/${name}` };
  }
}

export function isMaybe(piece: Piece): boolean {
  return typeof piece === 'object' && 'maybe' in piece;
}
