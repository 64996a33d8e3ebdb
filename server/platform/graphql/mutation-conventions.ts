import {
  GraphQLBoolean,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  type GraphQLFieldResolver,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredInputField,
} from 'graphql';
import { NotFound, type ObjectKey } from '../failures.ts';
import { type FormerNameOfMutation, INPUT } from './mutation.ts';

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

function fieldOf(object: ObjectKey, input: Readonly<Record<string, unknown>>): string | undefined {
  const given = Object.keys(input).filter((name) => typeof input[name] === 'string');
  const named = [`${object}Id`, ...OTHER_NAMES].find((name) => given.includes(name));
  if (named !== undefined) return named;
  const ids = given.filter((name) => name.endsWith('Id') || name === 'inReplyTo');
  return ids.length === 1 ? ids[0] : undefined;
}

type MutationField = GraphQLField<unknown, unknown>;
type InputFields = Record<string, GraphQLInputFieldConfig>;

const CHANGED = 'State of the object after the mutation.';
/** Field of a payload without an object. */
const DONE_FIELD = 'done';
const DONE = 'Always `true`: a call that takes no effect is refused.';

/**
 * Gives each mutation its public shape: one argument `input` of the type `<Mutation>Input`, and a result of the type
 * `<Mutation>Payload`. The resolvers keep plain arguments: an argument becomes a field of the input, and those of an
 * argument called `input` are placed in it directly. A result becomes the field of the payload that `Mutation` names,
 * unless the resolver returns a payload itself (a type whose name ends so). A NotFound error names the input field that names the object.
 * @throws Error when two arguments of a mutation map to one field of its input
 */
export function withMutationConventions(schema: GraphQLSchema): GraphQLSchema {
  const mutation = schema.getMutationType();
  if (!mutation) return schema;
  const fields: GraphQLFieldConfigMap<unknown, unknown> = {};
  for (const field of Object.values(mutation.getFields()).flatMap(withFormerName))
    fields[field.name] = conventional(field);
  const config = schema.toConfig();
  return new GraphQLSchema({
    ...config,
    mutation: new GraphQLObjectType({ ...mutation.toConfig(), fields }),
    // Lists only types that no field refers to: the types behind interfaces.
    types: config.types.filter((type) => isObjectType(type) && type.getInterfaces().some(isInterfaceType)),
    assumeValid: true,
  });
}

function withFormerName(field: MutationField): MutationField[] {
  const former = field.extensions.formerName as FormerNameOfMutation | undefined;
  if (former === undefined) return [field];
  const deprecationReason = `Use \`${field.name}\`. Deprecated since ${former.since}.`;
  return [field, { ...field, name: former.name, deprecationReason }];
}

function conventional(field: MutationField): GraphQLFieldConfig<unknown, unknown> {
  const name = capitalized(field.name);
  const inputFields = inputFieldsOf(field);
  const payloadField = payloadFieldOf(field);
  return {
    description: field.description,
    deprecationReason: field.deprecationReason,
    extensions: field.extensions,
    astNode: undefined,
    args: inputArgument(name, field.name, inputFields),
    type: payloadField === undefined ? field.type : payloadType(name, field, payloadField),
    resolve: resolverOf(field, payloadField),
  };
}

function inputFieldsOf(field: MutationField): InputFields {
  const fields: InputFields = {};
  const add = (name: string, config: GraphQLInputFieldConfig): void => {
    if (fields[name]) throw new Error(`The input of ${field.name} has two fields called ${name}.`);
    fields[name] = config;
  };
  for (const { name, type, description, defaultValue } of field.args) {
    const inner = getNullableType(type);
    if (name !== INPUT || !isInputObjectType(inner)) add(name, { type, description, defaultValue });
    else for (const [key, config] of Object.entries(inner.toConfig().fields)) add(key, config);
  }
  return fields;
}

