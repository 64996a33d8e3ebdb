import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { snakeCase } from '../../platform/snake-case.ts';
import { list, maybe, NEXT, nullable, type Piece, shape } from '../openapi/manual.ts';
import { wireType } from '../openapi/schema-registry.ts';
import {
  amountOf,
  type Entry,
  eachOf,
  firstOf,
  leaf,
  objectOf,
  orNull,
  type Read,
  type Value,
  type WireObject,
  within,
} from './answer-fields.ts';
import { next } from './wire.ts';

/** A field that a route computes, marked `@computed` in its document: from the object that holds it. */
export interface Computed {
  value(source: never): unknown;
  answers: Piece;
}

export const computed = <Source>(answers: Piece, value: (source: Source) => unknown): Computed => ({
  value,
  answers,
});

/** The type whose fields are read, and the name of its shape. */
interface Parent {
  type: GraphQLObjectType;
  owner: string;
}

/** Directives of `directives.graphql`. */
const directiveOf = ({ directives }: SelectionNode, name: string): DirectiveNode | undefined =>
  directives?.find((one) => one.name.value === name);

export function argumentOf(node: DirectiveNode | undefined): string | undefined {
  const value = node?.arguments?.[0]?.value;
  return value && 'value' in value ? String(value.value) : undefined;
}

/**
 * Derives the body of an answer from the selection of a document: names in snake case, enum values in lower case, the
 * fields of each root object at the top, the nodes of a connection under the name of its root field, with the cursor of
 * the next page at the end.
 */
export class AnswerCompiler {
  readonly #schema: GraphQLSchema;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #operation: OperationDefinitionNode;
  readonly #computed: Readonly<Record<string, Computed>>;

  /** @param computed by the name of the shape and that of the field: `Round.status` */
  constructor(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    computedFields: Readonly<Record<string, Computed>>,
  ) {
    this.#schema = schema;
    this.#operation = operation;
    this.#computed = computedFields;
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.#fragments.set(definition.name.value, definition);
  }

