import { type ASTNode, type FieldNode, type GraphQLError, Kind, parse, type ValueNode } from 'graphql';
import { PARSE_OPTIONS } from './document-limits.ts';
import { type FaultyInput, faultAt } from './faulty-inputs.ts';

type Path = readonly (string | number)[];

const MISSING_ARGUMENT = /^Field "\w+" argument "(\w+)" of type .* is required, but it was not provided/;

/**
 * Returns the invalid literal of a refused document, when it belongs to an argument of a root field. The text is parsed
 * again, because an error refers to the nodes at fault and not to those around them.
 */
export function faultyLiteral({ message, nodes }: GraphQLError): FaultyInput | undefined {
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
      if (path) return faultAt(path, message);
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
