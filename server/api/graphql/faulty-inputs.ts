import {
  type ASTNode,
  coerceInputValue,
  type DocumentNode,
  type FieldNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  type ValueNode,
} from 'graphql';
import type { FieldFault } from '../../platform/failures.ts';
import { PARSE_OPTIONS } from './graphql-documents.ts';

export interface FaultyInput {
  /** Path from the variable or argument to the value: `input`, `tiers`, 0, `price`. */
  path: readonly (string | number)[];
  missing: boolean;
  /** A sentence about the expected type, without the given value; empty when it is missing. */
  expected: string;
  /** The enum of which a word was expected. */
  choices?: { type: string; words: readonly string[] };
}

/** Most faults reported per call; a list may contain any number of invalid values. */
const MAX_NAMED = 50;

/**
 * Returns the invalid variables of an operation. Compiled documents only report that some variable is invalid; this
 * checks the values again, after a refusal.
 */
export function faultyInputs(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): FaultyInput[] {
  const faults: FaultyInput[] = [];
  const operation = getOperationAST(document, operationName);
  const uses = operation ? usesOf(operation) : new Map<string, Path>();
  const definitions = operation?.variableDefinitions ?? [];
  for (const { variable, type: node, defaultValue } of definitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    const value = variables[name];
    if (!type || !isInputType(type) || (value === undefined && defaultValue)) continue;
    coerceInputValue(value ?? null, type, (path, wrong, { message }) => {
      const place = [...(uses.get(name) ?? [name]), ...path];
      if (faults.length < MAX_NAMED) faults.push(faultAt(place, message, wrong ?? null, schema));
    });
  }
  return faults;
}

/** Returns the path of each variable within the arguments of the root fields, whatever its name is. */
export function usesOf({ selectionSet }: Pick<OperationDefinitionNode, 'selectionSet'>): Map<string, Path> {
  const uses = new Map<string, Path>();
  const visitValue = (value: ValueNode, path: Path): void => {
    if (value.kind === Kind.VARIABLE && !uses.has(value.name.value)) uses.set(value.name.value, path);
    if (value.kind === Kind.LIST)
      for (const [at, one] of value.values.entries()) visitValue(one, [...path, at]);
    if (value.kind === Kind.OBJECT)
      for (const { name, value: inner } of value.fields) visitValue(inner, [...path, name.value]);
  };
  for (const field of selectionSet.selections)
    if (field.kind === Kind.FIELD)
      for (const { name, value } of field.arguments ?? []) visitValue(value, [name.value]);
  return uses;
}

/**
 * @param message of the engine: for a missing or unknown field it names the object, and the field in the sentence
 * @param wrong the value, if known
 * @param schema for the words of an enum
 */
export function faultAt(
  path: readonly (string | number)[],
  message: string,
  wrong?: unknown,
  schema?: GraphQLSchema,
): FaultyInput {
  const alternatives = alternativesOf(message, schema);
  if (alternatives)
    return { path, missing: false, expected: `Expected exactly one of ${alternatives.join(', ')}.` };
  const [, named] = /^Field "(?:\w+\.)?(\w+)"/.exec(message) ?? [];
  // The path of an alternative that is null leads to it already, if its value is that of a variable.
  const inner = /must be non-null\.$/.test(message) && path.at(-1) === named ? undefined : named;
  const missing = wrong === null || /was not provided|found null|must be non-null\.$/.test(message);
  const choices = missing ? undefined : choicesOf(message, schema);
  return {
    path: inner === undefined ? path : [...path, shortName(inner)],
    missing,
    expected: missing ? '' : choices ? oneOf(choices.words) : expectation(message),
    ...(choices && { choices }),
  };
}

/** The fields of the `@oneOf` input of which a message of the engine says that none or several are given. */
function alternativesOf(message: string, schema: GraphQLSchema | undefined): string[] | undefined {
  const [, name] = /OneOf (?:type|Input Object) "(\w+)"(?:\.$| must specify)/.exec(message) ?? [];
  const type = name === undefined ? undefined : schema?.getType(name);
  return isInputObjectType(type) ? Object.keys(type.getFields()) : undefined;
}

/** The enum that a message of the engine is about, with its words. */
function choicesOf(message: string, schema: GraphQLSchema | undefined): FaultyInput['choices'] {
  const [, name] = /in "(\w+)" enum/.exec(message) ?? /^Enum "(\w+)" cannot/.exec(message) ?? [];
  const type = name === undefined ? undefined : schema?.getType(name);
  return isEnumType(type)
    ? { type: type.name, words: type.getValues().map((value) => value.name) }
    : undefined;
}

/** Most words that a sentence names. */
const MAX_WORDS = 40;

export function oneOf(words: readonly string[]): string {
  return `Expected one of ${words.slice(0, MAX_WORDS).join(', ')}${words.length > MAX_WORDS ? ' …' : ''}.`;
}

const MAX_NAME = 60;

/** Shortens the name of an unknown field, which the caller may choose with any length. */
export function shortName(name: string): string {
  return name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME)}…`;
}

/** Extracts the expected type: the engine repeats values, passwords included. */
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

/** Returns the path of a fault in the caller's terms: within a mutation's `input` it begins with the field. */
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

type Path = readonly (string | number)[];

const MISSING_ARGUMENT = /^Field "\w+" argument "(\w+)" of type .* is required, but it was not provided/;

/**
 * Returns the invalid literal of a refused document, when it belongs to an argument of a root field. The text is parsed
 * again, because an error refers to the nodes at fault and not to those around them.
 */
export function faultyLiteral(
  { message, nodes }: GraphQLError,
  schema?: GraphQLSchema,
): FaultyInput | undefined {
  const wrong = nodes?.at(-1);
  const source = wrong?.loc?.source.body;
  // A variable of the wrong type is a fault of the document, not of a value.
  if (!wrong || source === undefined || wrong.kind === Kind.VARIABLE) return undefined;
  const [, argument] = MISSING_ARGUMENT.exec(message) ?? [];
  for (const field of rootFields(source)) {
    if (argument !== undefined) {
      if (isSame(field, wrong)) return { path: [argument], missing: true, expected: '' };
      continue;
    }
    for (const { name, value } of field.arguments ?? []) {
      const path = pathTo(wrong, value, [name.value]);
      if (path) return faultAt(path, message, undefined, schema);
    }
  }
  return undefined;
}

function rootFields(source: string): FieldNode[] {
  return parse(source, PARSE_OPTIONS).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.filter((one): one is FieldNode => one.kind === Kind.FIELD)
      : [],
  );
}

function pathTo(wrong: ASTNode, value: ValueNode, path: Path): Path | undefined {
  if (isSame(value, wrong)) return path;
  if (value.kind === Kind.LIST) return first(value.values, (one, at) => pathTo(wrong, one, [...path, at]));
  if (value.kind !== Kind.OBJECT) return undefined;
  // For an unknown field the engine's error refers to the field, and its sentence to the name.
  return first(value.fields, (one) =>
    isSame(one, wrong) ? path : pathTo(wrong, one.value, [...path, one.name.value]),
  );
}

function first<Item>(
  items: readonly Item[],
  find: (item: Item, at: number) => Path | undefined,
): Path | undefined {
  for (const [at, item] of items.entries()) {
    const found = find(item, at);
    if (found) return found;
  }
  return undefined;
}

function isSame(one: ASTNode, other: ASTNode): boolean {
  return one.kind === other.kind && one.loc?.start === other.loc?.start && one.loc?.end === other.loc?.end;
}
