import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

const known = new WeakMap<FieldNode, ReadonlySet<string>>();

/**
 * Whether the document asks for a field of one of these names anywhere below the field that is being resolved:
 * what nobody reads need not be read from the database either. Documents are kept, so each is walked once.
 */
export function asksFor(info: GraphQLResolveInfo, ...names: string[]): boolean {
  return info.fieldNodes.some((node) => names.some((name) => fieldsBelow(node, info).has(name)));
}

/** Whether the document asks for nothing below the field that is being resolved but what the object holds. */
export function asksOnlyFor(info: GraphQLResolveInfo, held: object): boolean {
  return info.fieldNodes.every((node) =>
    [...fieldsBelow(node, info)].every((name) => name === '__typename' || name in held),
  );
}

function fieldsBelow(node: FieldNode, info: GraphQLResolveInfo): ReadonlySet<string> {
  let below = known.get(node);
  if (below === undefined) {
    below = namesBelow(node.selectionSet, info, new Set());
    known.set(node, below);
  }
  return below;
}

function namesBelow(
  selections: SelectionSetNode | undefined,
  info: GraphQLResolveInfo,
  found: Set<string>,
): Set<string> {
  for (const selection of selections?.selections ?? []) {
    if (selection.kind === 'Field') found.add(selection.name.value);
    const below = selection.kind === 'FragmentSpread' ? info.fragments[selection.name.value] : selection;
    namesBelow(below?.selectionSet, info, found);
  }
  return found;
}
