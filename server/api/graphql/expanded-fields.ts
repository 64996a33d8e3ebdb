import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * Counts the fields of an operation with its fragments expanded, which determine the size of compiled code.
 * @param document was validated: its fragments exist and form no cycle
 */
export function expandedFields(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const counted = new Map<string, number>();

  const fragmentFields = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    const fields = fieldsOf(fragments.get(name)?.selectionSet);
    counted.set(name, fields);
    return fields;
  };
  const fieldsOf = (set: SelectionSetNode | undefined): number => {
    let fields = 0;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) fields += fragmentFields(selection.name.value);
      else fields += (selection.kind === Kind.FIELD ? 1 : 0) + fieldsOf(selection.selectionSet);
    }
    return fields;
  };
  return fieldsOf(operation.selectionSet);
}
