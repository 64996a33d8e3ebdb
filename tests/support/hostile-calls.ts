import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { HOSTILE_TEXTS, hostileValue, pick } from './hostile-values.ts';

type Dice = () => number;

/** One request of a hostile client. */
export interface HostileCall {
  name: string;
  method: string;
  path: string;
  body?: string;
}

/** The parts of an OpenAPI document that calls are made from. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}

interface Operation {
  parameters?: { name: string; in: string; schema?: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
}

interface RootCall {
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
  document: string;
}

interface RestCall {
  method: string;
  path: string;
  operation: Operation;
}

/** How often a value is hostile; the others fit their type, so that calls reach the code behind the schema. */
const HOSTILE = 0.25;

/**
 * Generates calls of every query, mutation and REST path of the product.
 * @param options.leaveOut names of root fields and paths that are not called
 * @param options.ids ids of existing objects
 */
export class HostileCalls {
  readonly #random: Dice;
  readonly #api: ApiDocument;
  readonly #ids: readonly string[];
  readonly #fields: RootCall[];
  readonly #operations: RestCall[];
  #next = 0;

  constructor(options: {
    random: Dice;
    schema: GraphQLSchema;
    api: ApiDocument;
    ids: readonly string[];
    leaveOut: ReadonlySet<string>;
  }) {
    const { random, schema, api, ids, leaveOut } = options;
    this.#random = random;
    this.#api = api;
    this.#ids = ids;
    this.#fields = (['query', 'mutation'] as const).flatMap((kind) => {
      const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
      return Object.values(root?.getFields() ?? {})
        .filter(({ name }) => !leaveOut.has(name))
        .map((field) => ({ kind, field, document: documentOf(kind, field) }));
    });
    this.#operations = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => /^(get|post|put|delete)$/.test(method) && !leaveOut.has(path))
        .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );
  }

  /** Each call in turn. */
  next(): HostileCall {
    const at = this.#next % (this.#fields.length + this.#operations.length);
    this.#next += 1;
    const field = this.#fields[at];
    if (field) return this.#graphql(field);
    return this.#rest(this.#operations[at - this.#fields.length] as RestCall);
  }

  #graphql({ kind, field, document }: RootCall): HostileCall {
    const variables: Record<string, unknown> = {};
    for (const arg of field.args)
      if (isRequiredArgument(arg) || this.#random() < 0.5)
        variables[arg.name] = this.#input(arg.name, arg.type);
    const body = JSON.stringify({ query: document, variables });
    return { name: `${kind} ${field.name}`, method: 'POST', path: '/graphql', body };
  }

  #input(name: string, type: GraphQLInputType, depth = 0): unknown {
    if (this.#random() < HOSTILE / (depth + 1)) return hostileValue(this.#random);
    if (isNonNullType(type)) return this.#input(name, type.ofType, depth);
    if (isListType(type)) {
      const length = Math.floor(this.#random() * 3);
      return Array.from({ length }, () => this.#input(name, type.ofType, depth + 1));
    }
    const named = getNamedType(type);
    if (isEnumType(named)) return pick(this.#random, named.getValues()).name;
    if (!isInputObjectType(named)) return this.#scalar(name, named.name);
    const fields = Object.values(named.getFields()).filter(
      (field) => isNonNullType(field.type) || this.#random() < (depth > 2 ? 0.1 : 0.4),
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, this.#input(field.name, field.type, depth + 1)]),
    );
  }

  #scalar(name: string, type: string): unknown {
    const random = this.#random;
    if (type === 'ID' || /Ids?$|^id$/.test(name)) return pick(random, this.#ids);
    if (type === 'Boolean') return random() < 0.5;
    if (type === 'Int' || type === 'Float') return Math.floor(random() * 30);
    if (type === 'Decimal') return pick(random, ['1', '12.5', '0.0000001', '1000000']);
    if (type === 'DateTime') return pick(random, ['2031-01-01T10:00:00Z', '1999-01-01T00:00:00+03:00']);
    if (type === 'LocalDate') return '2031-01-01';
    if (type === 'JSON') return hostileValue(random);
    if (/email/i.test(name)) return `person.${Math.floor(random() * 50)}@hostile.test`;
    return random() < 0.5
      ? pick(random, ['regular', 'Text', '+254700000001', 'KES'])
      : pick(random, HOSTILE_TEXTS);
  }

  #rest({ method, path, operation }: RestCall): HostileCall {
    const query = new URLSearchParams();
    for (const parameter of operation.parameters ?? [])
      if (parameter.in === 'query' && this.#random() < 0.6)
        query.append(parameter.name, inAddress(this.#json(parameter.name, parameter.schema)));
    if (this.#random() < 0.2)
      query.append(pick(this.#random, ['sort', 'order', 'order_by', '__proto__', 'a[b]']), "'");
    const filled = path.replace(/\{(\w+)\}/g, (_match, name) =>
      encodeURIComponent(inAddress(this.#random() < 0.6 ? this.#named(name) : hostileValue(this.#random))),
    );
    const schema = operation.requestBody?.content?.['application/json']?.schema;
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const search = String(query);
    return {
      name: `${method} ${path}`,
      method,
      path: search === '' ? filled : `${filled}?${search}`,
      ...(hasBody && { body: JSON.stringify(this.#json('body', schema) ?? {}) }),
    };
  }

  #named(name: string): string {
    if (/id$/i.test(name)) return pick(this.#random, this.#ids);
    return pick(this.#random, ['sales', 'some-show', 'none', '1']);
  }

  #json(name: string, schema: JsonSchema | undefined, depth = 0): unknown {
    if (schema === undefined || this.#random() < HOSTILE / (depth + 1)) return hostileValue(this.#random);
    const known = schema.$ref ? this.#api.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
    if (known?.enum) return pick(this.#random, known.enum);
    const either = known?.oneOf ?? known?.anyOf;
    if (either) return this.#json(name, pick(this.#random, either), depth);
    const type = [known?.type].flat().find((one) => one !== 'null');
    return depth < 4 && (type === 'array' || type === 'object')
      ? this.#container(name, known ?? {}, depth + 1)
      : this.#leaf(name, type);
  }

  #container(name: string, { items, properties }: JsonSchema, depth: number): unknown {
    if (items) return [this.#json(name, items, depth)];
    const fields = Object.entries(properties ?? {}).filter(() => this.#random() < 0.8);
    return Object.fromEntries(fields.map(([key, of]) => [key, this.#json(key, of, depth)]));
  }

  #leaf(name: string, type: string | undefined): unknown {
    if (type === 'integer' || type === 'number') return Math.floor(this.#random() * 30);
    if (type === 'boolean') return this.#random() < 0.5;
    return this.#scalar(/_ids?$/.test(name) ? 'id' : name, 'String');
  }
}

/** A part of an address: any value as text. */
const inAddress = (value: unknown): string =>
  wellFormed(typeof value === 'string' ? value : JSON.stringify(value));

/** Addresses are UTF-8; half a surrogate pair cannot be written in one. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/g, '\ufffd');

/** The same document at each call, with all arguments as variables, and leaves of two levels as its selection. */
function documentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = declared === '' ? kind : `${kind} (${declared})`;
  return `${head} { ${field.name}${passed && `(${passed})`}${selectionOf(field.type, 3)} }`;
}

const LEAVES = 8;

/** Selects the first leaves of a type, and of the objects in it. */
export function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named) && !isInterfaceType(named)) return ' { __typename }';
  const simple = Object.values(named.getFields()).filter((one) => !one.args.some(isRequiredArgument));
  const leaves = simple.filter((one) => isLeafType(getNamedType(one.type))).slice(0, LEAVES);
  const objects =
    depth > 1 ? simple.filter((one) => !leaves.includes(one) && isObjectType(getNamedType(one.type))) : [];
  const parts = [
    '__typename',
    ...leaves.map(({ name }) => name),
    ...objects.slice(0, 2).map((one) => one.name + selectionOf(one.type, depth - 1)),
  ];
  return ` { ${parts.join(' ')} }`;
}