/** Required when one of its fields is; a mutation without arguments has none. */
function inputArgument(
  name: string,
  mutation: string,
  fields: InputFields,
): NonNullable<GraphQLFieldConfig<unknown, unknown>['args']> {
  if (Object.keys(fields).length === 0) return {};
  const type = new GraphQLInputObjectType({
    name: `${name}Input`,
    description: `Input of \`${mutation}\`.`,
    fields,
  });
  const required = Object.values(type.getFields()).some(isRequiredInputField);
  return {
    [INPUT]: {
      type: required ? new GraphQLNonNull(type) : type,
      description: 'Input of the mutation.',
    },
  };
}

function payloadFieldOf({ name, type, extensions }: MutationField): string | undefined {
  if (typeof extensions.payloadField === 'string') return extensions.payloadField;
  if (getNamedType(type).name.endsWith('Payload')) return undefined;
  throw new Error(`The mutation ${name} names neither a payload nor a field of it.`);
}

function payloadType(name: string, field: MutationField, payloadField: string): GraphQLOutputType {
  const fields: GraphQLFieldConfigMap<unknown, unknown> = {
    [payloadField]: { type: field.type, description: payloadDescription(field) },
  };
  const { formerlyDone } = field.extensions;
  if (typeof formerlyDone === 'string') {
    const deprecationReason = `Use \`${payloadField}\`. Deprecated since ${formerlyDone}.`;
    fields[DONE_FIELD] = { type: new GraphQLNonNull(GraphQLBoolean), description: DONE, deprecationReason };
  }
  return new GraphQLNonNull(
    new GraphQLObjectType({
      name: `${name}Payload`,
      description: `Result of \`${field.name}\`.`,
      fields,
    }),
  );
}

function payloadDescription({ type, extensions }: MutationField): string {
  if (typeof extensions.payloadDescription === 'string') return extensions.payloadDescription;
  return getNamedType(type) === GraphQLBoolean ? DONE : CHANGED;
}

/** Calls the resolver with its declared plain arguments, and defaults where a document left one out. */
function resolverOf(
  field: MutationField,
  payloadField: string | undefined,
): GraphQLFieldResolver<unknown, unknown> {
  const run = field.resolve;
  if (!run) throw new Error(`The mutation ${field.name} has no resolver.`);
  const argumentsOf = argumentReader(field);
  const former = field.extensions.formerlyDone === undefined ? {} : { [DONE_FIELD]: true };
  const payloadOf = (value: unknown): unknown =>
    payloadField === undefined ? value : { [payloadField]: value, ...former };
  return async (source, { input }, context, info) => {
    const given = (input ?? {}) as Record<string, unknown>;
    try {
      return payloadOf(await run(source, argumentsOf(given), context, info));
    } catch (error) {
      throw locatedIn(given, error);
    }
  };
}

function argumentReader(field: MutationField): (input: Record<string, unknown>) => Record<string, unknown> {
  const readers = field.args.map(({ name, type, defaultValue }) => {
    const inner = getNullableType(type);
    if (name !== INPUT || !isInputObjectType(inner))
      return { name, read: fieldReader([{ name, defaultValue }]) };
    return { name, read: fieldReader(Object.values(inner.getFields())), nested: true };
  });
  return (input) => {
    const given: Record<string, unknown> = {};
    for (const { name, read, nested } of readers) {
      if (nested) given[name] = read(input);
      else Object.assign(given, read(input));
    }
    return given;
  };
}

/** Reads some fields of an input, and leaves out those that were neither given nor have a default. */
function fieldReader(
  fields: readonly { name: string; defaultValue?: unknown }[],
): (input: Record<string, unknown>) => Record<string, unknown> {
  return (input) => {
    const read: Record<string, unknown> = {};
    for (const { name, defaultValue } of fields) {
      const value = input[name] === undefined ? defaultValue : input[name];
      if (value !== undefined) read[name] = value;
    }
    return read;
  };
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
