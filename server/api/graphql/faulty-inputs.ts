import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  isInputType,
  typeFromAST,
} from 'graphql';
import type { FieldFault } from '../../platform/failures.ts';

export interface FaultyInput {
  /** From the variable or argument down to the value: `input`, `tiers`, 0, `price`. */
  path: readonly (string | number)[];
  missing: boolean;
  /** A sentence that says what the schema expects, without the value that it got; empty when it is missing. */
  expected: string;
}

/** Faults of one call that are named; a list of wrong values may hold any number. */
const MAX_NAMED = 50;

/**
 * Which of an operation's variables are not what the schema asks for. Compiled documents only say that some variable
 * is not; this reads the values again, after a refusal.
 */
export function faultyInputs(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): FaultyInput[] {
  const faults: FaultyInput[] = [];
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  for (const { variable, type: node, defaultValue } of definitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    const value = variables[name];
    if (!type || !isInputType(type) || (value === undefined && defaultValue)) continue;
    coerceInputValue(value ?? null, type, (path, wrong, { message }) => {
      if (faults.length < MAX_NAMED) faults.push(faultAt([name, ...path], message, wrong ?? null));
    });
  }
  return faults;
}

/**
 * @param message of the engine: of a field that is missing or unknown it names the object, and the field in the sentence
 * @param wrong the value, when it is known
 */
export function faultAt(path: readonly (string | number)[], message: string, wrong?: unknown): FaultyInput {
  const [, inner] = /^Field "(?:\w+\.)?(\w+)"/.exec(message) ?? [];
  const missing = wrong === null || /was not provided|found null/.test(message);
  return {
    path: inner === undefined ? path : [...path, shortName(inner)],
    missing,
    expected: missing ? '' : expectation(message),
  };
}

const MAX_NAME = 60;

/** The caller may have made up the name of an unknown field, of any length. */
function shortName(name: string): string {
  return name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME)}…`;
}

/** The engine repeats values, passwords included; only what it expected is kept. */
function expectation(message: string): string {
  const [, unknownIn] = /is not defined by type "(\w+)"/.exec(message) ?? [];
  if (unknownIn !== undefined) return `${unknownIn} has no such field.`;
  if (/^Expected type "\w+" to be an object/.test(message)) return 'Expected an object.';
  const [, type] =
    /in "(\w+)" enum/.exec(message) ??
    /^Enum "(\w+)" cannot/.exec(message) ??
    /^Expected (?:type|value of type) "([^"]+)"/.exec(message) ??
    /^(\w+) cannot represent/.exec(message) ??
    [];
  if (type !== undefined) return `Expected ${type}.`;
  return message.startsWith('Expected ') ? message : '';
}

/** Where a fault stands as the caller wrote it: within a mutation's `input` the path begins with the field. */
export function fieldOf({ path }: Pick<FaultyInput, 'path'>): string {
  return (path.length > 1 && path[0] === 'input' ? path.slice(1) : path).join('.');
}

export function fieldFaults(faults: readonly FaultyInput[]): FieldFault[] {
  return faults.map((fault) => {
    const field = fieldOf(fault);
    const sentence = fault.missing ? `${field} is required.` : `${field} is not valid. ${fault.expected}`;
    return { field, ...(fault.missing ? { code: 'REQUIRED' as const } : {}), message: sentence.trim() };
  });
}
