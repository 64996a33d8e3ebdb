import { appendFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { RestAnswer } from './client.ts';

interface Operation {
  requestBody?: { content: { 'application/json': { schema: { properties: object } } } };
  responses: Record<string, { content?: Record<string, object> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

interface Call {
  name: string;
  pattern: RegExp;
  operation: Operation;
  /** Its location in the document. */
  pointer: string;
}

/**
 * Validates the product's responses against its own OpenAPI document: every field must be documented, with its type,
 * and every documented field must be present. Successful calls are recorded in the file that CALLED_CALLS names.
 */
export class AnswerJudge {
  readonly #calls: Call[];
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #checks = new Map<string, ValidateFunction>();
  readonly #noted = new Set<string>();

  constructor(document: Document) {
    this.#calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        pattern: new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        operation,
        pointer: `openapi#/paths/${path.replaceAll('/', '~1')}/${method}`,
      })),
    );
    // A path without parameters is the better match.
    this.#calls.sort((one, other) => one.name.split('{').length - other.name.split('{').length);
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(closed(document) as object, 'openapi');
    for (const { name } of this.#calls) note(`known ${name}`);
  }

  /** @throws Error for a response that the document does not describe */
  judge(method: string, route: string, sent: unknown, { status, headers, body }: RestAnswer): void {
    const path = readable(route.split('?')[0] ?? route);
    const call = this.#calls.find(({ pattern }) => pattern.test(`${method} ${path}`));
    if (!call || body === '' || !(headers.get('content-type') ?? '').includes('json')) {
      if (call && status === 200) this.#note(call.name);
      return;
    }
    const reported = String(status) in call.operation.responses ? String(status) : 'default';
    if (status < 300 && reported === 'default')
      throw new Error(`${call.name}: ${status} is not in the document`);
    const check = this.#check(call, reported);
    if (!check(body)) {
      const faults = check.errors?.map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      );
      throw new Error(`${call.name} answered ${status} otherwise than documented:\n${faults?.join('\n')}`);
    }
    if (status < 300) {
      expectKnownNames(call, sent);
      this.#note(call.name);
    }
  }

  #check({ name, pointer, operation }: Call, status: string): ValidateFunction {
    const key = `${name} ${status}`;
    let check = this.#checks.get(key);
    if (check === undefined) {
      const response = operation.responses[status] as { $ref?: string };
      const at = response.$ref?.replace(/^#/, 'openapi#') ?? `${pointer}/responses/${status}`;
      check = this.#ajv.compile({ $ref: encodeURI(`${at}/content/application~1json/schema`) });
      this.#checks.set(key, check);
    }
    return check;
  }

  #note(name: string): void {
    if (this.#noted.has(name)) return;
    this.#noted.add(name);
    note(`called ${name}`);
  }
}

function note(line: string): void {
  const file = process.env.CALLED_CALLS;
  if (file) appendFileSync(file, `${line}\n`);
}

/** Accepted input must be in the document too. */
function expectKnownNames({ name, operation }: Call, sent: unknown): void {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return;
  const schema = operation.requestBody?.content['application/json'].schema as
    | { properties: object; additionalProperties?: boolean }
    | undefined;
  if (schema?.additionalProperties) return;
  const unknown = Object.keys(sent).filter((field) => !(field in (schema?.properties ?? {})));
  if (unknown.length > 0) throw new Error(`${name} took ${unknown.join(', ')}, which is not in the document`);
}

/** The same schemas, without further fields. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const same = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isObject = same.type === 'object' && 'properties' in same && !('additionalProperties' in same);
  return isObject ? { ...same, additionalProperties: false } : same;
}

/** A malformed address is none of the documented ones. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