  /** @param owner name of the answer's shape */
  body(owner: string): WireObject {
    const type = this.#schema.getRootType(this.#operation.operation);
    if (!type) throw new Error(`The schema has no ${this.#operation.operation}.`);
    const pages: Entry[] = [];
    const entries = this.#operation.selectionSet.selections.flatMap((selection) =>
      this.#rootEntries(selection as FieldNode, { type, owner }, pages),
    );
    return objectOf([...entries, ...pages]);
  }

  #rootEntries(node: FieldNode, parent: Parent, pages: Entry[]): Entry[] {
    const key = keyOf(node);
    const type = getNullableType(fieldOf(parent.type, node).type);
    if (!isObjectType(type) || directiveOf(node, 'computed')) return [this.#field(node, parent)];
    const selections = node.selectionSet?.selections ?? [];
    return selections.flatMap((selection) => {
      const name = selection.kind === Kind.FIELD ? selection.name.value : '';
      const inner = this.#entries({ kind: Kind.SELECTION_SET, selections: [selection] }, { ...parent, type });
      if (name === 'pageInfo') {
        const read: Read = (data) => next((data[key] as { pageInfo: never }).pageInfo);
        pages.push({ path: ['next'], owner: parent.owner, piece: NEXT, read });
        return [];
      }
      return inner.map((entry) => ({
        ...entry,
        path: name === 'nodes' ? [snakeCase(key)] : entry.path,
        read: within(key, entry.read, null),
      }));
    });
  }

  #entries(set: SelectionSetNode | undefined, parent: Parent): Entry[] {
    return (set?.selections ?? []).flatMap((selection): Entry[] => {
      if (directiveOf(selection, 'internal')) return [];
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const { name, selectionSet } = this.#fragment(selection);
        const owner = shapeName(name.value);
        const entries = this.#entries(selectionSet, { ...parent, owner });
        const nested = argumentOf(directiveOf(selection, 'nest'));
        if (nested === undefined) return entries;
        const { fields, write } = objectOf(entries);
        return [{ path: [snakeCase(nested)], owner, piece: shape(owner, fields), read: write }];
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) throw new Error('Inline fragments have no form in REST.');
      if (directiveOf(selection, 'flatten')) return this.#flattened(selection, parent);
      const field = this.#field(selection, parent);
      return directiveOf(selection, 'as') ? [field, ...this.#besideAmount(selection, parent)] : [field];
    });
  }

  /** The other fields of an object whose amount is written under its own name, such as the currency of a price. */
  #besideAmount(node: FieldNode, parent: Parent): Entry[] {
    const selections = node.selectionSet?.selections ?? [];
    const others = selections.filter((one) => one.kind !== Kind.FIELD || one.name.value !== 'amount');
    const set = { kind: Kind.SELECTION_SET, selections: others } as const;
    return others.length > 0 ? this.#flattened({ ...node, selectionSet: set }, parent) : [];
  }

  #flattened(node: FieldNode, parent: Parent): Entry[] {
    const key = keyOf(node);
    const { type } = fieldOf(parent.type, node);
    const inner = getNamedType(type) as GraphQLObjectType;
    const entries = this.#entries(node.selectionSet, { ...parent, type: inner });
    const isFirst = directiveOf(node, 'first') !== undefined;
    if (isListType(getNullableType(type)) && !isFirst) {
      const [only] = entries;
      if (!only || entries.length > 1) throw new Error(`${key} is a list of one field each.`);
      return [{ ...only, path: [snakeCase(key)], piece: list(only.piece), read: eachOf(key, only.read) }];
    }
    const isPresent = argumentOf(directiveOf(node, 'flatten')) !== undefined;
    const isNullable = !isPresent && (isFirst || !isNonNullType(type));
    return entries.map((entry) => ({
      ...entry,
      piece: isNullable ? orNull(entry.piece) : entry.piece,
      read: isFirst ? firstOf(key, entry.read) : within(key, entry.read, isNullable ? null : undefined),
    }));
  }

  #field(node: FieldNode, parent: Parent): Entry {
    const key = keyOf(node);
    // Names of GraphQL have no dots: two underscores stand for one.
    const path = (argumentOf(directiveOf(node, 'first')) ?? key).split('__').map(snakeCase);
    if (directiveOf(node, 'computed')) {
      const { piece, read } = this.#computedField(`${parent.owner}.${path.join('.')}`);
      return { path, owner: parent.owner, piece, read };
    }
    const { piece, read } = this.#selected(node, parent, key);
    const isOptional = directiveOf(node, 'include') ?? directiveOf(node, 'skip');
    return { path, owner: parent.owner, piece: isOptional ? maybe(piece) : piece, read };
  }

  #computedField(name: string): Value {
    const found = this.#computed[name];
    if (!found) throw new Error(`No route computes ${name}.`);
    return { piece: found.answers, read: (source) => found.value(source as never) };
  }

  #selected(node: FieldNode, parent: Parent, key: string): Value {
    const field = fieldOf(parent.type, node);
    const of = `${parent.type.name}.${field.name}`;
    const text = argumentOf(directiveOf(node, 'describe'));
    const form = argumentOf(directiveOf(node, 'as'));
    if (form !== undefined) return amountOf({ key, of, text, form }, field);
    const named = getNamedType(field.type);
    if (isObjectType(named)) return this.#object(node, field, named);
    const piece = text === undefined ? of : { ...wireType(field.type), description: text };
    return { piece, read: leaf(key, field.type) };
  }

  #object(node: FieldNode, field: GraphQLField<unknown, unknown>, type: GraphQLObjectType): Value {
    const key = keyOf(node);
    const owner = argumentOf(directiveOf(node, 'shape')) ?? this.#shapeOf(node, type);
    const { fields, write } = objectOf(this.#entries(node.selectionSet, { type, owner }));
    const one = shape(owner, fields);
    if (directiveOf(node, 'first')) return { piece: nullable(one), read: firstOf(key, write) };
    const isList = isListType(getNullableType(field.type));
    const piece = isList ? list(one) : one;
    const read = isList ? eachOf(key, write) : within(key, write, null);
    return { piece: isNonNullType(field.type) ? piece : nullable(piece), read };
  }

  /** An object that selects one fragment alone has its name, any other that of its type. */
  #shapeOf({ selectionSet }: FieldNode, type: GraphQLObjectType): string {
    const [only, ...others] = selectionSet?.selections ?? [];
    return only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0
      ? shapeName(only.name.value)
      : type.name;
  }

  #fragment({ name: { value } }: FragmentSpreadNode): FragmentDefinitionNode {
    const found = this.#fragments.get(value);
    if (!found) throw new Error(`The document has no fragment ${value}.`);
    return found;
  }
}

const shapeName = (fragment: string): string => fragment.replace(/^Rest/, '');

const keyOf = (node: FieldNode): string => (node.alias ?? node.name).value;

function fieldOf(type: GraphQLObjectType, { name }: FieldNode): GraphQLField<unknown, unknown> {
  const field = type.getFields()[name.value];
  if (!field) throw new Error(`${type.name} has no ${name.value}.`);
  return field;
}
